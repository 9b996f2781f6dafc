import type { Message } from "./i18n.ts";
import type { FoundBeside, Reading } from "./reading.ts";

const isWordOfJoiners = /[\p{L}\p{M}]/u;
const isLatin = /\p{Script=Latin}/u;

/** Joiners belong to the words of scripts that are written with them, such as Persian; nowhere else. */
const isJoiner = (sign: string, before: string): boolean =>
  /[\u200c\u200d]/.test(sign) && isWordOfJoiners.test(before) && !isLatin.test(before);

/**
 * A text without the signs that nobody sees (zero-width ones, marks of direction, soft hyphens), every blank a space,
 * every end of a line a line feed.
 */
export const plainSigns = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, (sign, at: number, whole: string) =>
      isJoiner(sign, whole.charAt(at - 1)) ? sign : "",
    )
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\S\n ]/g, " ");

/** Full-width letters, digits and signs, as Asian keyboards write them, and those of mathematics, as plain ones. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu, (sign) => sign.normalize("NFKC"));

/** A text without emoji and what belongs to them; a space stands where they were. */
export const withoutEmoji = (text: string): string =>
  text.replace(
    /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0e\ufe0f\u20e3]+/gu,
    " ",
  );

/** Quotes of all kinds, brackets, and what stands before an item of a list or at the end of a sentence. */
const edge = /[\s"'`“”„‟‘’‚‛«»‹›「」『』【】()[\]{}<>（）《》〈〉,.;:!?…·•*~|=+\-–—→➡>_#/\\]/u;

/** A text without quotes, brackets and punctuation at its ends. */
export function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && edge.test(text.charAt(start))) start += 1;
  while (end > start && edge.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** What closes what a quote or a bracket opens. */
export const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "“": "”",
  "”": "”",
  "„": "“",
  "‘": "’",
  "«": "»",
  "‹": "›",
  "「": "」",
  "『": "』",
  "【": "】",
  "<": ">",
  "(": ")",
  "[": "]",
  "{": "}",
};

/** A text out of the quotes or brackets that it stands in as a whole, however many. */
export function unquoted(text: string): string {
  let [start, end] = [0, text.length];
  const trim = () => {
    while (start < end && /\s/.test(text.charAt(start))) start += 1;
    while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  };
  for (trim(); end - start > 1 && quotes[text.charAt(start)] === text.charAt(end - 1); trim()) {
    start += 1;
    end -= 1;
  }
  return text.slice(start, end);
}

/** A value in a text, and where it stands there. */
export type Span = { readonly value: string; readonly at: number; readonly end: number };

const maxWords = 40;
const isSaid = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** The words around values of a text, as they are told to whoever pasted it; mere signs are not worth telling. */
export function wordsAround(text: string, spans: readonly Pick<Span, "at" | "end">[]): readonly string[] {
  const ordered = [...spans].sort((a, b) => a.at - b.at);
  const starts = [0, ...ordered.map(({ end }) => end)];
  return starts
    .flatMap((start, index) => text.slice(start, ordered[index]?.at ?? text.length).split("\n"))
    .map((piece) => withoutEdges(piece).replace(/\s+/g, " "))
    .filter((piece) => isSaid.test(piece))
    .map((piece) => (piece.length > maxWords ? `${piece.slice(0, maxWords).trimEnd()}…` : piece));
}

/** The one value of its kind in a text; `several` refuses a text in which there are more, `text` itself stands for none. */
export function readOne(
  text: string,
  spans: readonly Span[],
  several: Message,
  found: readonly FoundBeside[] = [],
): Reading {
  const [first] = spans;
  if (!first) return { value: text };
  if (spans.some(({ value }) => value !== first.value)) return { refused: several };
  return { value: first.value, took: wordsAround(text, spans), ...(found.length > 0 && { found }) };
}
