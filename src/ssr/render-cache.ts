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
  const seenRenderings = new Set<number | bigint>();
  const entries = new Map<string, Rendered>();
  let renderedLength = 0;
  return {
    get(key, anew) {
      const cachedRendering = entries.get(key);
      if (cachedRendering !== undefined) return cachedRendering;
      const rendered = anew();
      const hash = Bun.hash(key);
      if (!seenRenderings.has(hash)) {
        if (seenRenderings.size >= maxSeen) seenRenderings.clear();
        seenRenderings.add(hash);
        return rendered;
      }
      const renderingLength = key.length + lengthOf(rendered);
      renderedLength += renderingLength;
      if (renderedLength > maxCharacters) {
        entries.clear();
        renderedLength = renderingLength;
      }
      if (renderedLength <= maxCharacters) entries.set(key, rendered);
      return rendered;
    },
  };
}
