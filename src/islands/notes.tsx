import { useRef, useState } from "react";
import { useNoteCreation } from "#client/use-note-creation.ts";
import { focusAfterRemoval } from "#client/focus-after-removal.ts";
import { useNotes } from "#client/use-notes.ts";
import type { IslandTexts, Lang } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { Notes } from "#tools/notes/schema.ts";
import { IdempotencyKey } from "#ui/idempotency-key.tsx";
import { NoteFields } from "./notes/fields.tsx";
import { NoteListPanel } from "./notes/list.tsx";
import type { NoteMode } from "#client/note-mode.ts";
import { NoteRow } from "./notes/row.tsx";
import { SealChoice } from "./notes/seal-choice.tsx";
import { SealedAddress } from "./notes/sealed-address.tsx";
import { Refusal } from "#ui/result.tsx";
import { Warning } from "#ui/warning.tsx";
import { Submit } from "#ui/submit.tsx";
import { CallForm } from "#ui/call-form.tsx";

export type NotesIslandProps = {
  /** Of the form that makes one. */
  readonly idempotencyKey: string;
  readonly lang: Lang;
  readonly texts: IslandTexts<"notes">;
  /** The address of all notes' own pages; a key follows it. */
  readonly pages: string;
  readonly values: Readonly<Record<string, string>>;
  readonly problem: Problem | null;
  readonly list: Notes;
  /** A note was just saved without scripts. */
  readonly isSaved: boolean;
  readonly query: string;
  readonly mode: NoteMode | null;
  /** What was typed into the form of a change that was refused, and why. */
  readonly changed: { readonly values: Readonly<Record<string, string>>; readonly problem: Problem | null };
};

export default function NotesIsland(props: NotesIslandProps) {
  const { lang, texts, pages, query, changed } = props;
  const [mode, setMode] = useState(props.mode);
  const notes = useNotes({ lang, texts, list: props.list, query, problem: changed.problem });

  async function change(id: string, body: object): Promise<void> {
    if (await notes.change(id, body)) setMode(null);
  }

  async function remove(id: string): Promise<void> {
    const focusNext = focusAfterRemoval(`note-${id}`);
    if (await notes.remove(id)) focusNext();
  }

  return (
    <div className="tool split">
      <NoteCreator {...props} notes={notes} />
      <NoteListPanel list={notes} texts={texts}>
        {notes.notes.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            address={`${pages}${note.public_key}`}
            texts={texts}
            mode={mode}
            values={changed.values}
            problem={notes.problem}
            onMode={setMode}
            onChange={(id, body) => void change(id, body)}
            onRemove={(id) => void remove(id)}
            onShare={(id, shared) => void notes.share(id, shared)}
          />
        ))}
      </NoteListPanel>
    </div>
  );
}

/** The form that writes a note, which the list then begins with. */
function NoteCreator({
  notes,
  lang,
  texts,
  pages,
  ...start
}: NotesIslandProps & { notes: ReturnType<typeof useNotes> }) {
  const form = useRef<HTMLFormElement>(null);
  const creation = useNoteCreation({
    lang,
    texts,
    problem: start.problem,
    onMade: (isUnchanged) => {
      // What was typed meanwhile is the next note.
      if (isUnchanged) form.current?.reset();
      void notes.search("");
    },
  });
  const { problem, sealed } = creation;
  // What was just saved and cannot be found again: the browser did not keep the cookie that the note belongs to.
  const isLost =
    (start.isSaved || creation.answer !== null) &&
    notes.notes.length === 0 &&
    !notes.isBusy &&
    notes.query === "";
  return (
    <CallForm call={creation} ref={form} action="#list" aria-label={texts["notes.form"]}>
      <IdempotencyKey value={start.idempotencyKey} />
      <NoteFields values={start.values} texts={texts} problem={problem} />
      <SealChoice texts={texts} />
      <Submit call={creation} texts={texts}>
        {texts["notes.create"]}
      </Submit>
      <div aria-live="polite">
        {creation.isBusy && <p className="busy">{texts["notes.busy"]}</p>}
        {problem && !problem.errors && <Refusal problem={problem} />}
        {creation.answer && !isLost && <p className="hint">{texts["notes.saved"]}</p>}
        {creation.answer && sealed && (
          <SealedAddress address={`${pages}${sealed.publicKey}#${sealed.key}`} texts={texts} />
        )}
        {isLost && <Warning>{texts["notes.lost"]}</Warning>}
      </div>
    </CallForm>
  );
}
