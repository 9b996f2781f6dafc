import { knownUser } from "../core/action.ts";
import { localPath, pathOf } from "../core/catalog.ts";
import { type Localize, textsOf } from "../core/i18n.ts";
import LinksIsland, { linksIslandTexts } from "../islands/links.tsx";
import type { Result } from "../core/result.ts";
import { Island } from "../ssr/island.tsx";
import { type PageLoad, definePage } from "../ssr/page.ts";
import type { LinkActions } from "../tools/links/actions.ts";
import { defaultAnalyticsRange } from "../tools/links/bounds.ts";
import { analyticsRanges } from "../tools/links/names.ts";
import type { Analytics, Link, Links } from "../tools/links/schema.ts";
import { linkModeIn } from "../client/link-mode.ts";
import { ToolPage } from "../ui/tool-page.tsx";

type LinksPageData = {
  readonly created: Link | null;
  readonly list: Links | null;
  readonly stats: Analytics | null;
};

type LinksPageLoad = Pick<PageLoad, "run" | "refuse" | "caller" | "query">;

const valueOrNull = <Value,>(result: Result<Value> | null): Value | null =>
  result?.ok ? result.value : null;

export const linksPage = ({ create, change, remove, inspect, list, analytics }: LinkActions) => {
  async function load({ run, refuse, caller, query }: LinksPageLoad): Promise<LinksPageData | null> {
    const created = query.get("made");
    const isOpen = query.get("history") === "open" && knownUser(caller) !== null;
    const mode = linkModeIn(query);
    const range = analyticsRanges.find((one) => String(one) === query.get("range")) ?? defaultAnalyticsRange;
    const search = { cursor: query.get("cursor"), q: query.get("q"), tag: query.get("tag") };
    const listed = isOpen ? await run(list, search) : null;
    if (listed && !listed.ok) return refuse(listed.failure);
    return {
      created: valueOrNull(created ? await run(inspect, { code: created }) : null),
      list: valueOrNull(listed),
      stats: valueOrNull(
        isOpen && mode?.name === "analytics" ? await run(analytics, { code: mode.code, range }) : null,
      ),
    };
  }

  return definePage({
    id: "links",
    actions: { create, change, remove },
    cookies: [],
    load,
    after: ({ name, outcome }, { lang, user }) => {
      const isCreated = name === "create" && outcome.ok;
      const query = new URLSearchParams({
        ...(isCreated && { made: outcome.value.code }),
        ...(user && { history: "open" }),
      });
      return `${localPath("/links", lang)}?${query}#${isCreated ? "result" : "history"}`;
    },
    view: ({ lang, t, site, user, query, data, idempotencyKey, state }) => {
      const creation = state("create", { url: site.origin });
      return (
        <ToolPage id="links" lang={lang}>
          <Island
            name="links"
            of={LinksIsland}
            with={{
              lang,
              idempotencyKey,
              texts: textsOf(lang, linksIslandTexts),
              qrPath: localPath(pathOf("qr"), lang),
              isSignedIn: user !== null,
              values: creation.values,
              created: data.created,
              problem: creation.problem,
              list: data.list,
              query: query.get("q")?.trim() ?? "",
              listProblem: state("change").problem ?? state("remove").problem,
              mode: linkModeIn(query),
              stats: data.stats,
            }}
          />
          <LinkTips t={t} />
        </ToolPage>
      );
    },
  });
};

const tipNumbers = [1, 2, 3] as const;

function LinkTips({ t }: { t: Localize }) {
  return (
    <section className="tips" aria-labelledby="tips">
      <h2 id="tips">{t("links.tips")}</h2>
      <ul>
        {tipNumbers.map((tip) => (
          <li key={tip}>{t(`links.tip.${tip}`)}</li>
        ))}
      </ul>
    </section>
  );
}
