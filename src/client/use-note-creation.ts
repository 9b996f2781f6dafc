import { type FormEvent, useRef, useState } from "react";
import type { Lang, Texts } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import { type Note, maxContentBytes } from "#tools/notes/schema.ts";
import { type ApiTexts, ownProblem } from "./api.ts";
import { formBody } from "./form-body.ts";
import { keyText, newNoteSecret, sealNote } from "./sealed-note.ts";
import { useCall } from "./use-call.ts";

type NoteCreationOptions = {
  readonly lang: Lang;
  readonly texts: ApiTexts & Texts<"notes.seal.tooLarge">;
  readonly problem: Problem | null;
  readonly onMade: (isUnchanged: boolean) => void;
};

const randomBytes = (byteCount: number) => crypto.getRandomValues(new Uint8Array(byteCount));

/** The form that writes a note. One that is to be sealed is encrypted first: only what comes of it is sent. */
export function useNoteCreation({ lang, texts, problem, onMade }: NoteCreationOptions) {
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
