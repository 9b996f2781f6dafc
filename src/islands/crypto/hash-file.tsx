import type { RefObject } from "react";
import type { HashedFile } from "#client/use-hash.ts";
import { type IslandTexts, fill } from "#core/i18n.ts";
import { FileButton } from "#ui/file-button.tsx";

type HashFileProps = {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly texts: IslandTexts<"crypto">;
  readonly hashed: HashedFile | null;
  /** Hashes a file from now on; gives what is wrong with it, in words. */
  readonly onPick: (file: File) => Promise<string | null>;
  /** Hashes the text again. */
  readonly onDrop: () => void;
};

/** Chooses the file, and names it as long as it is what is hashed, with a bar for how far it is. */
export function HashFile({ fieldRef, texts, hashed, onPick, onDrop }: HashFileProps) {
  return (
    <>
      <FileButton fieldRef={fieldRef} label={texts["crypto.hash.file"]} texts={texts} take={onPick} />
      {hashed && (
        <div className="actions">
          <p className="notice">{fill(texts["crypto.hash.fileName"], { name: hashed.file.name })}</p>
          {hashed.share !== null && <progress value={hashed.share} aria-label={texts["crypto.hash.file"]} />}
          <button type="button" className="button quiet" onClick={onDrop}>
            {texts["ui.cancel"]}
          </button>
        </div>
      )}
    </>
  );
}
