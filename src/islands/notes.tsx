import { type FormEvent, useRef, useState, useSyncExternalStore } from "react";
import { type ApiTexts, ownProblem } from "#client/api.ts";
import { focusAfterRemoval } from "#client/focus-after-removal.ts";
import { formBody } from "#client/form-body.ts";
import { canSeal, keyText, newNoteSecret, sealNote } from "./notes/seal.ts";
import { useCall } from "#client/use-call.ts";
import type { IslandTexts, Lang, Texts } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import { type Note, type Notes, maxContentBytes } from "#tools/notes/schema.ts";
import { CallForm } from "#ui/call-form.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Checkbox } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { IdempotencyKey } from "#ui/idempotency-key.tsx";
import { Refusal } from "#ui/result.tsx";
import { Submit } from "#ui/submit.tsx";
import { Warning } from "#ui/warning.tsx";
import { SecretAddressCode } from "./notes/sharing.tsx";
import { NoteFields } from "./notes/fields.tsx";
import { NoteListPanel } from "./notes/list.tsx";
import { NoteRow } from "./notes/row.tsx";
import { type NoteMode, useNotes } from "./notes/use-notes.ts";

/** The whole address of a sealed note, with its key, which is shown this once. */
function SealedAddress({ address, texts }: { address: string; texts: IslandTexts<"notes"> }) {
  return (
    <div className="inset">
      <Warning>{texts["notes.seal.keep"]}</Warning>
      <p className="code">{address}</p>
      <div className="actions">
        <CopyButton text={address} texts={texts} />
        <a className="button quiet" href={address} target="_blank" rel="noopener">
          <Icon name="external-link" />
          {texts["notes.share.open"]}
        </a>
      </div>
      <SecretAddressCode address={address} texts={texts} />
    </div>
  );
}

const neverChanges = () => () => undefined;

/**
 * Offers to encrypt the note on the device. Until the browser is known to do that, the box cannot be ticked: a form
 * that is sent as it is never promises it.
 */
function SealChoice({ texts }: { texts: IslandTexts<"notes"> }) {
  const isOffered = useSyncExternalStore(neverChanges, canSeal, () => null);
  return (
    <div className="field">
      <div className="needs-script">
        <Checkbox label={texts["notes.seal"]} name="sealed" disabled={isOffered !== true} />
        <small className="hint">
          {texts[isOffered === false ? "notes.seal.insecure" : "notes.seal.hint"]}
        </small>
      </div>
      <noscript>
        <small className="hint">{texts["notes.seal.withoutScript"]}</small>
      </noscript>
    </div>
  );
}

type NoteCreationOptions = {
  readonly lang: Lang;
  readonly texts: ApiTexts & Texts<"notes.seal.tooLarge">;
  readonly problem: Problem | null;
  readonly onMade: (isUnchanged: boolean) => void;
};

const randomBytes = (byteCount: number) => crypto.getRandomValues(new Uint8Array(byteCount));

/** The form that writes a note. One that is to be sealed is encrypted first: only what comes of it is sent. */
function useNoteCreation({ lang, texts, problem, onMade }: NoteCreationOptions) {
  const key = useRef<string | null>(null);
  /** Of the sealed note that was written last; nobody but the visitor has its key, and only here. */
  const [sealed, setSealed] = useState<{ readonly publicKey: string; readonly key: string } | null>(null);
  const isSealing = useRef(false);
  const noteCall = useCall<Note>({
    path: "/notes",
    lang,
    texts,
    initial: { answer: null, problem },
    onMade: ({ public_key: publicKey }, isUnchanged) => {
      setSealed(key.current === null ? null : { publicKey, key: key.current });
      onMade(isUnchanged);
    },
  });

  async function sealAndSend(form: HTMLFormElement): Promise<void> {
    const { title, content, ...body } = formBody(form);
    const secret = newNoteSecret(randomBytes);
    const ciphertext = await sealNote({ title: String(title).trim(), content: String(content) }, secret);
    if (ciphertext.length > maxContentBytes) return refuseNote(texts["notes.seal.tooLarge"]);
    key.current = keyText(secret);
    return noteCall.send({ ...body, content: ciphertext }, "", form);
  }

  function refuseNote(refusalMessage: string): void {
    const problem = {
      ...ownProblem("invalid_input", refusalMessage),
      errors: [{ path: "content", message: refusalMessage }],
    };
    noteCall.replace({ answer: null, problem });
  }

  function submitNote(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    if (formBody(form)["sealed"] !== true) {
      key.current = null;
      return noteCall.submit(event);
    }
    event.preventDefault();
    if (isSealing.current) return;
    isSealing.current = true;
    void sealAndSend(form).finally(() => {
      isSealing.current = false;
    });
  }

  return { ...noteCall, submit: submitNote, sealed };
}

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
