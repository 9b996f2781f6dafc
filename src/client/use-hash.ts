import { type FormEvent, type RefObject, useRef, useState } from "react";
import type { Lang, Texts } from "#core/i18n.ts";
import hashCalls from "#tools/crypto/hash-calls.ts";
import type { HashAnswer } from "#tools/crypto/schema.ts";
import type { ApiTexts } from "./api.ts";
import { formBody } from "./form-body.ts";
import { typeInto } from "./type-into.ts";
import type { FormState } from "./state.ts";
import { useToolCall } from "./use-tool-call.ts";

/** A file that is hashed in place of the text; `share` is how far it is read, null once it is. */
export type HashedFile = { readonly file: File; readonly share: number | null };

type HashOptions = FormState<HashAnswer> & {
  readonly lang: Lang;
  readonly texts: ApiTexts & Texts<"crypto.hash.fileFault">;
  /** The field of the text. */
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
};

/** The form that hashes a text, or the file that was chosen last until a text is typed. */
export function useHash({ fieldRef, ...given }: HashOptions) {
  const call = useToolCall(hashCalls.hash, given);
  const [hashed, setHashed] = useState<HashedFile | null>(null);
  const picked = useRef<File | null>(null);

  /** Gives what is wrong with the file, in words. */
  async function hash(file: File): Promise<string | null> {
    const form = fieldRef.current?.form;
    if (!form) return null;
    picked.current = file;
    setHashed({ file, share: 0 });
    call.replace({ answer: null, problem: null });
    let isUnreadable = false;
    await call.edit(async (isLatest) => {
      const body = formBody(form);
      const outcome = { answer: null, problem: null, notes: {}, place: "device", body } as const;
      try {
        const { hashFile } = await import("./device/hash-file.ts");
        const onProgress = (share: number) => setHashed({ file, share });
        return { ...outcome, answer: await hashFile(file, body, { isLatest, onProgress }) };
      } catch {
        // A folder, or a file that went away meanwhile.
        isUnreadable = isLatest();
        return outcome;
      }
    });
    if (picked.current === file) setHashed(isUnreadable ? null : { file, share: null });
    return isUnreadable ? given.texts["crypto.hash.fileFault"] : null;
  }

  function drop(): void {
    picked.current = null;
    setHashed(null);
  }

  return {
    ...call,
    hashed,
    hash,
    /** Hashes the text again. */
    drop: () => {
      drop();
      if (fieldRef.current) typeInto(fieldRef.current, fieldRef.current.value);
    },
    follow: (event: FormEvent<HTMLFormElement>) => {
      if (event.target === fieldRef.current) drop();
      if (picked.current && event.target instanceof HTMLElement && !event.target.matches("[type=file]"))
        void hash(picked.current);
      else call.follow(event);
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (!picked.current) return call.submit(event);
      event.preventDefault();
      void hash(picked.current);
    },
  };
}
