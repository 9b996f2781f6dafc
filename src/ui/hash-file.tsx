import { type RefObject, useRef, useState } from "react";
import { formBody } from "../client/form-body.ts";
import type { Texts } from "../core/i18n.ts";
import type { HashAnswer } from "../tools/crypto/schema.ts";
import { FileButton } from "./file-button.tsx";

export const hashFileTexts = [
  "crypto.hash.file",
  "crypto.hash.fileHint",
  "crypto.hash.fileFault",
  "ui.cancel",
] as const;

/** Hashes a file of any size by the form's other fields, on the device, with a bar for how far it is. */
export function HashFile({
  fieldRef,
  texts,
  onHashed,
}: {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  texts: Texts<(typeof hashFileTexts)[number]>;
  onHashed: (answer: HashAnswer) => void;
}) {
  const [readShare, setShare] = useState<number | null>(null);
  const runningHash = useRef<AbortController | null>(null);
  const takeFile = async (pickedFile: File) => {
    const form = fieldRef.current?.form;
    if (!form) return null;
    runningHash.current?.abort();
    const abortController = new AbortController();
    runningHash.current = abortController;
    const { signal } = abortController;
    const hashFields = formBody(form);
    setShare(0);
    try {
      const { hashFile } = await import("../client/device/hash-file.ts");
      const hashAnswer = await hashFile(pickedFile, hashFields, { signal, onProgress: setShare });
      if (hashAnswer && !signal.aborted) onHashed(hashAnswer);
      return null;
    } catch {
      // A folder, or a file that went away meanwhile.
      return texts["crypto.hash.fileFault"];
    } finally {
      if (runningHash.current === abortController) setShare(null);
    }
  };
  return (
    <>
      <FileButton
        fieldRef={fieldRef}
        label={texts["crypto.hash.file"]}
        hint={texts["crypto.hash.fileHint"]}
        take={takeFile}
      />
      {readShare !== null && (
        <div className="actions">
          <progress value={readShare} aria-label={texts["crypto.hash.file"]} />
          <button type="button" className="button quiet" onClick={() => runningHash.current?.abort()}>
            {texts["ui.cancel"]}
          </button>
        </div>
      )}
    </>
  );
}
