import { wordBounds } from "./word-bounds.ts";

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

/** Takes words one by one, and where clauses end between them. */
export function collectWords() {
  const numbers = new Map<string, number>();
  const [vocabulary, counts, sequence]: [string[], number[], number[]] = [[], [], []];
  let total = 0;
  return {
    add: (word: string) => {
      const number = numbers.get(word) ?? vocabulary.length;
      if (number === vocabulary.length) {
        numbers.set(word, number);
        vocabulary.push(word);
      }
      counts[number] = (counts[number] ?? 0) + 1;
      sequence.push(number);
      total += 1;
    },
    endClause: () => {
      if (sequence.at(-1) !== clauseEnd) sequence.push(clauseEnd);
    },
    words: (): Words => ({ vocabulary, counts, sequence, total }),
  };
}

/** The words of a text; signs before, between and behind them that no space parts from them end the clause. */
export function readWords(text: string): Words {
  const { add, endClause, words } = collectWords();
  for (const [token] of text.toLowerCase().matchAll(/\S+/g)) {
    let read = 0;
    for (const [start, end] of wordBounds(token)) {
      if (start > 0) endClause();
      add(token.slice(start, end));
      read = end;
    }
    if (read < token.length) endClause();
  }
  return words();
}

/** How often two words stand side by side, each of which occurs more than once; by the first's number times how many there are, and the second's. */
export function countPairs({ vocabulary, counts, sequence }: Words): Map<number, number> {
  const pairs = new Map<number, number>();
  let previous = clauseEnd;
  for (const word of sequence) {
    if ((counts[previous] ?? 0) > 1 && (counts[word] ?? 0) > 1) {
      const key = previous * vocabulary.length + word;
      pairs.set(key, (pairs.get(key) ?? 0) + 1);
    }
    previous = word;
  }
  return pairs;
}

/** The first words of a text. */
export const firstWords = ({ vocabulary, sequence }: Words, wordCount: number): string[] =>
  sequence
    .slice(0, 2 * wordCount)
    .flatMap((wordNumber) => vocabulary[wordNumber] ?? [])
    .slice(0, wordCount);
