import type { FinderIndex } from "../tools/finder/find.ts";

/** The tools and words of a language, from their file, which the browser keeps; null when it does not come. */
export async function loadFinderIndex(address: string): Promise<FinderIndex | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
