import { type FormEvent, useEffect, useState } from "react";
import { apiTexts } from "../client/api.ts";
import { formBody } from "../client/form-body.ts";
import { type NoteToSeal, canSeal, keyIn, unsealNote } from "../client/sealed-note.ts";
import { useApiRequest } from "../client/use-api-request.ts";
import type { Lang, Texts } from "../core/i18n.ts";
import { visibleText } from "../core/visible-text.ts";
import type { SharedNote } from "../tools/notes/schema.ts";
import { TextField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkedText } from "../ui/notes/linked-text.tsx";
import { Refusal } from "../ui/result.tsx";
import { Warning } from "../ui/warning.tsx";

export const sealedNoteIslandTexts = [
  ...apiTexts,
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

type SealedNoteState = "busy" | "insecure" | "noKey" | "unopened" | "wrongKey" | "unreadable" | NoteToSeal;

/** Decrypts a note with the key in the address, which no server has seen. */
export default function SealedNoteIsland({ lang, texts, publicKey, ...start }: SealedNoteIslandProps) {
  const [state, setState] = useState<SealedNoteState>("busy");
  const [content, setContent] = useState(start.content);
  const [typed, setTyped] = useState("");
  const { ask, isBusy, problem } = useApiRequest({ lang, texts, problem: null });
  const isBurnt = content !== null && start.content === null;

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

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    const note = await ask<SharedNote>({ method: "POST", path: `/notes/public/${publicKey}` });
    if (note) setContent(note.content);
  }

  function takeKey(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTyped(String(formBody(event.currentTarget)["key"]));
  }

  return (
    <div className="stack" aria-live="polite" aria-busy={state === "busy"}>
      {isBurnt && <NoteIsGone text={texts["notes.opened"]} />}
      {problem && <Refusal problem={problem} />}
      {state === "busy" && (
        <>
          <p className="busy needs-script">{texts["notes.sealed.busy"]}</p>
          <p className="warning without-script">{texts["notes.sealed.withoutScript"]}</p>
        </>
      )}
      {(state === "insecure" || state === "noKey" || state === "wrongKey" || state === "unreadable") && (
        <Warning>{texts[`notes.sealed.${state}`]}</Warning>
      )}
      {state === "unopened" && (
        <form method="post" className="panel" onSubmit={(event) => void open(event)}>
          <NoteIsGone text={texts["notes.unopened.text"]} />
          <button className="button" disabled={isBusy}>
            {texts["notes.unopened.open"]}
          </button>
        </form>
      )}
      {(state === "noKey" || state === "wrongKey") && (
        <form method="get" className="panel" onSubmit={takeKey}>
          <TextField label={texts["notes.sealed.key"]} name="key" required />
          <button className="button">{texts["notes.sealed.unseal"]}</button>
        </form>
      )}
      {typeof state === "object" && (
        <article className="panel">
          {state.title !== "" && <h2>{visibleText(state.title)}</h2>}
          <LinkedText>{state.content}</LinkedText>
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
