/** Whether one letter added, taken away, changed or swapped with the next makes one word of the other. */
function isNear(typed: string, known: string): boolean {
  const [short, long] = typed.length <= known.length ? [typed, known] : [known, typed];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

const sorted = (word: string): string => word.split("").toSorted().join("");

/** Shorter words are near too many others, most of all syllables; only swapped letters are mistakes there. */
const minFuzzyLength = 5;

const isMistyped = (typed: string, known: string): boolean =>
  isNear(typed, known) &&
  (Math.min(typed.length, known.length) >= minFuzzyLength ||
    (typed.length === 4 && sorted(typed) === sorted(known)));

/** How well a word that was typed fits one that is known, from 4 down to 0, where it does not; the last one may be half typed. */
export function fitOf(typed: string, known: string, isLast: boolean): number {
  if (typed === known) return 4;
  if (known.startsWith(typed) && (isLast || typed.length > 3)) return 3;
  if (isMistyped(typed, known)) return 2;
  const isHalf = isLast && typed.length >= minFuzzyLength && known.length > typed.length;
  return isHalf && isNear(typed, known.slice(0, typed.length)) ? 1 : 0;
}
