import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Glob } from "bun";
import { otherPages, tools } from "../src/core/catalog.ts";
import { Env } from "../src/server/config.ts";

const readme = await Bun.file(new URL("../README.md", import.meta.url)).text();
const rowOf = (name: string) =>
  readme.split("\n").find((line) => new RegExp(`^\\| ${name} `).test(line)) ?? "";

test("README has a row for every setting, with its default and what it does", () => {
  const wrong = Object.entries(Env.properties).flatMap(([name, setting]) => {
    const row = rowOf(name);
    const isDefault = setting.default === "" || row.includes(`\`${setting.default}\``);
    return isDefault && row.includes(setting.description ?? "-") ? [] : [name];
  });
  expect(wrong).toEqual([]);
});

test("README has a row for every tool", () => {
  const shown = [...tools, ...otherPages]
    .filter(({ path }) => rowOf(`\`${path}\``) !== "")
    .map(({ path }) => path);
  expect(shown).toEqual(expect.arrayContaining(tools.map(({ path }) => path)));
});

test("every file that the documents and decisions link to or name is there", async () => {
  const root = new URL("../", import.meta.url).pathname;
  const sources = [...new Glob("{src,tests,scripts,bench}/**/*").scanSync(root)];
  const isThere = (path: string) =>
    existsSync(join(root, path)) || sources.some((source) => source.endsWith(`/${path}`));
  const missing: string[] = [];
  const documents = ["README.md", "README.vi.md", "AGENTS.md", "CONTRIBUTING.md"];
  for (const file of [...documents, ...new Glob("decisions/*.md").scanSync(root)]) {
    const text = await Bun.file(join(root, file)).text();
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = ""]) => path);
    const names = [...text.matchAll(/`([\w-][\w./-]*\.(?:ts|tsx|css))`/g)].map(([, path = ""]) => path);
    const absent = names.filter((path) => !isThere(path));
    absent.push(...links.filter((path) => !existsSync(join(root, dirname(file), path))));
    missing.push(...absent.map((path) => `${file}: ${path}`));
  }
  expect(missing).toEqual([]);
});

test("every command that the documents name is a script of the package", async () => {
  const root = new URL("../", import.meta.url);
  const { scripts } = await Bun.file(new URL("package.json", root)).json();
  const documents = ["README.md", "README.vi.md", "AGENTS.md", "CONTRIBUTING.md"];
  const texts = await Promise.all(documents.map((file) => Bun.file(new URL(file, root)).text()));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\bbun run ([a-z][\w:-]*)/g)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("README leads through one tool in twelve steps", () => {
  const section = readme.split("## Where to start reading")[1]?.split("\n## ")[0] ?? "";
  expect(section.match(/^\d+\. .*\]\(/gm)).toHaveLength(12);
});

test("both languages of README have the same commands", async () => {
  // The prose of a numbered step is indented too.
  const command =
    /^ {4,}(npx|apt-get|curl|git|bun|install|printf|cp|systemctl|journalctl|sleep|alias|toolbox|cd|export|hop-do-nghe|[A-Z_]+=)\b/;
  const commandsIn = (text: string) =>
    text.split("\n").flatMap((line) => (command.test(line) ? [line.trim().replace(/ +# .*/, "")] : []));
  const english = commandsIn(readme);
  const vietnamese = commandsIn(await Bun.file(new URL("../README.vi.md", import.meta.url)).text());
  expect(vietnamese.length).toBeGreaterThan(20);
  expect(vietnamese.filter((line) => !english.includes(line))).toEqual([]);
});
