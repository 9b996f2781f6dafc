import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { Glob } from "bun";
import { tools } from "../src/catalog.ts";

const root = new URL("../", import.meta.url).pathname;
const namesIn = (folder: string, ending: string) =>
  [...new Glob(`*${ending}`).scanSync(`${root}src/${folder}`)]
    .map((file) => file.slice(0, -ending.length))
    .toSorted();

const islands = namesIn("islands", ".tsx");

test("every tool of the catalogue has its file in each layer, and its texts", () => {
  const missing = tools.flatMap(({ id }) => {
    const has = (...files: string[]) => files.some((file) => existsSync(root + file));
    const layers = {
      tools: has(`src/tools/${id}.ts`, `src/tools/${id}`),
      api: has(`src/api/${id}.ts`),
      routes: has(`src/routes/${id}.tsx`),
      islands: islands.some((name) => name === id || name.startsWith(`${id}-`)),
      texts: has(`locales/vi/${id}.ts`) && has(`locales/en/${id}.ts`),
    };
    return Object.entries(layers).flatMap(([layer, isThere]) => (isThere ? [] : [`${id}: ${layer}`]));
  });
  expect(missing).toEqual([]);
});

test("ids, paths and labels are each used once", () => {
  for (const key of ["id", "path", "label", "icon"] as const) {
    expect(new Set(tools.map((tool) => tool[key])).size).toBe(tools.length);
  }
});

test("both languages have the same text modules", () => {
  const modules = (lang: string) => [...new Glob("*.ts").scanSync(`${root}locales/${lang}`)].toSorted();
  expect(modules("en")).toEqual(modules("vi"));
});

test("every island is on a page", async () => {
  const routes = await Promise.all(
    [...new Glob("src/{routes,ssr,ui}/**/*.tsx").scanSync(root)].map((file) => Bun.file(root + file).text()),
  );
  const used = new Set(
    routes
      .join("\n")
      .matchAll(/name="([\w-]+)"\s+of=/g)
      .map(([, name]) => name),
  );
  expect(islands.filter((name) => !used.has(name))).toEqual([]);
});
