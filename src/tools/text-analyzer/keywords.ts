import { eng } from "stopword/src/stopwords_eng.js";
import { vie } from "stopword/src/stopwords_vie.js";
import type { TextLanguage } from "./names.ts";
import { type Words, clauseEnd } from "./words.ts";

export type Keyword = { readonly keyword: string; readonly count: number };

const extraStopwords =
  "là và của có cho với các những một này đó kia ấy thì mà ở trong trên dưới ra vào đến từ được bị đã đang sẽ không chưa cũng rất lại còn chỉ như khi nếu vì nên do để về tôi ta chúng bạn anh chị em họ nó mình ai gì nào sao thế vậy rồi nữa thôi hay hoặc nhưng tuy mỗi mọi từng cả hơn nhất quá lắm đều vẫn phải muốn hôm nay theo tại bởi sau trước giữa cùng đi làm người việc";
const vietnamese = new Set([...vie.flatMap((words) => words.split(" ")), ...extraStopwords.split(" ")]);
const english = new Set([...eng, "did", "does", "would", "could", "also", "will"]);

const stopwords: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  vi: vietnamese,
  en: english,
  other: new Set([...vietnamese, ...english]),
};

/** Of little weight alone, they make words together with another syllable: "người dùng", "việc làm". */
const compoundSyllables = new Set("người việc làm học nhà nước".split(" "));

const maxKeywords = 10;
/** A chosen phrase of three words keeps out the five that are parts of it, so no more can be looked at. */
const maxRanked = maxKeywords * 6;

type Candidate = { readonly length: 1 | 2 | 3; readonly key: number; readonly count: number };

const isCompoundSyllable = (word: string, language: TextLanguage): boolean =>
  language === "vi" && compoundSyllables.has(word);

const isKeywordCandidate = (word: string, stop: ReadonlySet<string>): boolean =>
  word.length > 1 && word.length <= 40 && !stop.has(word) && /\p{L}/u.test(word);

/**
 * The words and phrases of up to three words that a text repeats. No phrase goes across the end of a clause, and none
 * begins or ends with a stopword. A phrase that is repeated has parts that are, so only such are counted.
 */
export function keywordsOf(words: Words, language: TextLanguage): Keyword[] {
  const { vocabulary, counts, sequence } = words;
  const stop = stopwords[language];
  const isCandidate = vocabulary.map((word) => isKeywordCandidate(word, stop));
  const mayEnd = vocabulary.map(
    (word, number) => isCandidate[number] === true || isCompoundSyllable(word, language),
  );
  const pairs = countPairs(words);
  const repeated = [...pairs].flatMap(([wordKey, count]) => (count > 1 ? [wordKey] : []));
  const pairPlaces = new Map(repeated.map((wordKey, pairPlace) => [wordKey, pairPlace]));

  const triples = new Map<number, number>();
  for (let at = 0; at + 2 < sequence.length; at += 1) {
    const [first = clauseEnd, middle = clauseEnd, last = clauseEnd] = sequence.slice(at, at + 3);
    if (!mayEnd[first] || !mayEnd[last] || middle === clauseEnd) continue;
    const pairPlace = pairPlaces.get(first * vocabulary.length + middle);
    if (pairPlace === undefined || !pairPlaces.has(middle * vocabulary.length + last)) continue;
    const wordKey = pairPlace * vocabulary.length + last;
    triples.set(wordKey, (triples.get(wordKey) ?? 0) + 1);
  }

  const ranking = createRanking();
  vocabulary.forEach((_, wordKey) => {
    if (isCandidate[wordKey]) ranking.add({ length: 1, key: wordKey, count: counts[wordKey] ?? 0 });
  });
  const wordsOfPair = (wordKey: number) => [
    Math.floor(wordKey / vocabulary.length),
    wordKey % vocabulary.length,
  ];
  for (const wordKey of repeated) {
    const [first = 0, last = 0] = wordsOfPair(wordKey);
    if (mayEnd[first] && mayEnd[last])
      ranking.add({ length: 2, key: wordKey, count: pairs.get(wordKey) ?? 0 });
  }
  for (const [wordKey, count] of triples) if (count > 1) ranking.add({ length: 3, key: wordKey, count });

  const numbersOf = ({ length, key: wordKey }: Candidate): number[] => {
    if (length === 1) return [wordKey];
    if (length === 2) return wordsOfPair(wordKey);
    return [
      ...wordsOfPair(repeated[Math.floor(wordKey / vocabulary.length)] ?? 0),
      wordKey % vocabulary.length,
    ];
  };
  const phraseOf = (candidate: Candidate) => numbersOf(candidate).map((number) => vocabulary[number] ?? "");
  const ranked = ranking.best.map((one) => ({ keyword: phraseOf(one).join(" "), count: one.count }));
  return selectKeywords(ranked, language);
}

/** How often two words stand side by side, each of which occurs more than once. */
function countPairs({ vocabulary, counts, sequence }: Words): Map<number, number> {
  const pairs = new Map<number, number>();
  let before = clauseEnd;
  for (const number of sequence) {
    if ((counts[before] ?? 0) > 1 && (counts[number] ?? 0) > 1) {
      const wordKey = before * vocabulary.length + number;
      pairs.set(wordKey, (pairs.get(wordKey) ?? 0) + 1);
    }
    before = number;
  }
  return pairs;
}

/** The best candidates: by their weight, then the longer ones, then those that came first. */
function createRanking() {
  const best: Candidate[] = [];
  const score = ({ length, count }: Candidate) => count * (length > 1 ? 1.5 : 1);
  const isBetter = (one: Candidate, other: Candidate) =>
    score(one) > score(other) || (score(one) === score(other) && one.length > other.length);
  return {
    best,
    add: (candidate: Candidate) => {
      const last = best.at(-1);
      if (best.length === maxRanked && last && !isBetter(candidate, last)) return;
      const place = best.findIndex((other) => isBetter(candidate, other));
      best.splice(place < 0 ? best.length : place, 0, candidate);
      if (best.length > maxRanked) best.pop();
    },
  };
}

function selectKeywords(ranked: readonly Keyword[], language: TextLanguage): Keyword[] {
  // Two Vietnamese syllables are mostly one word, so a syllable that seldom stands without the other says nothing more.
  const partRatio = language === "vi" ? 1.5 : 1;
  const chosen: Keyword[] = [];
  for (const candidate of ranked) {
    if (chosen.length === maxKeywords) break;
    const isPart = chosen.some(
      ({ keyword, count }) =>
        candidate.count <= partRatio * count && ` ${keyword} `.includes(` ${candidate.keyword} `),
    );
    if (!isPart) chosen.push(candidate);
  }
  return chosen;
}
