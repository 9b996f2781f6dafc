/** A text's words by their numbers, so that a text of a megabyte takes a few megabytes. */
export type Words = {
  /** Each different word once, in lower case; a word's number is its place. */
  readonly vocabulary: readonly string[];
  /** How often each of them occurs. */
  readonly counts: readonly number[];
  /** The numbers of all words in the order of the text, and `clauseEnd` where punctuation stands between two of them. */
  readonly sequence: readonly number[];
  readonly total: number;
};

export const clauseEnd = -1;

const isWordEnd = /[\p{L}\p{N}\p{M}]/u;

/** Where a word ends within what spaces separate. An expression for what follows it would try at every sign anew. */
function endOfWord(token: string, start: number): number {
  let end = token.length;
  while (end > start) {
    const low = token.charCodeAt(end - 1);
    const size = low >= 0xdc00 && low < 0xe000 && end - 1 > start ? 2 : 1;
    if (isWordEnd.test(token.slice(end - size, end))) return end;
    end -= size;
  }
  return start;
}

/** What spaces separate and has a letter or a digit is a word; punctuation at its beginning or end ends the clause. */
export function readWords(text: string): Words {
  const numbers = new Map<string, number>();
  const [vocabulary, counts, sequence]: [string[], number[], number[]] = [[], [], []];
  let total = 0;
  const endClause = () => {
    if (sequence.at(-1) !== clauseEnd) sequence.push(clauseEnd);
  };
  const add = (word: string) => {
    const number = numbers.get(word) ?? vocabulary.length;
    if (number === vocabulary.length) {
      numbers.set(word, number);
      vocabulary.push(word);
    }
    counts[number] = (counts[number] ?? 0) + 1;
    sequence.push(number);
    total += 1;
  };
  for (const [token] of text.toLowerCase().matchAll(/\S+/g)) {
    const start = token.search(/[\p{L}\p{N}]/u);
    if (start !== 0) endClause();
    if (start < 0) continue;
    const end = endOfWord(token, start);
    add(token.slice(start, end));
    if (end < token.length) endClause();
  }
  return { vocabulary, counts, sequence, total };
}

/** The first words of a text. */
export const firstWords = ({ vocabulary, sequence }: Words, count: number): string[] =>
  sequence
    .slice(0, 2 * count)
    .flatMap((number) => vocabulary[number] ?? [])
    .slice(0, count);
