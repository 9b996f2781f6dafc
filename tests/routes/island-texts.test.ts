import { expect, test } from "bun:test";
import { unpackProps } from "#client/island-props.ts";
import { islandTextsOf } from "#core/i18n.ts";
import { startTestProduct } from "#tests/support/product/product.ts";

const product = await startTestProduct();

test.each([
  ["/whois", "vi"],
  ["/en/whois", "en"],
] as const)(
  "what the island of %s says stands in a file of its tool in that language, not in its props",
  async (path, lang) => {
    const html = await (await fetch(product.url + path)).text();
    const island = /data-island="\/assets\/whois-[^>]*>/.exec(html)?.[0] ?? "";
    const props = unpackProps(
      (/data-props="([^"]*)"/.exec(island)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&#x27;", "'"),
      { querySelector: () => null },
    );
    expect(Object.keys(props)).toEqual(expect.arrayContaining(["lang", "values"]));
    expect(props).not.toHaveProperty("texts");
    const script = await fetch(product.url + (/data-texts="([^"]+)"/.exec(island)?.[1] ?? ""));
    expect(script.headers.get("content-type")).toStartWith("text/javascript");
    const texts: unknown = JSON.parse(/^export const texts=(.*);$/m.exec(await script.text())?.[1] ?? "");
    expect(texts).toEqual(islandTextsOf(lang, "whois"));
  },
);

test("an average tool page has at most 16.25 KB of markup, and none more than 26", async () => {
  const { tools } = await import("#tools/catalog.ts");
  const sizes = await Promise.all(
    tools.map(async ({ path }) => Buffer.byteLength(await (await fetch(product.url + path)).text())),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(16.25 * 1024);
  expect(Math.max(...sizes)).toBeLessThan(26 * 1024);
});

test("a browser that translates pages leaves alone what a tool has made, and the islands read", async () => {
  const { tools } = await import("#tools/catalog.ts");
  const pages = await Promise.all(
    tools.map(async ({ path }) => (await fetch(`${product.url}/en${path}`)).text()),
  );
  const blocks = pages.flatMap(
    (html) => html.match(/<div class="output"[^>]*>(?=<pre)|<pre class="output"[^>]*>/g) ?? [],
  );
  expect(blocks.length).toBeGreaterThan(10);
  expect(blocks.filter((block) => !block.includes(' translate="no"'))).toEqual([]);
});
