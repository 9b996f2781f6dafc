import type { Span } from "./pasted.ts";

export type FoundBehind = Span & { readonly groups: readonly (string | undefined)[] };

/**
 * What a global pattern finds that begins with one group for the sign before, `(^|[^…])`: without that sign, with the groups
 * after it. Says what a lookbehind would, which Safari has since 16.4 and which ends a script before.
 */
export function matchesBehind(text: string, pattern: RegExp): readonly FoundBehind[] {
  const search = new RegExp(pattern);
  const found: FoundBehind[] = [];
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const [whole, before = "", ...groups] = match;
    const [at, end] = [match.index + before.length, match.index + whole.length];
    found.push({ value: whole.slice(before.length), at, end, groups });
    // What one ends with may be the sign before the next.
    search.lastIndex = end - 1;
  }
  return found;
}
