/** C0 and C1 controls, and the characters that change the direction of text. */
// oxlint-disable-next-line no-control-regex -- these are what is to be found
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
/** What senders pad the first line with. */
const invisible = /\u034f|[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** A sender's words as one harmless line: no line breaks, no controls, nothing that reverses its neighbours. */
export const oneLine = (mailText: string): string =>
  mailText.normalize("NFC").replace(controlCharacters, " ").replace(/\s+/g, " ").trim();

/** Shortens to a number of UTF-16 units, without half a character at the end. */
export const shorten = (mailText: string, maxLength: number): string =>
  mailText.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");

/** The first words of a text, for a list. */
export function previewOf(mailText: string, maxLength = 160): string {
  const previewLine = oneLine(mailText.slice(0, 4000).replace(invisible, ""));
  return previewLine.length > maxLength ? `${shorten(previewLine, maxLength - 1).trimEnd()}…` : previewLine;
}
