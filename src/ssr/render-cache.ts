export type RenderCache<Rendered> = {
  /** What `render` gave for this key, or gives now. */
  readonly get: (key: string, render: () => Rendered) => Rendered;
};

/** A key that comes once is remembered by its hash only, and forgotten with all others when there are so many. */
const maxSeen = 10_000;

/**
 * Keeps what was rendered for keys that come again. What comes once is not kept: that is what somebody has typed, which
 * no other page will show. The keys that are kept are compared whole.
 */
export function createRenderCache<Rendered>({
  maxCharacters,
  lengthOf,
}: {
  maxCharacters: number;
  lengthOf: (rendered: Rendered) => number;
}): RenderCache<Rendered> {
  const seen = new Set<number | bigint>();
  const entries = new Map<string, Rendered>();
  let characters = 0;
  return {
    get(key, render) {
      const cached = entries.get(key);
      if (cached !== undefined) return cached;
      const rendered = render();
      const hash = Bun.hash(key);
      if (!seen.has(hash)) {
        if (seen.size >= maxSeen) seen.clear();
        seen.add(hash);
        return rendered;
      }
      const length = key.length + lengthOf(rendered);
      characters += length;
      if (characters > maxCharacters) {
        entries.clear();
        characters = length;
      }
      if (characters <= maxCharacters) entries.set(key, rendered);
      return rendered;
    },
  };
}
