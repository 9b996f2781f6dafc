import { knownUser } from "#core/action.ts";
import { localPath } from "#core/pages.ts";
import { pathOf } from "#tools/catalog.ts";
import { type Lang, type Localize, textsOf } from "#core/i18n.ts";
import CopyTextIsland, { copyTextIslandTexts } from "#islands/copy-text.tsx";
import { Island } from "#ssr/island.tsx";
import { type PageActions, type PageLoad, type View, definePage } from "#ssr/page.ts";
import type { Actions } from "#tools/actions.ts";
import type { ExportPart } from "#tools/account/schema.ts";
import { type TimelineKind, historyKinds, timelineKinds } from "#tools/history/schema.ts";
import type { Timeline } from "#tools/history/timeline-schema.ts";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { OwnDataRow } from "#ui/own-data-row.tsx";
import { Refusal } from "#ui/result.tsx";
import { SignInFirst } from "#ui/sign-in-first.tsx";

type OwnDataPageData = {
  readonly page: Timeline | null;
  readonly kind: TimelineKind | null;
  readonly q: string;
};

const removeActions = [
  ...timelineKinds.map((kind) => `remove-${kind}` as const),
  ...historyKinds.map((kind) => `clear-${kind}` as const),
] as const;

/** Blank for the whole list. */
const listQuery = (parameters: Readonly<Record<string, string | null | undefined>>): string => {
  const entries = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : "";
};

/** All that somebody made, whatever the tool: one list, one search, and what else can be done with one's data. */
export const ownDataPage = ({ timeline, qr, vietqr, links, notes }: Actions) => {
  async function load({
    run,
    caller,
    query,
  }: Pick<PageLoad, "run" | "caller" | "query">): Promise<OwnDataPageData> {
    const kind = timelineKinds.find((one) => one === query.get("kind")) ?? null;
    const q = query.get("q")?.trim().slice(0, 100) ?? "";
    const page = knownUser(caller) ? await run(timeline, { q, kind, cursor: query.get("cursor") }) : null;
    return { page: page?.ok ? page.value : null, kind, q };
  }

  return definePage({
    id: "own-data",
    actions: {
      "remove-qr": qr.remove,
      "remove-vietqr": vietqr.remove,
      "remove-links": links.remove,
      "remove-notes": notes.remove,
      "clear-qr": qr.clear,
      "clear-vietqr": vietqr.clear,
    },
    isHidden: true,
    isPrivate: true,
    load,
    choose: ({ action }) => removeActions.find((one) => one === action) ?? null,
    after: ({ values: { kind, q }, outcome }, { lang, path }) =>
      outcome.ok ? `${localPath(path, lang)}${listQuery({ kind, q })}#list` : null,
    heading: ({ t }) => ({
      label: t("own-data.label"),
      title: t("own-data.title"),
      summary: t("own-data.summary"),
      lead: t("own-data.lead"),
    }),
    view: (view) => {
      const { t, lang, site, user, data, submission } = view;
      if (!user) return <SignInFirst lang={lang} site={site} reason={t("own-data.signInFirst")} />;
      const problem = submission && view.state(submission.name).problem;
      return (
        <div className="stack">
          <section className="panel" id="list" aria-label={t("own-data.label")}>
            {problem && <Refusal problem={problem} />}
            <OwnDataSearch t={t} data={data} />
            <KindLinks t={t} data={data} />
            {data.page && <OwnDataRows view={view} page={data.page} />}
          </section>
          <AllData view={view} />
        </div>
      );
    },
  });
};

function OwnDataSearch({ t, data }: { t: Localize; data: OwnDataPageData }) {
  return (
    <search>
      <form method="get" className="own-search">
        {data.kind && <input type="hidden" name="kind" value={data.kind} />}
        <TextField
          type="search"
          label={t("own-data.search")}
          hint={t("own-data.search.hint")}
          name="q"
          maxLength={100}
          defaultValue={data.q}
        />
        <button className="button">{t("own-data.find")}</button>
      </form>
    </search>
  );
}

function KindLinks({ t, data: { kind, q } }: { t: Localize; data: OwnDataPageData }) {
  return (
    <nav className="tabs" aria-label={t("own-data.kinds")}>
      {[null, ...timelineKinds].map((one) => (
        <a
          key={one}
          href={listQuery({ kind: one, q }) || "?"}
          {...(one === kind && { "aria-current": "page" as const })}
        >
          {t(`own-data.kind.${one ?? "all"}`)}
        </a>
      ))}
    </nav>
  );
}

/** Rows are no island; their copy buttons are. */
const PageCopyButton = ({ text, lang }: { text: string; lang: Lang }) => (
  <Island name="copy-text" of={CopyTextIsland} with={{ texts: textsOf(lang, copyTextIslandTexts), text }} />
);

type OwnView = Pick<View<PageActions, OwnDataPageData>, "t" | "lang" | "data" | "query">;

function OwnDataRows({ view: { t, lang, data, query }, page }: { view: OwnView; page: Timeline }) {
  const { kind, q } = data;
  const back = { ...(kind && { kind }), ...(q && { q }) };
  const isFirst = !query.get("cursor");
  if (page.data.length === 0) return <p className="empty">{t(q ? "own-data.nothing" : "own-data.empty")}</p>;
  return (
    <>
      <ul className="entries">
        {page.data.map((item) => (
          <OwnDataRow
            key={"code" in item.entry ? item.entry.code : item.entry.id}
            item={item}
            lang={lang}
            back={back}
            copyButton={PageCopyButton}
          />
        ))}
      </ul>
      <div className="history-foot">
        {!isFirst && (
          <a className="button quiet" href={`${listQuery(back) || "?"}#list`}>
            {t("own-data.newest")}
          </a>
        )}
        {page.next !== null && (
          <a className="button quiet" href={`${listQuery({ ...back, cursor: page.next })}#list`}>
            {t("own-data.older")}
          </a>
        )}
      </div>
    </>
  );
}

const exportParts = {
  qr: "qr_history",
  vietqr: "vietqr_history",
  links: "links",
  notes: "notes",
} as const satisfies Record<TimelineKind, ExportPart>;

function AllData({ view: { t, lang, data } }: { view: OwnView }) {
  const kind = historyKinds.find((one) => one === data.kind);
  const label = data.kind && t(`own-data.kind.${data.kind}`);
  return (
    <section className="panel" aria-labelledby="all-data">
      <h2 id="all-data">{t("own-data.all")}</h2>
      <p>{t("own-data.all.body")}</p>
      <div className="actions">
        <a className="button quiet" href="/api/account/export" download>
          <Icon name="download" />
          {t("own-data.export")}
        </a>
        {data.kind && label !== null && (
          <a className="button quiet" href={`/api/account/export?only=${exportParts[data.kind]}`} download>
            <Icon name="download" />
            {t("own-data.export.kind", { kind: label })}
          </a>
        )}
        <a className="button quiet" href={localPath(pathOf("account"), lang)}>
          <Icon name="key-round" />
          {t("account.label")}
        </a>
        <a className="button quiet danger" href={localPath(pathOf("data-deletion"), lang)}>
          <Icon name="trash" />
          {t("own-data.delete")}
        </a>
      </div>
      {kind && label !== null && (
        <details className="options">
          <summary>{t("own-data.clear", { kind: label })}</summary>
          <form method="post" action="#list">
            <p>{t("own-data.clear.sure")}</p>
            <input type="hidden" name="kind" value={kind} />
            <button className="button danger" name="action" value={`clear-${kind}`}>
              {t("own-data.remove.sure")}
            </button>
          </form>
        </details>
      )}
    </section>
  );
}
