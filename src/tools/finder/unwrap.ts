import { fold } from "../../core/fold.ts";

/** What stands around a value where it was copied from, each with the value as its group. */
const wrappings = [
  /^(?:authorization:\s*)?bearer\s+(\S+)$/i,
  /^[^<>\n]{0,100}<([^\s<>@]+@[^\s<>]+)>$/,
  /^mailto:([^\s?]+@[^\s?]+)(?:\?\S*)?$/i,
  /^["'<](https?:\/\/[^\s"'<>]+)["'>]$/i,
];

/** A value without what stood around it: a token's "Bearer", a name before an email address. */
export function unwrap(finderInput: string): string {
  const pastedText = finderInput.trim();
  if (pastedText.length > 8192) return pastedText;
  return wrappings.reduce(
    (unwrappedText, wrapping) => wrapping.exec(unwrappedText)?.[1] ?? unwrappedText,
    pastedText,
  );
}

/** Banks that people name before an account, as they write them; the transfer's form knows each. */
const banks = new Set(
  (
    "vietcombank vcb techcombank tcb mbbank mb bidv agribank vietinbank ctg acb vpbank tpbank sacombank hdbank vib " +
    "shb msb ocb eximbank seabank lpbank namabank cake timo"
  ).split(" "),
);
const accountLine =
  /^(?:stk|so tk|tk|so tai khoan|tai khoan|account)?[\s:.-]*([a-z]{2,20})?[\s:.-]*(\d[\d ]{4,22}\d)(?:[\s:.-]+([a-z]{2,20})(?:[\s-]+[a-z ]{2,50})?)?$/;

export type PastedAccount = { readonly account: string; readonly bank: string };

/** "VCB 1133666688880 NGUYEN VAN AN", "STK: 0071000123456": an account, and its bank where it is named. */
export function accountIn(pastedText: string): PastedAccount | null {
  if (pastedText.length > 120 || /[^\p{L}\d\s:.-]/u.test(pastedText)) return null;
  const foldedText = fold(pastedText).trim();
  const [, textBefore, accountDigits = "", textAfter] = accountLine.exec(foldedText) ?? [];
  const account = accountDigits.replaceAll(" ", "");
  if (!/^\d{6,19}$/.test(account)) return null;
  const bank = [textBefore, textAfter].find((bankWord) => bankWord !== undefined && banks.has(bankWord));
  if (bank !== undefined) return { account, bank };
  return textBefore === undefined && /^(?:stk|so tk|tk|so tai khoan|tai khoan|account)/.test(foldedText)
    ? { account, bank: "" }
    : null;
}
