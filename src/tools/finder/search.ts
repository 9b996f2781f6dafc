import type { ToolId } from "../../core/catalog.ts";
import { fold } from "../../core/fold.ts";

/** A tool as it is sought: folded words of its name, and other words for it. */
export type SearchableTool = { readonly id: ToolId; readonly name: string; readonly words: string };

/** Whether one letter added, taken away, changed or swapped with the next makes one word of the other. */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
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
function matchScore(typed: string, candidate: string): number {
  if (typed === candidate) return 4;
  if (candidate.startsWith(typed)) return 3;
  if (typed.length < minFuzzyLength) return 0;
  if (candidate.includes(typed)) return 2;
  if (isNear(typed, candidate)) return 2;
  return isNear(typed, candidate.slice(0, typed.length)) ? 1 : 0;
}

/** A whole word, or the beginning of a name: what counts where other words fit nothing. */
const certainFit = 8;

const minPartLength = 3;

/** Whether a word is two or more known ones written together: "urlencode", "10minutemail". */
const isMadeOf = (typed: string, candidates: readonly string[]): boolean =>
  candidates.some(
    (part) =>
      typed.startsWith(part) &&
      (typed === part || (part.length >= 2 && isMadeOf(typed.slice(part.length), candidates))),
  );

function bestScore(typed: string, candidates: readonly string[]): number {
  const best = candidates.reduce((score, word) => Math.max(score, matchScore(typed, word)), 0);
  return best === 0 && typed.length >= 2 * minPartLength && isMadeOf(typed, candidates) ? 3 : best;
}

const wordsOf = (text: string) =>
  fold(text)
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
function tellingWords(query: string, known: ReadonlySet<string>): readonly string[] {
  const all = wordsOf(query.slice(0, 200));
  const joined = all.flatMap((word, at) => {
    if (at > 0 && known.has(`${all[at - 1]}${word}`) && !known.has(word)) return [];
    const pair = `${word}${all[at + 1]}`;
    return [known.has(pair) && !known.has(all[at + 1] ?? "") ? pair : word];
  });
  const telling = joined.filter((word) => !stopwords.has(word));
  return telling.length > 0 ? telling : joined;
}

/**
 * The tools that the words fit, the best first; a name counts more than another word for it, and a word that few
 * tools know more than one that many do. Where no tool fits all of them, those that the most fit, if that is half.
 */
export function searchTools(query: string, tools: readonly SearchableTool[]): readonly ToolId[] {
  const known = tools.map(({ id, name, words }) => ({ id, names: wordsOf(name), others: wordsOf(words) }));
  const typed = tellingWords(query, new Set(known.flatMap(({ names, others }) => [...names, ...others])));
  if (typed.length === 0) return [];
  const scored = known.map(({ id, names, others }) => ({
    id,
    fits: typed.map((word) => Math.max(bestScore(word, names) * 3, bestScore(word, others) * 2)),
  }));
  const rarities = typed.map((_, at) => {
    const fitting = scored.filter(({ fits }) => fits[at] !== 0).length;
    return Math.log(1 + tools.length / Math.max(1, fitting));
  });
  const isWhole = scored.some(({ fits }) => !fits.includes(0));
  const ranked = scored.map(({ id, fits }) => ({
    id,
    count: fits.filter((fit) => fit >= (isWhole ? 1 : certainFit)).length,
    score: fits.reduce((sum, fit, at) => sum + fit * (rarities[at] ?? 0), 0),
  }));
  const most = Math.max(...ranked.map(({ count }) => count));
  if (most === 0 || most * 2 < typed.length) return [];
  return ranked
    .filter(({ count }) => count === most)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id);
}
