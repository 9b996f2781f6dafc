import { apiTexts } from "#client/api.ts";
import { useSealedNote } from "#client/use-sealed-note.ts";
import type { Lang, Texts } from "#core/i18n.ts";
import { visibleText } from "#core/visible-text.ts";
import { CopyButton, copyTexts } from "#ui/copy-button.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { LinkedText } from "#ui/notes/linked-text.tsx";
import { Refusal } from "#ui/result.tsx";
import { Warning } from "#ui/warning.tsx";

export const sealedNoteIslandTexts = [
  ...apiTexts,
  ...copyTexts,
  "notes.sealed.busy",
  "notes.sealed.withoutScript",
  "notes.sealed.local",
  "notes.sealed.noKey",
  "notes.sealed.wrongKey",
  "notes.sealed.unreadable",
  "notes.sealed.insecure",
  "notes.sealed.key",
  "notes.sealed.unseal",
  "notes.unopened.text",
  "notes.unopened.open",
  "notes.opened",
] as const;

type SealedNoteIslandProps = {
  readonly lang: Lang;
  readonly texts: Texts<(typeof sealedNoteIslandTexts)[number]>;
  readonly publicKey: string;
  /** Null while a note that burns has not been opened. */
  readonly content: string | null;
};

/** Decrypts a note with the key in the address, which no server has seen. */
export default function SealedNoteIsland({ lang, texts, publicKey, ...start }: SealedNoteIslandProps) {
  const note = useSealedNote({ lang, texts, publicKey, content: start.content });
  const { state, problem } = note;
  return (
    <div className="stack" aria-live="polite" aria-busy={state === "busy"}>
      {note.isBurnt && <NoteIsGone text={texts["notes.opened"]} />}
      {problem && <Refusal problem={problem} />}
      {state === "busy" && (
        <>
          <p className="busy needs-script">{texts["notes.sealed.busy"]}</p>
          <noscript>
            <p className="warning">{texts["notes.sealed.withoutScript"]}</p>
          </noscript>
        </>
      )}
      {(state === "insecure" || state === "noKey" || state === "wrongKey" || state === "unreadable") && (
        <Warning>{texts[`notes.sealed.${state}`]}</Warning>
      )}
      {state === "unopened" && (
        <form method="post" className="panel" onSubmit={note.open}>
          <NoteIsGone text={texts["notes.unopened.text"]} />
          <button className="button" aria-disabled={note.isAsking || undefined}>
            {texts["notes.unopened.open"]}
          </button>
        </form>
      )}
      {(state === "noKey" || state === "wrongKey") && (
        <form method="get" className="panel" onSubmit={note.takeKey}>
          <TextField label={texts["notes.sealed.key"]} name="key" required />
          <button className="button">{texts["notes.sealed.unseal"]}</button>
        </form>
      )}
      {typeof state === "object" && (
        <article className="panel">
          {state.title !== "" && <h2>{visibleText(state.title)}</h2>}
          <LinkedText>{state.content}</LinkedText>
          <div className="actions">
            <CopyButton text={state.content} texts={texts} />
          </div>
          <p className="hint">{texts["notes.sealed.local"]}</p>
        </article>
      )}
    </div>
  );
}

function NoteIsGone({ text }: { text: string }) {
  return (
    <p className="warning">
      <Icon name="flame" />
      <span>{text}</span>
    </p>
  );
}
