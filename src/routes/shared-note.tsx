import { visibleText } from "#core/visible-text.ts";
import { Icon } from "#ui/icon.tsx";
import { localPath } from "#core/pages.ts";
import { textsOf } from "#core/i18n.ts";
import { formatDateTime } from "#core/format.ts";
import SealedNoteIsland, { sealedNoteIslandTexts } from "#islands/sealed-note.tsx";
import CopyTextIsland, { copyTextIslandTexts } from "#islands/copy-text.tsx";
import { Island } from "#ssr/island.tsx";
import { type View, definePage } from "#ssr/page.ts";
import type { ToolActions } from "#tools/actions.ts";
import type { SharedNote } from "#tools/notes/schema.ts";
import type { ReportActions } from "#tools/reports/actions.ts";
import { LinkedText } from "#islands/notes/linked-text.tsx";
import { ReportForm } from "#ui/report-form.tsx";

/** A note at its own address, for whoever has the key. One that burns is opened by a button, never by following a link. */
export const sharedNotePage = ({ preview, open }: ToolActions["notes"], { report }: ReportActions) =>
  definePage({
    id: "notes",
    path: "/notes/:key",
    actions: { open, report },
    isHidden: true,
    isPrivate: true,
    headers: { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" },
    notFoundMessage: "notes.missing",
    load: async ({ run, params, submission }) => {
      if (submission?.name === "open" && submission.outcome.ok) return submission.outcome.value;
      const note = await run(preview, { key: params["key"] });
      return note.ok ? note.value : null;
    },
    after: ({ name, values, outcome }, { lang }) =>
      name === "report" && outcome.ok
        ? `${localPath(`/notes/${encodeURIComponent(values["target"] ?? "")}`, lang)}?reported=1#report`
        : null,
    heading: ({ t, data, site }) => ({
      label: data.unopened
        ? t("notes.unopened.title")
        : visibleText(data.title ?? t(data.sealed ? "notes.sealed.title" : "notes.untitled")),
      summary: t("notes.shared.summary", { site: site.name }),
    }),
    view: (pageView) =>
      pageView.data.unopened && !pageView.data.sealed ? (
        <UnopenedNote view={pageView} />
      ) : (
        <OpenedNote view={pageView} />
      ),
  });

type NoteView = { view: View<Pick<ToolActions["notes"], "open"> & ReportActions, SharedNote> };

function UnopenedNote({ view: { t, data } }: NoteView) {
  return (
    <form method="post" className="panel">
      <p className="warning">
        <Icon name="flame" />
        {t("notes.unopened.text")}
      </p>
      <input type="hidden" name="key" value={data.public_key} />
      <button className="button">{t("notes.unopened.open")}</button>
    </form>
  );
}

function NoteTimes({ view: { t, data } }: NoteView) {
  return (
    <p className="hint">
      {t("notes.updated", { time: formatDateTime(new Date(data.updated_at)) })}
      {data.expires_at && <> · {t("notes.expiresAt", { time: formatDateTime(new Date(data.expires_at)) })}</>}
    </p>
  );
}

/** What is copied is what was written: the page's own text, unless signs that nobody sees are shown in it. */
const copiedOf = (content: string) =>
  visibleText(content) === content ? { of: "#note-text" } : { text: content };

function OpenedNote({ view }: NoteView) {
  const { t, lang, data, site, query, state } = view;
  return (
    <div className="stack">
      <p className="hint">{t("notes.shared.summary", { site: site.name })}</p>
      {data.burn && !data.unopened && (
        <p className="warning">
          <Icon name="flame" />
          {t("notes.opened")}
        </p>
      )}
      {data.sealed ? (
        <>
          <Island
            name="sealed-note"
            of={SealedNoteIsland}
            load=""
            with={{
              lang,
              texts: textsOf(lang, sealedNoteIslandTexts),
              publicKey: data.public_key,
              content: data.unopened ? null : data.content,
            }}
          />
          <NoteTimes view={view} />
        </>
      ) : (
        <article className="panel">
          <LinkedText id="note-text">{data.content}</LinkedText>
          <div className="actions">
            <Island
              name="copy-text"
              of={CopyTextIsland}
              with={{ texts: textsOf(lang, copyTextIslandTexts), ...copiedOf(data.content) }}
            />
          </div>
          <NoteTimes view={view} />
        </article>
      )}
      <div className="actions">
        <a className="button quiet" href={localPath("/notes", lang)}>
          {t("notes.write")}
        </a>
      </div>
      {!data.burn && (
        <ReportForm
          t={t}
          kind="note"
          target={data.public_key}
          state={state("report")}
          isSent={query.has("reported")}
        />
      )}
    </div>
  );
}
