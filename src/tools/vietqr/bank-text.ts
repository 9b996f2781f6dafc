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
  const digits = transferText
    .normalize("NFKC")
    .trim()
    .replace(/\s*(đ|₫|vnd|vnđ|đồng)$/i, "");
  if (!/^(\d{1,13}|\d{1,3}([.,\s])\d{3}(\2\d{3}){0,3})$/.test(digits)) return null;
  return Number(digits.replace(/[.,\s]/g, ""));
}

/** An amount with vi-VN separators; what is none stays as it was typed. */
export function withSeparators(transferText: string): string {
  const amount = parseAmount(transferText);
  return amount === null ? transferText : numberFormat("vi-VN", {}).format(amount);
}

/**
 * What a field of an amount shows after an edit that made `text` of `before`: the separators move along while digits
 * come and go. A separator that was typed stays as it is until the whole is an amount again.
 */
export function separateWhileTyping(transferText: string, before: string): string {
  const separators = (value: string) => value.length - value.replaceAll(".", "").length;
  const wasAmount = before === "" || parseAmount(before) !== null;
  const isEditOfDigits =
    wasAmount && /^[\d.]*$/.test(transferText) && separators(transferText) <= separators(before);
  return withSeparators(isEditOfDigits ? transferText.replaceAll(".", "") : transferText);
}
