import { eng } from "stopword/src/stopwords_eng.js";
import { vie } from "stopword/src/stopwords_vie.js";
import type { TextLanguage } from "./names.ts";
import { type Words, clauseEnd } from "./words.ts";

export type Keyword = { readonly keyword: string; readonly count: number };

const extraStopwords =
  "là và của có cho với các những một này đó kia ấy thì mà ở trong trên dưới ra vào đến từ được bị đã đang sẽ không chưa cũng rất lại còn chỉ như khi nếu vì nên do để về tôi ta chúng bạn anh chị em họ nó mình ai gì nào sao thế vậy rồi nữa thôi hay hoặc nhưng tuy mỗi mọi từng cả hơn nhất quá lắm đều vẫn phải muốn hôm nay theo tại bởi sau trước giữa cùng đi làm người việc";
const vietnamese = new Set([
  ...vie.flatMap((stopwordPhrase) => stopwordPhrase.split(" ")),
  ...extraStopwords.split(" "),
]);
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

type KeywordCandidate = { readonly length: 1 | 2 | 3; readonly key: number; readonly count: number };

const isCompoundSyllable = (syllable: string, language: TextLanguage): boolean =>
  language === "vi" && compoundSyllables.has(syllable);

const isKeywordCandidate = (candidateWord: string, stopwordSet: ReadonlySet<string>): boolean =>
  candidateWord.length > 1 &&
  candidateWord.length <= 40 &&
  !stopwordSet.has(candidateWord) &&
  /\p{L}/u.test(candidateWord);

/**
 * The words and phrases of up to three words that a text repeats. No phrase goes across the end of a clause, and none
 * begins or ends with a stopword. A phrase that is repeated has parts that are, so only such are counted.
 */
export function keywordsOf(textWords: Words, language: TextLanguage): Keyword[] {
  const { vocabulary, counts, sequence } = textWords;
  const stopwordSet = stopwords[language];
  const isCandidate = vocabulary.map((vocabularyWord) => isKeywordCandidate(vocabularyWord, stopwordSet));
  const mayEnd = vocabulary.map(
    (vocabularyWord, wordNumber) =>
      isCandidate[wordNumber] === true || isCompoundSyllable(vocabularyWord, language),
  );
  const wordPairs = countPairs(textWords);
  const repeated = [...wordPairs].flatMap(([wordKey, pairCount]) => (pairCount > 1 ? [wordKey] : []));
  const pairPlaces = new Map(repeated.map((wordKey, pairPlace) => [wordKey, pairPlace]));

  const triples = new Map<number, number>();
  for (let sequenceIndex = 0; sequenceIndex + 2 < sequence.length; sequenceIndex += 1) {
    const [firstWord = clauseEnd, middleWord = clauseEnd, lastWord = clauseEnd] = sequence.slice(
      sequenceIndex,
      sequenceIndex + 3,
    );
    if (!mayEnd[firstWord] || !mayEnd[lastWord] || middleWord === clauseEnd) continue;
    const pairPlace = pairPlaces.get(firstWord * vocabulary.length + middleWord);
    if (pairPlace === undefined || !pairPlaces.has(middleWord * vocabulary.length + lastWord)) continue;
    const wordKey = pairPlace * vocabulary.length + lastWord;
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
    const [firstWord = 0, lastWord = 0] = wordsOfPair(wordKey);
    if (mayEnd[firstWord] && mayEnd[lastWord])
      ranking.add({ length: 2, key: wordKey, count: wordPairs.get(wordKey) ?? 0 });
  }
  for (const [wordKey, phraseCount] of triples)
    if (phraseCount > 1) ranking.add({ length: 3, key: wordKey, count: phraseCount });

  const numbersOf = ({ length, key: wordKey }: KeywordCandidate): number[] => {
    if (length === 1) return [wordKey];
    if (length === 2) return wordsOfPair(wordKey);
    return [
      ...wordsOfPair(repeated[Math.floor(wordKey / vocabulary.length)] ?? 0),
      wordKey % vocabulary.length,
    ];
  };
  const phraseOf = (keywordCandidate: KeywordCandidate) =>
    numbersOf(keywordCandidate).map((wordNumber) => vocabulary[wordNumber] ?? "");
  const rankedKeywords = ranking.best.map((bestCandidate) => ({
    keyword: phraseOf(bestCandidate).join(" "),
    count: bestCandidate.count,
  }));
  return selectKeywords(rankedKeywords, language);
}

/** How often two words stand side by side, each of which occurs more than once. */
function countPairs({ vocabulary, counts, sequence }: Words): Map<number, number> {
  const wordPairs = new Map<number, number>();
  let wordBefore = clauseEnd;
  for (const wordNumber of sequence) {
    if ((counts[wordBefore] ?? 0) > 1 && (counts[wordNumber] ?? 0) > 1) {
      const wordKey = wordBefore * vocabulary.length + wordNumber;
      wordPairs.set(wordKey, (wordPairs.get(wordKey) ?? 0) + 1);
    }
    wordBefore = wordNumber;
  }
  return wordPairs;
}

/** The best candidates: by their weight, then the longer ones, then those that came first. */
function createRanking() {
  const bestCandidates: KeywordCandidate[] = [];
  const candidateScore = ({ length, count }: KeywordCandidate) => count * (length > 1 ? 1.5 : 1);
  const isBetter = (keywordCandidate: KeywordCandidate, otherCandidate: KeywordCandidate) =>
    candidateScore(keywordCandidate) > candidateScore(otherCandidate) ||
    (candidateScore(keywordCandidate) === candidateScore(otherCandidate) &&
      keywordCandidate.length > otherCandidate.length);
  return {
    best: bestCandidates,
    add: (keywordCandidate: KeywordCandidate) => {
      const lastCandidate = bestCandidates.at(-1);
      if (bestCandidates.length === maxRanked && lastCandidate && !isBetter(keywordCandidate, lastCandidate))
        return;
      const candidateRank = bestCandidates.findIndex((otherCandidate) =>
        isBetter(keywordCandidate, otherCandidate),
      );
      bestCandidates.splice(candidateRank < 0 ? bestCandidates.length : candidateRank, 0, keywordCandidate);
      if (bestCandidates.length > maxRanked) bestCandidates.pop();
    },
  };
}

function selectKeywords(rankedKeywords: readonly Keyword[], language: TextLanguage): Keyword[] {
  // Two Vietnamese syllables are mostly one word, so a syllable that seldom stands without the other says nothing more.
  const partRatio = language === "vi" ? 1.5 : 1;
  const chosenKeywords: Keyword[] = [];
  for (const rankedKeyword of rankedKeywords) {
    if (chosenKeywords.length === maxKeywords) break;
    const isPart = chosenKeywords.some(
      ({ keyword, count }) =>
        rankedKeyword.count <= partRatio * count && ` ${keyword} `.includes(` ${rankedKeyword.keyword} `),
    );
    if (!isPart) chosenKeywords.push(rankedKeyword);
  }
  return chosenKeywords;
}
