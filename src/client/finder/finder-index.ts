import type { FinderAnswer, FinderIndex } from "#tools/finder/find.ts";

/** Where a browser finds a call's function, and the texts that it takes. */
export type GlanceModule = { readonly module: string; readonly texts: string };

/** The finder's file: tools and words, and by their paths the calls that are answered at a glance. */
export type FinderFile = FinderIndex & { readonly glances: Readonly<Record<string, GlanceModule>> };

export type LoadedFinder = FinderFile & { readonly find: (input: string) => FinderAnswer };

/** The tools and words of a language, from their file, and what finds them; null when they do not come. */
export async function loadFinder(indexUrl: string): Promise<LoadedFinder | null> {
  try {
    const [response, { find }] = await Promise.all([fetch(indexUrl), import("#tools/finder/find.ts")]);
    if (!response.ok) return null;
    const index: FinderFile = await response.json();
    return { ...index, find: (finderInput) => find(finderInput, index) };
  } catch {
    return null;
  }
}
