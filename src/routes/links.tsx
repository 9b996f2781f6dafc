import { knownUser } from "#core/action.ts";
import { localPath } from "#core/pages.ts";
import { pathOf } from "#tools/catalog.ts";
import type { Localize } from "#core/i18n.ts";
import LinksIsland from "#islands/links.tsx";
import OwnLinksIsland from "#islands/links/own.tsx";
import type { Result } from "#core/result.ts";
import { ToolIsland } from "#ssr/island.tsx";
import { type PageLoad, definePage } from "#ssr/page.ts";
import type { ToolActions } from "#tools/actions.ts";
import {
  type Analytics,
  type Link,
  type Links,
  analyticsRanges,
  defaultAnalyticsRange,
} from "#tools/links/schema.ts";
import { linkModeIn } from "#islands/links/use-links.ts";
import { ToolPage } from "#ui/tool-page.tsx";

type LinksPageData = {
  readonly created: Link | null;
  readonly list: Links | null;
  /** What the list is searched by. */
  readonly query: string;
  readonly stats: Analytics | null;
};

type LinksPageLoad = Pick<PageLoad, "run" | "refuse" | "caller" | "query">;

const valueOrNull = <Value,>(result: Result<Value> | null): Value | null =>
  result?.ok ? result.value : null;

export default ({ create, change, remove, inspect, list, analytics }: ToolActions["links"]) => {
  async function load({ run, refuse, caller, query }: LinksPageLoad): Promise<LinksPageData | null> {
    const created = query.get("made");
    const isOpen = query.get("history") !== "closed" && knownUser(caller) !== null;
    const mode = linkModeIn(query);
    const range = analyticsRanges.find((one) => String(one) === query.get("range")) ?? defaultAnalyticsRange;
    const search = { cursor: query.get("cursor"), q: query.get("q"), tag: query.get("tag") };
    const found = isOpen ? await run(list, search) : null;
    // Without scripts a row of a later page is opened by an address that says no page: it is found by its code.
    const isElsewhere = mode && found?.ok && !found.value.data.some(({ code }) => code === mode.code);
    const byCode = isElsewhere ? await run(list, { q: mode.code }) : null;
    const isFound = byCode?.ok === true && byCode.value.data.length > 0;
    const listed = isFound ? byCode : found;
    // Whoever asks for the list is told why there is none; the form does without it.
    if (listed && !listed.ok && [...query.keys()].length > 0) return refuse(listed.failure);
    return {
      created: valueOrNull(created ? await run(inspect, { code: created }) : null),
      list: valueOrNull(listed),
      query: (isFound ? mode?.code : query.get("q")?.trim()) ?? "",
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
    after: ({ name, outcome }, { lang }) => {
      const isCreated = name === "create" && outcome.ok;
      const query = new URLSearchParams({
        ...(isCreated && { made: outcome.value.code }),
      });
      return `${localPath("/links", lang)}?${query}#${isCreated ? "result" : "history"}`;
    },
    view: ({ lang, t, site, user, query, data, idempotencyKey, state }) => {
      const creation = state("create", { url: site.origin });
      const qrPath = localPath(pathOf("qr"), lang);
      return (
        <ToolPage id="links" lang={lang}>
          <ToolIsland
            name="links"
            area="links"
            of={LinksIsland}
            lang={lang}
            with={{
              idempotencyKey,
              qrPath,
              values: creation.values,
              created: data.created,
              problem: creation.problem,
            }}
          />
          {user && (
            <ToolIsland
              name="links-own"
              area="links"
              of={OwnLinksIsland}
              lang={lang}
              with={{
                qrPath,
                list: data.list,
                query: data.query,
                problem: state("change").problem ?? state("remove").problem,
                mode: linkModeIn(query),
                stats: data.stats,
              }}
            />
          )}
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
