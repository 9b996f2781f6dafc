import { localPath } from "../core/catalog.ts";
import { textsOf } from "../core/i18n.ts";
import NotesIsland, { notesIslandTexts } from "../islands/notes.tsx";
import { Island } from "../ssr/island.tsx";
import { type PageLoad, definePage } from "../ssr/page.ts";
import { maxQueryLength } from "../tools/notes/bounds.ts";
import type { NoteActions } from "../tools/notes/actions.ts";
import { browserCookie } from "../tools/notes/owner.ts";
import type { Notes } from "../tools/notes/schema.ts";
import { noteModeIn } from "../ui/notes/mode.ts";
import { ToolPage } from "../ui/tool-page.tsx";

export const notesPage = ({ list, create, change, remove, share }: NoteActions) => {
  async function load({
    run,
    refuse,
    query,
  }: Pick<PageLoad, "run" | "refuse" | "query">): Promise<Notes | null> {
    const cursor = query.get("cursor") ?? "";
    const outcome = await run(list, {
      q: query.get("q")?.slice(0, maxQueryLength),
      cursor: /^\d{1,5}$/.test(cursor) ? cursor : null,
    });
    return outcome.ok ? outcome.value : refuse(outcome.failure);
  }

  return definePage({
    id: "notes",
    actions: { create, change, remove, share },
    cookies: [browserCookie],
    isPrivate: true,
    load,
    after: ({ name, outcome }, { lang }) => {
      const path = localPath("/notes", lang);
      if (name === "share" && outcome.ok) return `${path}?share=${outcome.value.id}#note-${outcome.value.id}`;
      if (name === "create") return `${path}?saved#list`;
      return name === "change" && outcome.ok ? `${path}#note-${outcome.value.id}` : `${path}#list`;
    },
    view: ({ lang, site, query, data, idempotencyKey, state }) => {
      const { values, problem } = state("create");
      const changed = state("change");
      return (
        <ToolPage id="notes" lang={lang}>
          <Island
            name="notes"
            of={NotesIsland}
            with={{
              lang,
              idempotencyKey,
              texts: textsOf(lang, notesIslandTexts),
              pages: `${site.origin}${localPath("/notes/", lang)}`,
              values,
              problem,
              list: data,
              isSaved: query.has("saved"),
              query: query.get("q")?.trim() ?? "",
              mode: noteModeIn(query),
              changed: {
                values: changed.values,
                problem: changed.problem ?? state("remove").problem ?? state("share").problem,
              },
            }}
          />
        </ToolPage>
      );
    },
  });
};
