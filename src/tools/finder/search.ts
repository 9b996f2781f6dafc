import type { ToolId } from "../../core/catalog.ts";
import { fold } from "../../core/fold.ts";

/** A tool as it is sought: folded words of its name, and other words for it. */
export type SearchableTool = { readonly id: ToolId; readonly name: string; readonly words: string };

/** Whether one letter added, taken away, changed or swapped with the next makes one word of the other. */
function isNear(typedWord: string, knownWord: string): boolean {
  const [short, long] =
    typedWord.length <= knownWord.length ? [typedWord, knownWord] : [knownWord, typedWord];
  if (long.length - short.length > 1) return false;
  let letterIndex = 0;
  while (letterIndex < short.length && short[letterIndex] === long[letterIndex]) letterIndex++;
  if (long.length > short.length) return short.slice(letterIndex) === long.slice(letterIndex + 1);
  const isSwapped =
    short[letterIndex] === long[letterIndex + 1] && short[letterIndex + 1] === long[letterIndex];
  return (
    short.slice(letterIndex + 1) === long.slice(letterIndex + 1) ||
    (isSwapped && short.slice(letterIndex + 2) === long.slice(letterIndex + 2))
  );
}

const minFuzzyLength = 4;

/** How well a word that was typed fits one that is known; 0 when it does not. */
function matchScore(typedWord: string, toolWord: string): number {
  if (typedWord === toolWord) return 4;
  if (toolWord.startsWith(typedWord)) return 3;
  if (typedWord.length < minFuzzyLength) return 0;
  if (toolWord.includes(typedWord)) return 2;
  if (isNear(typedWord, toolWord)) return 2;
  return isNear(typedWord, toolWord.slice(0, typedWord.length)) ? 1 : 0;
}

/** A whole word, or the beginning of a name: what counts where other words fit nothing. */
const certainFit = 8;

const minPartLength = 3;

/** Whether a word is two or more known ones written together: "urlencode", "10minutemail". */
const isMadeOf = (typedWord: string, toolWords: readonly string[]): boolean =>
  toolWords.some(
    (wordPart) =>
      typedWord.startsWith(wordPart) &&
      (typedWord === wordPart ||
        (wordPart.length >= 2 && isMadeOf(typedWord.slice(wordPart.length), toolWords))),
  );

function bestScore(typedWord: string, toolWords: readonly string[]): number {
  const wordScore = toolWords.reduce(
    (highestScore, toolWord) => Math.max(highestScore, matchScore(typedWord, toolWord)),
    0,
  );
  return wordScore === 0 && typedWord.length >= 2 * minPartLength && isMadeOf(typedWord, toolWords)
    ? 3
    : wordScore;
}

const wordsOf = (searchText: string) =>
  fold(searchText)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Words that say nothing of a tool; they neither find one nor keep it from being found. */
const stopwords = new Set(
  (
    "a an the to of my for and is it what how do i in on with la cua cho va cac nhung bang gi nao sao nhu the co toi minh " +
    "online mien phi free tool cong cu app tao make create lay get xem view muon can"
  ).split(" "),
);

/** The words that tell something, and "base64" for "base 64" after them where a tool knows it. */
function tellingWords(finderQuery: string, knownWords: ReadonlySet<string>): readonly string[] {
  const queryWords = wordsOf(finderQuery.slice(0, 200));
  const joinedWords = queryWords.flatMap((queryWord, wordIndex) => {
    if (
      wordIndex > 0 &&
      knownWords.has(`${queryWords[wordIndex - 1]}${queryWord}`) &&
      !knownWords.has(queryWord)
    )
      return [];
    const joinedPair = `${queryWord}${queryWords[wordIndex + 1]}`;
    return [
      knownWords.has(joinedPair) && !knownWords.has(queryWords[wordIndex + 1] ?? "") ? joinedPair : queryWord,
    ];
  });
  const telling = joinedWords.filter((queryWord) => !stopwords.has(queryWord));
  return telling.length > 0 ? telling : joinedWords;
}

/**
 * The tools that the words fit, the best first; a name counts more than another word for it, and a word that few
 * tools know more than one that many do. Where no tool fits all of them, those that the most fit, if that is half.
 */
export function searchTools(finderQuery: string, tools: readonly SearchableTool[]): readonly ToolId[] {
  const toolsWithWords = tools.map(({ id, name, words }) => ({
    id,
    names: wordsOf(name),
    others: wordsOf(words),
  }));
  const typedWords = tellingWords(
    finderQuery,
    new Set(toolsWithWords.flatMap(({ names, others }) => [...names, ...others])),
  );
  if (typedWords.length === 0) return [];
  const scored = toolsWithWords.map(({ id, names: toolNames, others: otherWords }) => ({
    id,
    fits: typedWords.map((typedWord) =>
      Math.max(bestScore(typedWord, toolNames) * 3, bestScore(typedWord, otherWords) * 2),
    ),
  }));
  const rarities = typedWords.map((_, wordIndex) => {
    const fittingTools = scored.filter(({ fits }) => fits[wordIndex] !== 0).length;
    return Math.log(1 + tools.length / Math.max(1, fittingTools));
  });
  const isWholeMatch = scored.some(({ fits }) => !fits.includes(0));
  const rankedTools = scored.map(({ id, fits }) => ({
    id,
    count: fits.filter((fit) => fit >= (isWholeMatch ? 1 : certainFit)).length,
    score: fits.reduce((scoreSum, fit, wordIndex) => scoreSum + fit * (rarities[wordIndex] ?? 0), 0),
  }));
  const mostMatches = Math.max(...rankedTools.map(({ count }) => count));
  if (mostMatches === 0 || mostMatches * 2 < typedWords.length) return [];
  return rankedTools
    .filter(({ count }) => count === mostMatches)
    .toSorted((rankedTool, otherTool) => otherTool.score - rankedTool.score)
    .map(({ id }) => id);
}
