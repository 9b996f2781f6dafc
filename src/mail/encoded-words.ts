import { decodeCharset } from "./charset.ts";

type EncodedWord = { readonly charset: string; readonly isBase64: boolean; readonly text: string };

const word = /=\?([^?\s]+)\?([QqBb])\?([^?]*)\?=/g;
/** Encoded words with nothing but white space between them, which does not count (RFC 2047, section 6.2). */
const run = new RegExp(`${word.source}(?:[ \\t\\r\\n]*${word.source})*`, "g");

const latin1 = (bytes: string): Uint8Array => Buffer.from(bytes, "latin1");

/** Letters above ASCII that stand in a word as they are count as bytes. */
function bytesOf({ isBase64, text: encodedText }: EncodedWord): Uint8Array {
  if (isBase64) return Buffer.from(encodedText, "base64");
  const unfolded = encodedText.replace(/\r?\n[ \t]?/g, "").replaceAll("_", " ");
  return latin1(
    unfolded.replace(/=([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}

/** Base64 that ends in the middle of a group, without padding, goes on in the next word. */
const isOpen = ({ isBase64, text: encodedText }: EncodedWord): boolean =>
  !isBase64 || (!encodedText.includes("=") && encodedText.length % 4 !== 0);

/** Words of one encoding that were cut inside an escape or a group are one. */
function mergeCut(words: readonly EncodedWord[]): EncodedWord[] {
  const merged: EncodedWord[] = [];
  for (const next of words) {
    const last = merged.at(-1);
    if (last && last.isBase64 === next.isBase64 && isOpen(last)) {
      merged.splice(-1, 1, { ...last, text: last.text + next.text });
    } else merged.push(next);
  }
  return merged;
}

const countReplacements = (encodedText: string): number => encodedText.split("\ufffd").length;

/** Words of one character set: joined before they are decoded, unless each by itself is better text. */
function decodeTogether(words: readonly EncodedWord[]): string {
  const charset = words[0]?.charset ?? "";
  const joined = decodeCharset(Buffer.concat(mergeCut(words).map(bytesOf)), charset);
  if (countReplacements(joined) === 1) return joined;
  const apart = words.map((one) => decodeCharset(bytesOf(one), charset)).join("");
  return countReplacements(apart) < countReplacements(joined) ? apart : joined;
}

function decodeRun(encodedText: string): string {
  const groups: EncodedWord[][] = [];
  for (const [, label = "", encoding = "", body = ""] of encodedText.matchAll(word)) {
    const charset = label.replace(/\*.*$/, "").toLowerCase();
    const next = { charset, isBase64: encoding.toUpperCase() === "B", text: body };
    const group = groups.at(-1);
    if (group?.[0]?.charset === charset) group.push(next);
    else groups.push([next]);
  }
  return groups.map(decodeTogether).join("");
}

/**
 * A header field, whose bytes are the string's characters, with each run of encoded words written as one word in
 * UTF-8. They stay encoded words, so that what they say is never taken for the field's own punctuation.
 */
export const joinEncodedWords = (field: string): string =>
  field.replace(
    run,
    (encodedText) => `=?utf-8?B?${Buffer.from(decodeRun(encodedText)).toString("base64")}?=`,
  );
