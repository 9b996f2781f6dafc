import type { RefObject } from "react";
import { typeInto } from "#client/type-into.ts";
import type { Texts } from "#core/i18n.ts";
import { fieldCornerTexts } from "./field-corner.tsx";
import { FileButton } from "./file-button.tsx";

export const qrPictureTexts = [...fieldCornerTexts, "qr.read", "qr.read.none", "qr.read.noPicture"] as const;

/** Fills a field with what the QR code in a picture says, read on the device. */
export function QrPicture({
  fieldRef,
  texts,
}: {
  fieldRef: RefObject<HTMLTextAreaElement | HTMLInputElement | null>;
  texts: Texts<(typeof qrPictureTexts)[number]>;
}) {
  const take = async (file: File, isLatest: () => boolean) => {
    const { readQr } = await import("#client/device/read-qr.ts");
    const reading = await readQr(file);
    if (!reading.ok) return texts[`qr.read.${reading.fault}`];
    if (fieldRef.current && isLatest()) typeInto(fieldRef.current, reading.text);
    return null;
  };
  return (
    <FileButton
      fieldRef={fieldRef}
      accept="image/*"
      icon="scan-qr-code"
      label={texts["qr.read"]}
      texts={texts}
      take={take}
    />
  );
}
