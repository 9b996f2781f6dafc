import { expect, test } from "bun:test";
import { loadAssets } from "#ssr/asset-cache.ts";
import { siteAddresses } from "#tests/support/people/site-pages.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const assets = await loadAssets();

/**
 * The scripts that the islands of a page name: each fetches its own at its first touch. A passive one, the menu of whoever
 * has a token, comes alive by no touch.
 */
const scriptsOf = (html: string): readonly string[] => {
  const tags = [...html.matchAll(/<div data-island=[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes("data-passive"));
  const named = (attribute: string) =>
    tags.flatMap((tag) => new RegExp(`${attribute}="([^"]+)"`).exec(tag)?.[1]?.split(" ") ?? []);
  const islands = [...named("data-island"), ...named("data-texts")];
  return [...new Set([...islands, ...named("data-parts").map((name) => `/assets/${name}.js`)])];
};

test("all islands of a page, each touched, fetch at most 80 KB gzip", async () => {
  const product = await sharedProduct();
  for (const { address } of siteAddresses(product.url)) {
    const scripts = scriptsOf(await (await fetch(address)).text());
    const sizes = scripts.map((script) => assets.files.get(script)?.gzip.length ?? Infinity);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    expect([address, all, all > 0 && all <= 80 * 1024]).toEqual([address, all, true]);
  }
});
