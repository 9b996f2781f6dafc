import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { Glob } from "bun";
import { tools } from "../src/core/catalog.ts";

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

test("tools take the clock and chance as arguments", async () => {
  const worldly =
    /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bgetRandomValues\b|\brandomUUID\b|\bperformance\./;
  const files = [...new Glob("src/tools/**/*.ts").scanSync(root)];
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await Bun.file(root + file).text() })),
  );
  expect(texts.filter(({ text }) => worldly.test(text)).map(({ file }) => file)).toEqual([]);
});

test("an action runs through perform alone, within its limit and on checked input", async () => {
  const files = [
    ...new Glob("src/{api,routes,ssr,islands,ui,client,sign-in,server,mail}/**/*.{ts,tsx}").scanSync(root),
  ];
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await Bun.file(root + file).text() })),
  );
  const runs = texts.filter(({ text }) => /\.run\(/.test(text)).map(({ file }) => file);
  // Two run tasks, not actions; on the visitor's own device there is nobody to be limited.
  const others = ["src/client/device/effects.ts", "src/client/device/run.ts", "src/server/compute-worker.ts"];
  expect(runs.toSorted()).toEqual(others);
});

test("what is switched off in the linter is switched off with a reason", async () => {
  const files = [...new Glob("{src,tests,bench,scripts}/**/*.{ts,tsx}").scanSync(root)];
  const lines = await Promise.all(
    files.map(async (file) => (await Bun.file(root + file).text()).split("\n")),
  );
  const silent = lines.flat().filter((line) => /\/[/*] oxlint-disable/.test(line) && !/ -- \S/.test(line));
  expect(silent).toEqual([]);
});

test("decisions are short, and no two have a number in common", async () => {
  const files = [...new Glob("*.md").scanSync(`${root}decisions`)];
  const sizes = await Promise.all(
    files.map(async (file) => ({
      file,
      lines: (await Bun.file(`${root}decisions/${file}`).text()).split("\n").length - 1,
    })),
  );
  expect(sizes.filter(({ lines }) => lines > 40)).toEqual([]);
  expect(new Set(files.map((file) => file.slice(0, 3))).size).toBe(files.length);
});
