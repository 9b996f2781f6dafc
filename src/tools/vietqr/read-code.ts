import { type Message, message } from "#core/i18n.ts";
import type { Reading } from "#core/reading.ts";
import { withSeparators } from "./amount.ts";
import { findBank } from "./banks.ts";
import { crcOfPayload } from "./payload.ts";

/** Longer than any account, and no longer than a QR code of a transfer is. */
const [leastLength, maxLength] = [30, 512];

/** Whether a text begins as the text of a payment code does (EMVCo MPM, field 00); an account may, and is shorter. */
export const isPaymentCode = (text: string): boolean =>
  text.startsWith("000201") && text.length > leastLength && text.length <= maxLength;

type DataObjects = ReadonlyMap<string, string>;

/** Data objects one behind the other: two digits of ID, two of length, the value; null where a text is not made of such. */
function objectsIn(text: string): DataObjects | null {
  const objects = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const head = text.slice(at, at + 4);
    const end = at + 4 + Number(head.slice(2));
    const id = head.slice(0, 2);
    if (!/^\d{4}$/.test(head) || end > text.length || objects.has(id)) return null;
    objects.set(id, text.slice(at + 4, end));
    at = end;
  }
  return objects;
}

/** The objects inside one; none where there is no such one. */
const within = (objects: DataObjects, id: string): DataObjects =>
  objectsIn(objects.get(id) ?? "") ?? new Map();

const refused = (key: "vietqr.brokenCode" | "vietqr.otherCode" | "vietqr.cardCode"): Reading => ({
  refused: message(key),
});

/** An amount without its decimals, which are zeros where there are any; null for what is no amount of đồng. */
const amountOf = (written: string): string | null => /^(\d{1,13})(?:\.0*)?$/.exec(written)?.[1] ?? null;

const differs = (said: string): { readonly conflict: Message } => ({
  conflict: message("vietqr.otherThanCode", { said }),
});

/**
 * What the text of a VietQR code says: the account, and for the form's other fields the bank, the amount and the message.
 * It is refused where its checksum is not that of its text, where it pays into something else than an account of a bank,
 * and where a field of the form says otherwise.
 */
export function readPaymentCode(text: string): Reading {
  const isWhole = /^[\x20-\x7e]+6304[0-9a-f]{4}$/i.test(text);
  if (!isWhole || crcOfPayload(text.slice(0, -4)) !== text.slice(-4).toUpperCase())
    return refused("vietqr.brokenCode");
  const code = objectsIn(text);
  if (!code) return refused("vietqr.brokenCode");
  const merchant = within(code, "38");
  const beneficiary = within(merchant, "01");
  const [bin = "", account = ""] = [beneficiary.get("00"), beneficiary.get("01")];
  const isTransfer = merchant.get("00") === "A000000727" && code.get("53") === "704" && account !== "";
  if (!isTransfer) return refused("vietqr.otherCode");
  if (merchant.get("02") === "QRIBFTTC") return refused("vietqr.cardCode");
  const bank = findBank(bin);
  if (!bank) return { refused: message("vietqr.unknownBin", { bin }) };
  const asked = code.get("54");
  const amount = asked === undefined ? "" : amountOf(asked);
  if (amount === null) return refused("vietqr.otherCode");
  const info = within(code, "62").get("08")?.trim();
  const written = amount && withSeparators(amount);
  return {
    value: account,
    note: written
      ? message("vietqr.code.paysAmount", { account, bank: bank.short_name, amount: written })
      : message("vietqr.code.pays", { account, bank: bank.short_name }),
    found: [
      { field: "bank", value: bank.code, conflict: message("vietqr.otherBank", { bank: bank.short_name }) },
      ...(written ? [{ field: "amount", value: written, ...differs(`${written}đ`) }] : []),
      ...(info ? [{ field: "info", value: info, ...differs(`“${info}”`) }] : []),
    ],
  };
}
