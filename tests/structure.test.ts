import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { Glob } from "bun";
import { tools } from "#tools/catalog.ts";
import { islandFiles } from "#ssr/island-files.ts";

const root = new URL("../", import.meta.url).pathname;
const namesIn = (folder: string, ending: string) =>
  [...new Glob(`*${ending}`).scanSync(`${root}src/${folder}`)]
    .map((file) => file.slice(0, -ending.length))
    .toSorted();

const islands = (await islandFiles()).map(({ name }) => name);

test("every tool of the catalogue has the one shape: its files in each layer, its texts and its tests", () => {
  const missing = tools.flatMap(({ id }) => {
    const has = (...files: string[]) => files.some((file) => existsSync(root + file));
    const wanted = [
      `src/tools/${id}/tool.ts`,
      `src/tools/${id}/schema.ts`,
      `locales/vi/${id}.ts`,
      `locales/en/${id}.ts`,
    ].filter((file) => !has(file));
    const parts = ["api", "page", "visitor", "snapshots"];
    const tests = namesIn(`../tests/tools/${id}`, ".test.ts");
    // Functions of which there is much to test have files by their own names.
    const isFunctionTested = tests.some((name) => !parts.some((part) => name.startsWith(part)));
    const untested = [
      ...(isFunctionTested ? [] : ["function"]),
      ...parts.filter((part) => !tests.includes(part)),
    ].map((part) => `tests/tools/${id}/${part}.test.ts`);
    const isIsland = (name: string) => name === id || name.startsWith(`${id}-`);
    return [
      ...wanted,
      ...untested,
      ...(islands.some(isIsland) || has(`src/islands/${id}`) ? [] : [`src/islands/${id}.tsx`]),
    ];
  });
  expect(missing).toEqual([]);
});

test("a tool has no file outside its folder, and a folder of a tool belongs to one", () => {
  expect(namesIn("tools", ".ts")).toEqual(["actions", "catalog", "documented-call", "registry"]);
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
      .matchAll(/name="([\w-]+)"\s+(?:(?:area="[\w-]+"|lang=\{lang\})\s+)*of=/g)
      .map(([, name]) => name),
  );
  // A page that is made of its tool's declaration has the island of that name.
  for (const { id } of tools) used.add(id);
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
  // Three run tasks, not actions; on the visitor's own device there is nobody to be limited.
  const others = [
    "src/client/device/effects.ts",
    "src/client/device/run.ts",
    "src/server/commands/tool-effects.ts",
    "src/server/compute-worker.ts",
  ];
  expect(runs.toSorted()).toEqual(others);
});

test("a page calls no function of a tool past perform, save the one that follows a short link", async () => {
  const files = [...new Glob("src/{api,routes,ssr,sign-in,mail}/**/*.{ts,tsx}").scanSync(root)];
  const calls = await Promise.all(
    files.map(async (file) => [
      ...(await Bun.file(root + file).text()).matchAll(/\bactions(?:\.\w+|\["[\w-]+"\])*\.(\w+)\(/g),
    ]),
  );
  expect(calls.flat().map(([call]) => call)).toEqual(["actions.follow("]);
});

test("an answer is streamed in one place, which leaves whoever takes nothing of it", async () => {
  const files = [
    ...new Glob("src/{server,api,routes,ssr,http,mail,sign-in,tools}/**/*.{ts,tsx}").scanSync(root),
  ];
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await Bun.file(root + file).text() })),
  );
  const makers = texts.filter(
    ({ file, text }) =>
      /new ReadableStream\b|new Response\((?:body|stream\w*|\w*Stream),/.test(text) &&
      !file.includes("/browser/"),
  );
  expect(makers.map(({ file }) => file)).toEqual(["src/http/respond.ts"]);
});

test("settings are handed on whole where the program is joined and where they are judged, and nowhere else", async () => {
  const files = [...new Glob("src/**/*.ts").scanSync(root)];
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await Bun.file(root + file).text() })),
  );
  const takers = texts.filter(({ text }) => /[\w}]: Config\b/.test(text)).map(({ file }) => file);
  expect(takers.toSorted()).toEqual([
    "src/server/commands/command.ts",
    "src/server/mail-process.ts",
    "src/server/notices.ts",
    "src/server/product-parts.ts",
    "src/server/product.ts",
    "src/server/program.ts",
  ]);
});

test("what is switched off in the linter is switched off with a reason", async () => {
  const files = [...new Glob("{src,tests,bench,scripts}/**/*.{ts,tsx}").scanSync(root)];
  const lines = await Promise.all(
    files.map(async (file) => (await Bun.file(root + file).text()).split("\n")),
  );
  const silent = lines.flat().filter((line) => /\/[/*] oxlint-disable/.test(line) && !/ -- \S/.test(line));
  expect(silent).toEqual([]);
});

test("what an island exports says so by its name, and nothing else does", async () => {
  const exported = /^export (?:default )?(?:async )?(?:function|const|type) (\w+)/gm;
  const files = [...new Glob("src/**/*.{ts,tsx}").scanSync(root)];
  const misnamed = await Promise.all(
    files.map(async (file) => {
      const text = await Bun.file(root + file).text();
      const isPart = file.split("/").length > 3 && !/^export default /m.test(text);
      const path = isPart ? undefined : /^src\/islands\/([\w/-]+)\.tsx$/.exec(file)?.[1];
      const island = path?.replaceAll(/[/-]/g, "");
      const names = [...text.matchAll(exported)].map(([, name = ""]) => name);
      const isOfIsland = (name: string) => /.Island(Props|Texts)?$/.test(name);
      const isRight = (name: string) =>
        island === undefined
          ? !isOfIsland(name)
          : new RegExp(`^${island}Island(Props|Texts)?$`, "i").test(name) || !/Props$|Texts$/.test(name);
      return names.filter((name) => !isRight(name)).map((name) => `${file}: ${name}`);
    }),
  );
  expect(misnamed.flat()).toEqual(["src/ssr/island.tsx: ToolIsland"]);
});
