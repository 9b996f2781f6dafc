import { withoutMarks } from "#core/fold.ts";

/**
 * Text as every bank takes it: Latin letters without diacritics, digits, spaces and `. , -`. Diacritics are removed by
 * decomposition; đ has none and is replaced.
 */
export const bankText = (transferText: string): string =>
  withoutMarks(transferText)
    .replace(/[^A-Za-z0-9 .,-]+/g, " ")
    .replace(/ +/g, " ")
    .trim();
