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

/** What spaces separate and has a letter or a digit is a word; punctuation at its beginning or end ends the clause. */
export function readWords(analyzedText: string): Words {
  const wordNumbers = new Map<string, number>();
  const [vocabulary, wordCounts, sequence]: [string[], number[], number[]] = [[], [], []];
  let totalWords = 0;
  const endClause = () => {
    if (sequence.at(-1) !== clauseEnd) sequence.push(clauseEnd);
  };
  const addWord = (foundWord: string) => {
    const wordNumber = wordNumbers.get(foundWord) ?? vocabulary.length;
    if (wordNumber === vocabulary.length) {
      wordNumbers.set(foundWord, wordNumber);
      vocabulary.push(foundWord);
    }
    wordCounts[wordNumber] = (wordCounts[wordNumber] ?? 0) + 1;
    sequence.push(wordNumber);
    totalWords += 1;
  };
  for (const [token] of analyzedText.toLowerCase().matchAll(/\S+/g)) {
    const wordStart = token.search(/[\p{L}\p{N}]/u);
    if (wordStart !== 0) endClause();
    if (wordStart < 0) continue;
    const wordEnd = endOfWord(token, wordStart);
    addWord(token.slice(wordStart, wordEnd));
    if (wordEnd < token.length) endClause();
  }
  return { vocabulary, counts: wordCounts, sequence, total: totalWords };
}

/** The first words of a text. */
export const firstWords = ({ vocabulary, sequence }: Words, wordCount: number): string[] =>
  sequence
    .slice(0, 2 * wordCount)
    .flatMap((wordNumber) => vocabulary[wordNumber] ?? [])
    .slice(0, wordCount);
