/**
 * A text for a field of one line, which would take its line feeds out and join what they part: readers of what is pasted
 * take U+2028 for the end of a line.
 */
export const onOneLine = (text: string): string => text.replace(/\r?\n/g, " \u2028");
