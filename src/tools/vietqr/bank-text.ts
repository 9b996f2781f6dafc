import { withoutMarks } from "../../core/fold.ts";

/**
 * Text as every bank takes it: Latin letters without marks, digits, spaces and `. , -`. Marks are taken off by
 * decomposition; đ has none and is replaced.
 */
export const bankText = (text: string): string =>
  withoutMarks(text)
    .replace(/[^A-Za-z0-9 .,-]+/g, " ")
    .replace(/ +/g, " ")
    .trim();

/** An amount in đồng as people type it (`1000000`, `1.000.000`, `1,000,000đ`); null when it is none. */
export function parseAmount(text: string): number | null {
  const digits = text.trim().replace(/\s*(đ|₫|vnd|vnđ)$/i, "");
  if (!/^(\d{1,13}|\d{1,3}([.,\s]\d{3}){1,4})$/.test(digits)) return null;
  return Number(digits.replace(/[.,\s]/g, ""));
}
