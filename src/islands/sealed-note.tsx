import { type FormEvent, useEffect, useState } from "react";
import { type ApiTexts, apiTexts } from "#client/api.ts";
import { formBody } from "#client/form-body.ts";
import { preventingDefault } from "#client/preventing-default.ts";
import { type NoteToSeal, canSeal, keyIn, unsealNote } from "./notes/seal.ts";
import { useApiRequest } from "#client/use-api-request.ts";
import type { Lang, Texts } from "#core/i18n.ts";
import { visibleText } from "#core/visible-text.ts";
import type { SharedNote } from "#tools/notes/schema.ts";
import { CopyButton, copyTexts } from "#ui/copy-button.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Refusal } from "#ui/result.tsx";
import { Warning } from "#ui/warning.tsx";
import { LinkedText } from "./notes/linked-text.tsx";

type SealedNoteState = "busy" | "insecure" | "noKey" | "unopened" | "wrongKey" | "unreadable" | NoteToSeal;

type SealedNoteOptions = {
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly publicKey: string;
  /** Null while a note that burns has not been opened. */
  readonly content: string | null;
};

/** Decrypts a note with the key in the address, or with one that is typed. */
function useSealedNote({ lang, texts, publicKey, content: sent }: SealedNoteOptions) {
  const [state, setState] = useState<SealedNoteState>("busy");
  const [content, setContent] = useState(sent);
  const [typed, setTyped] = useState("");
  const { ask, isBusy: isAsking, problem } = useApiRequest({ lang, texts, problem: null });
  const isBurnt = content !== null && sent === null;

  useEffect(() => {
    let isOver = false;
    const show = (next: SealedNoteState) => {
      if (!isOver) setState(next);
    };
    async function unseal(): Promise<void> {
      if (!canSeal()) return show("insecure");
      const key = keyIn(typed || location.hash);
      if (!key) return show("noKey");
      if (content === null) return show("unopened");
      const opened = await unsealNote(content, key);
      show(opened.ok ? opened.note : opened.fault === "key" ? "wrongKey" : "unreadable");
    }
    const restart = () => void unseal();
    restart();
    // The whole address pasted over one that lacked its key does not load the page again.
    window.addEventListener("hashchange", restart);
    return () => {
      isOver = true;
      window.removeEventListener("hashchange", restart);
    };
  }, [content, typed]);

  const open = preventingDefault(async () => {
    const note = await ask<SharedNote>({ method: "POST", path: `/notes/public/${publicKey}` });
    if (note) setContent(note.content);
  });

  const takeKey = preventingDefault((event: FormEvent<HTMLFormElement>) =>
    setTyped(String(formBody(event.currentTarget)["key"])),
  );

  return { state, isBurnt, isAsking, problem, open, takeKey };
}

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
