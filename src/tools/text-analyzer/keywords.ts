import { eng } from "stopword/src/stopwords_eng.js";
import { vie } from "stopword/src/stopwords_vie.js";
import { commonCompounds, joinSyllables } from "./compounds.ts";
import type { TextLanguage } from "./schema.ts";
import { type Words, clauseEnd, countPairs } from "./words.ts";

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

/** Two Vietnamese syllables that stand together once may be halves of two words: few of them, after all others. */
const maxWithGuesses = 5;

type KeywordCandidate = {
  readonly length: 1 | 2 | 3;
  readonly key: number;
  readonly count: number;
  readonly isGuess?: boolean;
};

const isCompoundSyllable = (syllable: string, language: TextLanguage): boolean =>
  language === "vi" && compoundSyllables.has(syllable);

const isKeywordCandidate = (candidateWord: string, stopwordSet: ReadonlySet<string>): boolean =>
  candidateWord.length > 1 &&
  candidateWord.length <= 40 &&
  !stopwordSet.has(candidateWord) &&
  /\p{L}/u.test(candidateWord);

/** In Vietnamese, where spaces part syllables, the words that they make. */
function wordsOf(text: Words, language: TextLanguage, isContent: (word: string) => boolean): Words {
  if (language !== "vi") return text;
  return joinSyllables(text, {
    isSmall: (syllable) => stopwords.vi.has(syllable),
    mayJoin: (syllable) => isContent(syllable) || compoundSyllables.has(syllable),
  });
}

/**
 * The words and phrases of up to three words that a text repeats. No phrase goes across the end of a clause, and none
 * begins or ends with a stopword. A phrase that is repeated has parts that are, so only such are counted.
 */
export function keywordsOf(text: Words, language: TextLanguage): Keyword[] {
  const isContent = (word: string) => isKeywordCandidate(word, stopwords[language]);
  const textWords = wordsOf(text, language, isContent);
  const { vocabulary, counts } = textWords;
  const isCandidate = vocabulary.map(
    (word, number) =>
      isContent(word) && (language !== "vi" || word.includes(" ") || (counts[number] ?? 0) > 1),
  );
  const mayEnd = vocabulary.map(
    (vocabularyWord, wordNumber) =>
      isCandidate[wordNumber] === true || isCompoundSyllable(vocabularyWord, language),
  );
  const wordPairs = countPairs(textWords);
  const repeated = [...wordPairs].flatMap(([wordKey, pairCount]) => (pairCount > 1 ? [wordKey] : []));
  const pairPlaces = new Map(repeated.map((wordKey, pairPlace) => [wordKey, pairPlace]));

  const triples = countTriples(textWords, pairPlaces, mayEnd);

  const ranking = createRanking();
  vocabulary.forEach((word, wordKey) => {
    if (!isCandidate[wordKey]) return;
    const count = counts[wordKey] ?? 0;
    const isGuess = language === "vi" && count === 1 && !commonCompounds.has(word);
    ranking.add({ length: 1, key: wordKey, count, isGuess });
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
  const rankedKeywords = ranking.best.map((candidate) => ({
    keyword: phraseOf(candidate).join(" "),
    count: candidate.count,
    isGuess: candidate.isGuess === true,
  }));
  return selectKeywords(rankedKeywords, language);
}

/** How often three words follow each other whose pairs are repeated, by the first pair's place and the third word. */
function countTriples(
  { vocabulary, sequence }: Words,
  pairPlaces: ReadonlyMap<number, number>,
  mayEnd: readonly boolean[],
): Map<number, number> {
  const triples = new Map<number, number>();
  for (let at = 0; at + 2 < sequence.length; at += 1) {
    const [first = clauseEnd, middle = clauseEnd, last = clauseEnd] = sequence.slice(at, at + 3);
    if (!mayEnd[first] || !mayEnd[last] || middle === clauseEnd) continue;
    const place = pairPlaces.get(first * vocabulary.length + middle);
    if (place === undefined || !pairPlaces.has(middle * vocabulary.length + last)) continue;
    const key = place * vocabulary.length + last;
    triples.set(key, (triples.get(key) ?? 0) + 1);
  }
  return triples;
}

/** The best candidates: by their weight, then the longer ones, then those that came first. */
function createRanking() {
  const bestCandidates: KeywordCandidate[] = [];
  const candidateScore = ({ length, count, isGuess }: KeywordCandidate) =>
    isGuess ? count / 2 : count * (length > 1 ? 1.5 : 1);
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

function selectKeywords(
  rankedKeywords: readonly (Keyword & { readonly isGuess: boolean })[],
  language: TextLanguage,
): Keyword[] {
  // Two Vietnamese syllables are mostly one word, so a syllable that seldom stands without the other says nothing more.
  const partRatio = language === "vi" ? 1.5 : 1;
  const chosenKeywords: Keyword[] = [];
  for (const { isGuess, ...rankedKeyword } of rankedKeywords) {
    if (chosenKeywords.length >= (isGuess ? maxWithGuesses : maxKeywords)) break;
    const isPart = chosenKeywords.some(
      ({ keyword, count }) =>
        rankedKeyword.count <= partRatio * count && ` ${keyword} `.includes(` ${rankedKeyword.keyword} `),
    );
    if (!isPart) chosenKeywords.push(rankedKeyword);
  }
  return chosenKeywords;
}
