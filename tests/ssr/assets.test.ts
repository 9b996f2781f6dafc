import { expect, test } from "bun:test";
import { Glob } from "bun";
import { iconNames } from "#core/icons.ts";
import { loadAssets } from "#ssr/asset-cache.ts";

const assets = await loadAssets();
const textOf = (address: string) => new TextDecoder().decode(assets.files.get(address)?.identity);

const names = [...new Glob("*.tsx").scanSync(new URL("../../src/islands/", import.meta.url).pathname)].map(
  (file) => file.replace(".tsx", ""),
);
const sizeOf = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + (assets.files.get(address)?.gzip.length ?? 0), 0);

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

/** What an island loads at its first touch, in Vietnamese where its texts differ. */
const filesOf = (name: string): readonly string[] => {
  const inVietnamese = [...assets.files.keys()].find((address) => address.startsWith(`/assets/${name}-vi-`));
  return [...withParts(inVietnamese ?? assets.island(name))];
};

test("a touch fetches at most seven files, all named in the page", () => {
  for (const name of names) {
    const fetched = filesOf(name);
    expect([name, fetched.length <= 7]).toEqual([name, true]);
    const parts = assets.parts(name).map((part) => `/assets/${part}.js`);
    expect(fetched.slice(1).toSorted()).toEqual(parts.toSorted());
  }
});

test("one file has React and what most islands share, at most 67 KB gzip, and an island adds at most 9", () => {
  const [shared = ""] = assets
    .parts("cron")
    .map((part) => `/assets/${part}.js`)
    .toSorted((one, other) => sizeOf([other]) - sizeOf([one]));
  expect(sizeOf([shared])).toBeLessThanOrEqual(67 * 1024);
  for (const name of names) {
    const fetched = filesOf(name);
    expect(fetched).toContain(shared);
    const own = sizeOf(fetched.filter((address) => address !== shared));
    expect([name, own <= 9 * 1024]).toEqual([name, true]);
  }
});

test("each icon has a place of its own in the sprite that the style sheet names", () => {
  const css = textOf(assets.css);
  expect(css).toContain(`url(${assets.icons})`);
  const sprite = textOf(assets.icons);
  const height = Number(/ height="(\d+)"/.exec(sprite)?.[1]);
  expect(iconNames.length * 24).toBe(height);
  for (const [at, name] of iconNames.entries()) {
    expect(css).toContain(`.i-${name}{--at:${at}}`);
    expect(sprite).toContain(`<g id="${name}" transform="translate(0 ${at * 24})">`);
  }
});
