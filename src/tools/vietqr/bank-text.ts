import { numberFormat } from "../../core/intl.ts";
import { withoutMarks } from "../../core/fold.ts";

/**
 * Text as every bank takes it: Latin letters without diacritics, digits, spaces and `. , -`. Diacritics are removed by
 * decomposition; đ has none and is replaced.
 */
export const bankText = (transferText: string): string =>
  withoutMarks(transferText)
    .replace(/[^A-Za-z0-9 .,-]+/g, " ")
    .replace(/ +/g, " ")
    .trim();

/** Thirteen digits with their separators, a unit and some spaces. */
const maxAmountLength = 40;

/**
 * An amount in đồng as people type it (`1000000`, `1.000.000`, `1,000,000đ`); null when it is none. Only groups of three
 * behind one and the same separator count, so that a decimal (`1250.50`, `1.250,500`) is not taken for more money.
 */
export function parseAmount(transferText: string): number | null {
  if (transferText.length > maxAmountLength) return null;
  const amountDigits = transferText
    .normalize("NFKC")
    .trim()
    .replace(/\s*(đ|₫|vnd|vnđ|đồng)$/i, "");
  if (!/^(\d{1,13}|\d{1,3}([.,\s])\d{3}(\2\d{3}){0,3})$/.test(amountDigits)) return null;
  return Number(amountDigits.replace(/[.,\s]/g, ""));
}

/** An amount with vi-VN separators; what is none stays as it was typed. */
export function withSeparators(transferText: string): string {
  const parsedAmount = parseAmount(transferText);
  return parsedAmount === null ? transferText : numberFormat("vi-VN", {}).format(parsedAmount);
}

/**
 * What a field of an amount shows after an edit that made `text` of `before`: the separators move along while digits
 * come and go. A separator that was typed stays as it is until the whole is an amount again.
 */
export function separateWhileTyping(transferText: string, textBefore: string): string {
  const separatorCount = (amountText: string) => amountText.length - amountText.replaceAll(".", "").length;
  const wasAmount = textBefore === "" || parseAmount(textBefore) !== null;
  const isEditOfDigits =
    wasAmount && /^[\d.]*$/.test(transferText) && separatorCount(transferText) <= separatorCount(textBefore);
  return withSeparators(isEditOfDigits ? transferText.replaceAll(".", "") : transferText);
}
