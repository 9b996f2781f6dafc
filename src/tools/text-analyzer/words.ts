/** Letters, digits, their marks, and what is not seen between them. */
const inWord = String.raw`[\p{L}\p{N}\p{M}\u00ad\u200c\u200d\u2060]`;
/** Signs that keep together what is on both sides, one or several: `AT&T`, `30°C`. */
const keeping = String.raw`[+#%‰°′″&@\p{Sc}\p{Sk}\p{Pc}]`;
const hyphen = String.raw`[-\u2010\u2011\u058a\u05be\u1806]`;
/** What joins letters in UAX #29, but for the colon, and what stands inside Armenian and Mongolian words. */
const betweenLetters = String.raw`['’\uff07.·\u2027\u05f3\u05f4\u055a-\u055c\u055e\u055f\u180a]`;
/** All other signs join nothing, and so do two of these in a row. */
const word = new RegExp(
  String.raw`[\p{L}\p{N}]${inWord}*(?:(?:${keeping}+|${keeping}*\.?${hyphen}|${betweenLetters})${inWord}+)*`,
  "gu",
);

/** Of what joins digits there the comma, and what clocks, dates and fractions have. */
const joinsDigits = (token: string, at: number): boolean =>
  /[,:/\u2044\u066b\u066c]/.test(token.charAt(at)) &&
  /\p{Nd}$/u.test(token.slice(Math.max(0, at - 2), at)) &&
  /^\p{Nd}/u.test(token.slice(at + 1, at + 3));

const scheme = /^[a-z][a-z\d+.-]*$/;
const bareScheme = /^(?:mailto|tel|sms|geo|urn|data)$/;
const host = /^(?:[a-z\d-]+\.)+[a-z]{2,}$/;
const hexGroups = /^(?::[\da-f]{0,4}){2,8}(?:\/\d+)?(?![\p{L}\p{N}])/u;

/** Whether what ends at a place of a token is the beginning of an address that goes on there. */
function beginsAddress(found: string, token: string, end: number): boolean {
  switch (token[end]) {
    case ":":
      if (token.startsWith("://", end)) return scheme.test(found);
      return bareScheme.test(found) || (host.test(found) && /\d/.test(token.charAt(end + 1)));
    case "/":
    case "?":
      return host.test(found);
    default:
      return false;
  }
}

/** Where an address ends: before what no address has, and a bracket that it did not open. */
function addressEnd(token: string, start: number): number {
  let open = 0;
  for (let at = start; at < token.length; at += 1) {
    const sign = token.charAt(at);
    if (/[<>"“”«»|]/.test(sign)) return at;
    if (/[([]/.test(sign)) open += 1;
    if (/[)\]]/.test(sign) && (open -= 1) < 0) return at;
  }
  return token.length;
}

const isLetter = /[\p{L}\p{N}\p{M}]/u;

/** The end of what is between two places without the signs behind it. An expression for them would try at every sign anew. */
function withoutSigns(token: string, start: number, end: number): number {
  let last = end;
  while (last > start) {
    const low = token.charCodeAt(last - 1);
    const units = low >= 0xdc00 && low < 0xe000 && last - 1 > start ? 2 : 1;
    if (isLetter.test(token.slice(last - units, last))) return last;
    last -= units;
  }
  return start;
}

/**
 * The words in a text without spaces, in lower case, each from its beginning to its end. Addresses, numbers and times
 * are one each, and so is what hyphens, apostrophes and full stops join.
 */
export function* wordBounds(token: string): Generator<readonly [start: number, end: number]> {
  word.lastIndex = 0;
  for (let found = word.exec(token); found; found = word.exec(token)) {
    const start = found.index;
    while (joinsDigits(token, word.lastIndex)) {
      word.lastIndex += 1;
      word.exec(token);
    }
    const next = word.lastIndex;
    const joined = token.slice(start, next);
    const groups = /^[\da-f]{1,4}(?::[\da-f]{1,4})*$/.test(joined)
      ? hexGroups.exec(token.slice(next, next + 60))
      : null;
    const isAddress = groups === null && beginsAddress(joined, token, next);
    const end = isAddress
      ? withoutSigns(token, start, addressEnd(token, next))
      : next + (groups?.[0].length ?? 0);
    yield [start, end];
    word.lastIndex = Math.max(end, next);
  }
}

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
