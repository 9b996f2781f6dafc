import type { RefObject } from "react";
import { typeInto } from "#client/type-into.ts";
import { type Texts, fill } from "#core/i18n.ts";
import { decodeUtf8 } from "#core/utf8.ts";
import { fieldCornerTexts } from "./field-corner.tsx";
import { FileButton } from "./file-button.tsx";

export const textFileTexts = [
  ...fieldCornerTexts,
  "ui.file.choose",
  "ui.file.tooLarge",
  "ui.file.notText",
] as const;

const megabyte = 1_048_576;

/** Fills a text area with a text file, read on the device. */
export function TextFile({
  fieldRef,
  texts,
  maxMegabytes = 1,
}: {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  texts: Texts<(typeof textFileTexts)[number]>;
  maxMegabytes?: number;
}) {
  const max = { max: maxMegabytes };
  const takeTextFile = async (textFile: File, isLatest: () => boolean) => {
    if (textFile.size > maxMegabytes * megabyte) return fill(texts["ui.file.tooLarge"], max);
    const text = decodeUtf8(new Uint8Array(await textFile.arrayBuffer()));
    if (text === null || text.includes("\0")) return texts["ui.file.notText"];
    if (fieldRef.current && isLatest()) typeInto(fieldRef.current, text);
    return null;
  };
  return <FileButton fieldRef={fieldRef} label={texts["ui.file.choose"]} texts={texts} take={takeTextFile} />;
}
