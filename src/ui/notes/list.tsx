import { Icon } from "../icon.tsx";
import type { ReactNode } from "react";
import { formBody } from "../../client/form-body.ts";
import type { NoteListState } from "../../client/use-notes.ts";
import { type Texts, fill } from "../../core/i18n.ts";
import { Empty } from "../empty.tsx";
import { TextField } from "../field.tsx";
import { Refusal } from "../result.tsx";
import { LinkedText } from "./linked-text.tsx";

export const noteListTexts = [
  "notes.list",
  "notes.list.busy",
  "notes.list.empty",
  "notes.example.title",
  "notes.example.note",
  "notes.list.more",
  "notes.search",
  "notes.search.hint",
  "notes.search.go",
  "notes.search.none",
  "notes.search.clear",
] as const;

type NoteListPanelProps = {
  readonly list: NoteListState;
  readonly texts: Texts<(typeof noteListTexts)[number]>;
  readonly onSearch: (query: string) => void;
  readonly onMore: () => void;
  /** A row for each note. */
  readonly children: ReactNode;
};

/** One's own notes with a search over them, which is an address and so works without scripts. */
export function NoteListPanel({ list, texts, onSearch, onMore, children }: NoteListPanelProps) {
  const { notes, next, query, isBusy, problem } = list;
  const isEmpty = notes.length === 0 && !isBusy && !problem;
  return (
    <section id="list" className="result" aria-labelledby="list-title" aria-busy={isBusy}>
      <h2 id="list-title">{texts["notes.list"]}</h2>
      {(notes.length > 0 || query !== "") && (
        <search>
          <form
            method="get"
            action="#list"
            onSubmit={(event) => {
              event.preventDefault();
              onSearch(String(formBody(event.currentTarget)["q"]));
            }}
          >
            <TextField
              label={texts["notes.search"]}
              name="q"
              type="search"
              hint={texts["notes.search.hint"]}
              defaultValue={query}
            />
            <button className="button quiet">
              <Icon name="search" />
              {texts["notes.search.go"]}
            </button>
          </form>
        </search>
      )}
      <div aria-live="polite">
        {isBusy && <p className="busy">{texts["notes.list.busy"]}</p>}
        {problem && !problem.errors && <Refusal problem={problem} />}
        {isEmpty && query === "" && (
          <Empty
            icon="notebook-pen"
            example={
              <>
                <h3>{texts["notes.example.title"]}</h3>
                <LinkedText>{texts["notes.example.note"]}</LinkedText>
              </>
            }
          >
            {texts["notes.list.empty"]}
          </Empty>
        )}
        {isEmpty && query !== "" && <p>{fill(texts["notes.search.none"], { words: query })}</p>}
      </div>
      {query !== "" && (
        <form
          method="get"
          action="#list"
          onSubmit={(event) => {
            event.preventDefault();
            onSearch("");
          }}
        >
          <button className="button quiet">{texts["notes.search.clear"]}</button>
        </form>
      )}
      {notes.length > 0 && <ul className="entries">{children}</ul>}
      {next !== null && (
        <form
          method="get"
          action="#list"
          onSubmit={(event) => {
            event.preventDefault();
            onMore();
          }}
        >
          {query !== "" && <input type="hidden" name="q" value={query} />}
          <input type="hidden" name="cursor" value={next} />
          <button className="button quiet">{texts["notes.list.more"]}</button>
        </form>
      )}
    </section>
  );
}
