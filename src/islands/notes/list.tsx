import { Icon } from "#ui/icon.tsx";
import type { FormEvent, ReactNode } from "react";
import { formBody } from "#client/form-body.ts";
import { preventingDefault } from "#client/preventing-default.ts";
import type { NoteListState } from "./use-notes.ts";
import { type IslandTexts, fill } from "#core/i18n.ts";
import { Empty } from "#ui/empty.tsx";
import { TextField } from "#ui/field.tsx";
import { Refusal } from "#ui/result.tsx";
import { LinkedText } from "./linked-text.tsx";

type NoteListProps = {
  readonly list: NoteListState & {
    readonly search: (query: string) => Promise<unknown>;
    readonly more: () => Promise<void>;
  };
  readonly texts: IslandTexts<"notes">;
};

/** One's own notes with a search over them, which is an address and so works without scripts. */
export function NoteListPanel({
  list,
  texts,
  children,
}: NoteListProps & {
  /** A row for each note. */
  readonly children: ReactNode;
}) {
  const { notes, next, query, isBusy, problem } = list;
  return (
    <section id="list" className="result" aria-labelledby="list-title" aria-busy={isBusy}>
      <h2 id="list-title">{texts["notes.list"]}</h2>
      {(notes.length > 0 || query !== "") && <NoteSearch list={list} texts={texts} />}
      <div aria-live="polite">
        {isBusy && <p className="busy">{texts["notes.list.busy"]}</p>}
        {problem && !problem.errors && <Refusal problem={problem} />}
        {notes.length === 0 && !isBusy && !problem && <NoNotes query={query} texts={texts} />}
      </div>
      {query !== "" && (
        <form method="get" action="#list" onSubmit={preventingDefault(() => list.search(""))}>
          <button className="button quiet">{texts["notes.search.clear"]}</button>
        </form>
      )}
      {notes.length > 0 && <ul className="entries">{children}</ul>}
      {next !== null && (
        <form method="get" action="#list" onSubmit={preventingDefault(list.more)}>
          {query !== "" && <input type="hidden" name="q" value={query} />}
          <input type="hidden" name="cursor" value={next} />
          <button className="button quiet">{texts["notes.list.more"]}</button>
        </form>
      )}
    </section>
  );
}

function NoteSearch({ list, texts }: NoteListProps) {
  return (
    <search>
      <form
        method="get"
        action="#list"
        onSubmit={preventingDefault((event: FormEvent<HTMLFormElement>) =>
          list.search(String(formBody(event.currentTarget)["q"])),
        )}
      >
        <TextField
          label={texts["notes.search"]}
          name="q"
          type="search"
          hint={texts["notes.search.hint"]}
          defaultValue={list.query}
        />
        <button className="button quiet">
          <Icon name="search" />
          {texts["notes.search.go"]}
        </button>
      </form>
    </search>
  );
}

function NoNotes({ query, texts }: Pick<NoteListProps, "texts"> & { query: string }) {
  if (query !== "") return <p>{fill(texts["notes.search.none"], { words: query })}</p>;
  return (
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
  );
}
