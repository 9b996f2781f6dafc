import { expect, test } from "bun:test";
import { loadAssets } from "../../src/ssr/asset-cache.ts";

const assets = await loadAssets();
const textOf = (address: string) => new TextDecoder().decode(assets.files.get(address)?.identity);

const islands = [...assets.files.keys()].filter((address) =>
  /^\/assets\/(?!p-|loader-|hydrate-|analytics-|polyfills-)[\w-]+\.js$/.test(address),
);

/** A module with everything that it imports. */
function withParts(address: string, known = new Set<string>()): Set<string> {
  if (known.has(address)) return known;
  known.add(address);
  for (const [, part = ""] of textOf(address).matchAll(/(?:from|import)"(\/assets\/[\w-]+\.js)"/g))
    withParts(part, known);
  return known;
}

test("no whole dictionary goes to a visitor's phone", () => {
  const found = [...assets.files.keys()].filter((address) => /"privacy\.8\.body"/.test(textOf(address)));
  expect(found).toEqual([]);
});

test("an island is at most 32 KB gzip besides React, with all that it imports", () => {
  const common = withParts(assets.hydrate);
  for (const island of islands) {
    const own = [...withParts(island)].filter((address) => !common.has(address));
    const size = own.reduce((sum, address) => sum + (assets.files.get(address)?.gzip.length ?? 0), 0);
    expect([island, size <= 32 * 1024]).toEqual([island, true]);
  }
});
