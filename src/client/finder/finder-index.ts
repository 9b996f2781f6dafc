import type { FinderAnswer, FinderIndex } from "../../tools/finder/find.ts";

export type LoadedFinder = FinderIndex & { readonly find: (input: string) => FinderAnswer };

/** The tools and words of a language, from their file, and what finds them; null when they do not come. */
export async function loadFinder(indexUrl: string): Promise<LoadedFinder | null> {
  try {
    const [response, { find }] = await Promise.all([fetch(indexUrl), import("../../tools/finder/find.ts")]);
    if (!response.ok) return null;
    const index: FinderIndex = await response.json();
    return { ...index, find: (finderInput) => find(finderInput, index) };
  } catch {
    return null;
  }
}
