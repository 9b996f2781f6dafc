import type { ToolId } from "../../core/catalog.ts";
import { fold } from "../../core/fold.ts";

/** A tool as it is sought: folded words of its name, and other words for it. */
export type SearchableTool = { readonly id: ToolId; readonly name: string; readonly words: string };

/** Whether one letter added, taken away, changed or swapped with the next makes one word of the other. */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
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

const bestScore = (typed: string, candidate: readonly string[]) =>
  candidate.reduce((best, word) => Math.max(best, matchScore(typed, word)), 0);

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Words that say nothing of a tool; they neither find one nor keep it from being found. */
const stopwords = new Set(
  "a an the to of my for and la cua cho va cac nhung online mien phi free tool cong cu".split(" "),
);

/** The tools that all the words fit, the best first; a name counts more than another word for it. */
export function searchTools(query: string, tools: readonly SearchableTool[]): readonly ToolId[] {
  const typed = wordsOf(query.slice(0, 200)).filter(
    (word, _, all) => all.length === 1 || !stopwords.has(word),
  );
  if (typed.length === 0) return [];
  const scored = tools.map(({ id, name, words }) => {
    const [names, others] = [wordsOf(name), wordsOf(words)];
    const fits = typed.map((word) => Math.max(bestScore(word, names) * 3, bestScore(word, others) * 2));
    return { id, score: fits.includes(0) ? 0 : fits.reduce((sum, one) => sum + one, 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id);
}
