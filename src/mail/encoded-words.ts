import { decodeCharset } from "./charset.ts";

type EncodedWord = { readonly charset: string; readonly isBase64: boolean; readonly text: string };

const pattern = /=\?([^?\s]+)\?([QqBb])\?([^?]*)\?=/g;
/** Encoded words with nothing but white space between them, which does not count (RFC 2047, section 6.2). */
const runPattern = new RegExp(`${pattern.source}(?:[ \\t\\r\\n]*${pattern.source})*`, "g");

const latin1Bytes = (byteText: string): Uint8Array => Buffer.from(byteText, "latin1");

/** Letters above ASCII that stand in a word as they are count as bytes. */
function bytes({ isBase64, text: encodedText }: EncodedWord): Uint8Array {
  if (isBase64) return Buffer.from(encodedText, "base64");
  const unfolded = encodedText.replace(/\r?\n[ \t]?/g, "").replaceAll("_", " ");
  return latin1Bytes(
    unfolded.replace(/=([\dA-Fa-f]{2})/g, (_, hexByte: string) =>
      String.fromCharCode(Number.parseInt(hexByte, 16)),
    ),
  );
}

/** Base64 that ends in the middle of a group, without padding, goes on in the next word. */
const isOpen = ({ isBase64, text: encodedText }: EncodedWord): boolean =>
  !isBase64 || (!encodedText.includes("=") && encodedText.length % 4 !== 0);

/** Words of one encoding that were cut inside an escape or a group are one. */
function mergeCutWords(words: readonly EncodedWord[]): EncodedWord[] {
  const mergedWords: EncodedWord[] = [];
  for (const nextWord of words) {
    const lastWord = mergedWords.at(-1);
    if (lastWord && lastWord.isBase64 === nextWord.isBase64 && isOpen(lastWord)) {
      mergedWords.splice(-1, 1, { ...lastWord, text: lastWord.text + nextWord.text });
    } else mergedWords.push(nextWord);
  }
  return mergedWords;
}

const countReplacements = (encodedText: string): number => encodedText.split("\ufffd").length;

/** Words of one character set: joined before they are decoded, unless each by itself is better text. */
function decodeTogether(words: readonly EncodedWord[]): string {
  const charset = words[0]?.charset ?? "";
  const joinedText = decodeCharset(Buffer.concat(mergeCutWords(words).map(bytes)), charset);
  if (countReplacements(joinedText) === 1) return joinedText;
  const textApart = words.map((word) => decodeCharset(bytes(word), charset)).join("");
  return countReplacements(textApart) < countReplacements(joinedText) ? textApart : joinedText;
}

function decodeWordRun(encodedText: string): string {
  const wordGroups: EncodedWord[][] = [];
  for (const [, charsetLabel = "", wordEncoding = "", body = ""] of encodedText.matchAll(pattern)) {
    const charset = charsetLabel.replace(/\*[^]*/, "").toLowerCase();
    const nextWord = { charset, isBase64: wordEncoding.toUpperCase() === "B", text: body };
    const group = wordGroups.at(-1);
    if (group?.[0]?.charset === charset) group.push(nextWord);
    else wordGroups.push([nextWord]);
  }
  return wordGroups.map(decodeTogether).join("");
}

/**
 * A header field, whose bytes are the string's characters, with each run of encoded words written as one word in
 * UTF-8. They stay encoded words, so that what they say is never taken for the field's own punctuation.
 */
export const joinEncodedWords = (headerField: string): string =>
  headerField.replace(
    runPattern,
    (encodedText) => `=?utf-8?B?${Buffer.from(decodeWordRun(encodedText)).toString("base64")}?=`,
  );
