import { type FormEvent, useEffect, useState } from "react";
import type { Lang } from "#core/i18n.ts";
import type { SharedNote } from "#tools/notes/schema.ts";
import type { ApiTexts } from "./api.ts";
import { formBody } from "./form-body.ts";
import { preventingDefault } from "./preventing-default.ts";
import { type NoteToSeal, canSeal, keyIn, unsealNote } from "./sealed-note.ts";
import { useApiRequest } from "./use-api-request.ts";

type SealedNoteState = "busy" | "insecure" | "noKey" | "unopened" | "wrongKey" | "unreadable" | NoteToSeal;

type SealedNoteOptions = {
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly publicKey: string;
  /** Null while a note that burns has not been opened. */
  readonly content: string | null;
};

/** Decrypts a note with the key in the address, or with one that is typed. */
export function useSealedNote({ lang, texts, publicKey, content: sent }: SealedNoteOptions) {
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
