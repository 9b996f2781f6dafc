import { numberFormat } from "../../core/intl.ts";
import { withoutMarks } from "../../core/fold.ts";

/**
 * Text as every bank takes it: Latin letters without diacritics, digits, spaces and `. , -`. Diacritics are removed by
 * decomposition; đ has none and is replaced.
 */
export const bankText = (text: string): string =>
  withoutMarks(text)
    .replace(/[^A-Za-z0-9 .,-]+/g, " ")
    .replace(/ +/g, " ")
    .trim();

/** Thirteen digits with their separators, a unit and some spaces. */
const maxAmountLength = 40;

/**
 * An amount in đồng as people type it (`1000000`, `1.000.000`, `1,000,000đ`); null when it is none. Only groups of three
 * behind one and the same separator count, so that a decimal (`1250.50`, `1.250,500`) is not taken for more money.
 */
export function parseAmount(text: string): number | null {
  if (text.length > maxAmountLength) return null;
  const digits = text
    .normalize("NFKC")
    .trim()
    .replace(/\s*(đ|₫|vnd|vnđ|đồng)$/i, "");
  if (!/^(\d{1,13}|\d{1,3}([.,\s])\d{3}(\2\d{3}){0,3})$/.test(digits)) return null;
  return Number(digits.replace(/[.,\s]/g, ""));
}

/** An amount with vi-VN separators; what is none stays as it was typed. */
export function withSeparators(text: string): string {
  const amount = parseAmount(text);
  return amount === null ? text : numberFormat("vi-VN", {}).format(amount);
}

/**
 * What a field of an amount shows after an edit that made `text` of `before`: the separators move along while digits
 * come and go. A separator that was typed stays as it is until the whole is an amount again.
 */
export function separateWhileTyping(text: string, before: string): string {
  const separators = (value: string) => value.length - value.replaceAll(".", "").length;
  const wasAmount = before === "" || parseAmount(before) !== null;
  const isEditOfDigits = wasAmount && /^[\d.]*$/.test(text) && separators(text) <= separators(before);
  return withSeparators(isEditOfDigits ? text.replaceAll(".", "") : text);
}
