import { commonCompounds } from "./common-compounds.ts";
import { type Words, clauseEnd, collectWords, countPairs } from "./words.ts";

const singleScore = 0.2;
const leastBond = 0.75;
const knownBond = 2;

type Bonds = {
  /** How much two syllables belong together; null when they are no word. */
  readonly between: (first: number, second: number) => number | null;
  readonly isKnown: (first: number, second: number) => boolean;
  readonly standsOnce: (syllable: number) => boolean;
};

function bondsIn(syllables: Words, isSmall: (syllable: string) => boolean): Bonds {
  const { vocabulary, counts } = syllables;
  const pairs = countPairs(syllables);
  const small = vocabulary.map(isSmall);
  const isKnown = (first: number, second: number) =>
    commonCompounds.has(`${vocabulary[first]} ${vocabulary[second]}`);
  return {
    isKnown,
    standsOnce: (syllable) => counts[syllable] === 1,
    between(first, second) {
      if (isKnown(first, second)) return knownBond;
      const [ofFirst = 0, ofSecond = 0] = [counts[first], counts[second]];
      const together = ofFirst > 1 && ofSecond > 1 ? (pairs.get(first * vocabulary.length + second) ?? 0) : 1;
      if (together < 2 && (small[first] || small[second])) return null;
      const strength = (2 * together) / (ofFirst + ofSecond);
      return strength < leastBond ? null : strength + (together > 1 ? 0.5 : 0);
    },
  };
}

/** Where in a run of syllables words of two begin, such that their bonds are the strongest in all. */
function pairsIn(run: readonly number[], { between }: Bonds): ReadonlySet<number> {
  const best: { score: number; isPair: boolean }[] = [];
  for (let at = run.length - 1; at >= 0; at -= 1) {
    const alone = singleScore + (best[at + 1]?.score ?? 0);
    const bond = at + 1 < run.length ? between(run[at] ?? 0, run[at + 1] ?? 0) : null;
    const joined = bond === null ? -1 : bond + (best[at + 2]?.score ?? 0);
    best[at] = joined >= alone ? { score: joined, isPair: true } : { score: alone, isPair: false };
  }
  const begun = new Set<number>();
  for (let at = 0; at < run.length; at += best[at]?.isPair ? 2 : 1) if (best[at]?.isPair) begun.add(at);
  return begun;
}

/** Three that stand together once, with no known word among them, are left whole: "Hồ Chí Minh". */
const isOnePhrase = (run: readonly number[], { isKnown, standsOnce }: Bonds): boolean =>
  run.length === 3 &&
  run.every((syllable, at) => {
    const next = run[at + 1];
    return standsOnce(syllable) && !(next !== undefined && isKnown(syllable, next));
  });

function wordsOfRun(run: readonly number[], bonds: Bonds): (readonly number[])[] {
  if (isOnePhrase(run, bonds)) return [run];
  const begun = pairsIn(run, bonds);
  const words: (readonly number[])[] = [];
  for (let at = 0; at < run.length; at += begun.has(at) ? 2 : 1)
    words.push(run.slice(at, begun.has(at) ? at + 2 : at + 1));
  return words;
}

/**
 * Vietnamese words out of syllables, which spaces part: two that mostly stand side by side in this text are one word,
 * and where each stands there but once, they are taken two by two from the left. Small words stay alone.
 */
export function joinSyllables(
  syllables: Words,
  { isSmall, mayJoin }: { isSmall: (syllable: string) => boolean; mayJoin: (syllable: string) => boolean },
): Words {
  const { vocabulary, sequence } = syllables;
  const joining = vocabulary.map(mayJoin);
  const bonds = bondsIn(syllables, isSmall);
  const { add, endClause, words } = collectWords();
  let run: number[] = [];
  const endRun = () => {
    for (const word of wordsOfRun(run, bonds)) add(word.map((syllable) => vocabulary[syllable]).join(" "));
    run = [];
  };
  for (const syllable of sequence) {
    if (syllable !== clauseEnd && joining[syllable]) {
      run.push(syllable);
      continue;
    }
    endRun();
    if (syllable === clauseEnd) endClause();
    else add(vocabulary[syllable] ?? "");
  }
  endRun();
  return words();
}
