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
function endOfWord(token: string, wordStart: number): number {
  let wordEnd = token.length;
  while (wordEnd > wordStart) {
    const lowSurrogate = token.charCodeAt(wordEnd - 1);
    const lastCharUnits = lowSurrogate >= 0xdc00 && lowSurrogate < 0xe000 && wordEnd - 1 > wordStart ? 2 : 1;
    if (isWordEnd.test(token.slice(wordEnd - lastCharUnits, wordEnd))) return wordEnd;
    wordEnd -= lastCharUnits;
  }
  return wordStart;
}

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

/** What spaces separate and has a letter or a digit is a word; punctuation at its beginning or end ends the clause. */
export function readWords(text: string): Words {
  const { add, endClause, words } = collectWords();
  for (const [token] of text.toLowerCase().matchAll(/\S+/g)) {
    const start = token.search(/[\p{L}\p{N}]/u);
    if (start !== 0) endClause();
    if (start < 0) continue;
    const end = endOfWord(token, start);
    add(token.slice(start, end));
    if (end < token.length) endClause();
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
