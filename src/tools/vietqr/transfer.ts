import { message } from "../../core/i18n.ts";
import type { Picture } from "../../core/picture.ts";
import { type FieldError, type Result, ok } from "../../core/result.ts";
import { svgPicture } from "../qr/draw.ts";
import { bankText, parseAmount } from "./bank-text.ts";
import { findBank } from "./banks.ts";
import { type CardText, type LayoutName, transferCard } from "./card.ts";
import { maxInfoLength, maxAmount } from "./bounds.ts";
import { type PictureFormat } from "./names.ts";
import { transferPayload } from "./payload.ts";
import type { Bank, TransferInput } from "./schema.ts";
import { isDrawable } from "./text-width.ts";

/** Makes a bitmap of an SVG document. */
export type VietqrDrawing = { readonly svg: string; readonly format: Exclude<PictureFormat, "svg"> };
export type RasterResult = Result<Uint8Array<ArrayBuffer>>;

/** Null when what was typed is no amount. */
function amountOf(amountInput: TransferInput["amount"]): number | undefined | null {
  if (amountInput === undefined) return amountInput;
  const amountValue = typeof amountInput === "number" ? amountInput : parseAmount(amountInput);
  return amountValue !== null && amountValue >= 1 && amountValue <= maxAmount ? amountValue : null;
}

/** A name as it is written on a card: on one line, without invisible characters. */
const nameText = (holderName: string): string =>
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
  // A picture that leaves out whom the money goes to is worse than none.
  if (!isDrawable(holderName)) errors.push({ path: "name", message: message("vietqr.badName") });
  if (!bank || transferAmount === null || errors.length > 0)
    return { ok: false, failure: { code: "invalid_input", errors } };
  const account = transferInput.account.normalize("NFKC").replace(/[ .-]/g, "");
  return ok({
    bank,
    account,
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
  rasterize: (drawing: VietqrDrawing) => Promise<RasterResult>,
): Promise<Result<Picture>> {
  const card = transferCard(payloadOf(cardText), cardText, layout);
  if (!card.ok) return card;
  if (format === "svg") return ok(svgPicture(card.value, "vietqr.svg"));
  const pictureBytes = await rasterize({ svg: card.value, format });
  return pictureBytes.ok
    ? ok({ type: mediaTypes[format], bytes: pictureBytes.value, name: `vietqr.${format}` })
    : pictureBytes;
}
