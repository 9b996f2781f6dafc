import { message } from "#core/i18n.ts";
import type { Picture } from "#core/picture.ts";
import { type FieldError, type Result, ok } from "#core/result.ts";
import { svgPicture } from "#tools/qr/svg.ts";
import { parseAmount } from "./amount.ts";
import { bankText } from "./bank-text.ts";
import type { Bank } from "./bank.ts";
import { findBank } from "./banks.ts";
import { type LayoutName, transferCard } from "./card.ts";
import { type CardText, isDrawable } from "./card-parts.ts";
import { type PictureFormat, type TransferInput, maxAmount, maxInfoLength } from "./schema.ts";
import { transferPayload } from "./payload.ts";

/** Makes a bitmap of an SVG document; `isRead` asks what the QR code in it says by then. */
export type VietqrDrawing = {
  readonly svg: string;
  readonly format: Exclude<PictureFormat, "svg">;
  readonly isRead?: boolean;
};
/** `text` is null where nobody has read it, or nothing could be read. */
export type Raster = { readonly bytes: Uint8Array<ArrayBuffer>; readonly text: string | null };
export type RasterResult = Result<Raster>;
export type RasterizeDrawing = (drawing: VietqrDrawing) => Promise<RasterResult>;

/** Null when what was typed is no amount. */
function amountOf(amountInput: TransferInput["amount"]): number | undefined | null {
  if (amountInput === undefined) return amountInput;
  const amountValue = typeof amountInput === "number" ? amountInput : parseAmount(amountInput);
  return amountValue !== null && amountValue >= 1 && amountValue <= maxAmount ? amountValue : null;
}

/** A name as it is written on a card: on one line, without invisible characters. */
export const nameText = (holderName: string): string =>
  holderName
    .normalize("NFKC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();

type NamedTransfer = TransferInput & { readonly name?: string };

/** What a transfer says, or what is wrong with each of its fields. */
export function readTransfer(
  transferInput: NamedTransfer,
  bankOf: (name: string) => Bank | null = findBank,
): Result<CardText> {
  const bank = bankOf(transferInput.bank);
  const transferAmount = amountOf(transferInput.amount);
  const transferInfo = bankText(transferInput.info ?? "");
  const holderName = nameText(transferInput.name ?? "");
  const errors: FieldError[] = [];
  if (!bank) errors.push({ path: "bank", message: message("vietqr.badBank") });
  if (transferAmount === null) errors.push({ path: "amount", message: message("vietqr.badAmount") });
  if (transferInfo.length > maxInfoLength)
    errors.push({
      path: "info",
      message: message("vietqr.longInfo", { max: maxInfoLength, length: transferInfo.length }),
    });
  if (transferInfo === "" && transferInput.info?.trim())
    errors.push({ path: "info", message: message("vietqr.emptyInfo") });
  // A picture that leaves out whom the money goes to is worse than none.
  if (!isDrawable(holderName)) errors.push({ path: "name", message: message("vietqr.badName") });
  if (!bank || transferAmount === null || errors.length > 0)
    return { ok: false, failure: { code: "invalid_input", errors } };
  return ok({
    bank,
    account: transferInput.account,
    ...(transferAmount !== undefined && { amount: transferAmount }),
    ...(transferInfo && { info: transferInfo }),
    ...(holderName && { name: holderName }),
  });
}

export const payloadOf = ({ bank, account, amount, info }: CardText): string =>
  transferPayload({
    bin: bank.bin,
    account,
    ...(amount !== undefined && { amount }),
    ...(info && { info }),
  });

const mediaTypes = { png: "image/png", jpg: "image/jpeg" } as const;

export async function drawTransfer(
  cardText: CardText,
  { layout, format }: { layout: LayoutName; format: PictureFormat },
  rasterize: RasterizeDrawing,
): Promise<Result<Picture>> {
  const card = transferCard(payloadOf(cardText), cardText, layout);
  if (!card.ok) return card;
  if (format === "svg") return ok(svgPicture(card.value, "vietqr.svg"));
  const raster = await rasterize({ svg: card.value, format });
  return raster.ok
    ? ok({ type: mediaTypes[format], bytes: raster.value.bytes, name: `vietqr.${format}` })
    : raster;
}

/** The card that is handed over, and whether its picture was read again and says the same. */
export async function drawCard(
  cardText: CardText,
  rasterize: RasterizeDrawing,
): Promise<Result<{ readonly picture: Picture; readonly isReadBack: boolean }>> {
  const payload = payloadOf(cardText);
  const card = transferCard(payload, cardText);
  if (!card.ok) return card;
  const raster = await rasterize({ svg: card.value, format: "png", isRead: true });
  if (!raster.ok) return raster;
  const { bytes, text } = raster.value;
  return ok({ picture: { type: "image/png", bytes, name: "vietqr.png" }, isReadBack: text === payload });
}
