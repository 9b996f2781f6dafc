import { localPath } from "#core/pages.ts";
import NotesIsland from "#islands/notes.tsx";
import { ToolIsland } from "#ssr/island.tsx";
import { type PageLoad, definePage } from "#ssr/page.ts";
import { type Notes, maxQueryLength } from "#tools/notes/schema.ts";
import type { ToolActions } from "#tools/actions.ts";
import { browserCookie } from "#tools/notes/owner.ts";
import { noteModeIn } from "#islands/notes/use-notes.ts";
import { ToolPage } from "#ui/tool-page.tsx";
import { Warning } from "#ui/warning.tsx";

export default ({ list, left, create, change, remove, share }: ToolActions["notes"]) => {
  async function loadNotes({
    run,
    refuse,
    runBeside,
    query,
    caller,
  }: Pick<PageLoad, "run" | "runBeside" | "refuse" | "query" | "caller">): Promise<{
    list: Notes;
    left: number;
  } | null> {
    const notesCursor = query.get("cursor") ?? "";
    const listOutcome = await run(list, {
      q: query.get("q")?.slice(0, maxQueryLength),
      cursor: /^\d{1,5}$/.test(notesCursor) ? notesCursor : null,
    });
    if (!listOutcome.ok) return refuse(listOutcome.failure);
    const hasBoth = caller.user !== null && Boolean(caller.cookies.get(browserCookie));
    const leftOutcome = hasBoth ? await runBeside(left, {}) : null;
    return { list: listOutcome.value, left: leftOutcome?.ok ? leftOutcome.value.count : 0 };
  }

  return definePage({
    id: "notes",
    actions: { create, change, remove, share },
    cookies: [browserCookie],
    isPrivate: true,
    load: loadNotes,
    after: ({ name, outcome }, { lang }) => {
      const path = localPath("/notes", lang);
      if (name === "share" && outcome.ok) return `${path}?share=${outcome.value.id}#note-${outcome.value.id}`;
      if (name === "create") return `${path}?saved#list`;
      return name === "change" && outcome.ok ? `${path}#note-${outcome.value.id}` : `${path}#list`;
    },
    view: ({ lang, t, site, query, data, idempotencyKey, state }) => {
      const { values, problem } = state("create");
      const changeForm = state("change");
      return (
        <ToolPage id="notes" lang={lang}>
          {data.left > 0 && <Warning>{t("notes.left", { count: data.left })}</Warning>}
          <ToolIsland
            name="notes"
            area="notes"
            lang={lang}
            of={NotesIsland}
            with={{
              idempotencyKey,
              pages: `${site.origin}${localPath("/notes/", lang)}`,
              values,
              problem,
              list: data.list,
              isSaved: query.has("saved"),
              query: query.get("q")?.trim().slice(0, maxQueryLength) ?? "",
              mode: noteModeIn(query),
              changed: {
                values: changeForm.values,
                problem: changeForm.problem ?? state("remove").problem ?? state("share").problem,
              },
            }}
          />
        </ToolPage>
      );
    },
  });
};
