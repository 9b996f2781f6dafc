import { expect, test } from "bun:test";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Glob } from "bun";
import { papers } from "#scripts/docs.ts";
import { tools } from "#tools/catalog.ts";
import { Env, settingGroups } from "#server/config.ts";

const root = new URL("../", import.meta.url).pathname;
const text = (path: string): Promise<string> => Bun.file(join(root, path)).text();
const matches = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, match = ""]) => match);

const documents = ["*.md", "docs/*.md", "decisions/*.md"]
  .flatMap((pattern) => [...new Glob(pattern).scanSync(root)])
  .toSorted();
const texts = new Map(await Promise.all(documents.map(async (path) => [path, await text(path)] as const)));
const textOf = (path: string): string => texts.get(path) ?? "";
const readme = textOf("README.md");
const vietnamese = textOf("README.vi.md");

/** The lines of a document's blocks of commands, without comments; a line that goes on is one with the next. */
const commandsIn = (document: string): string[] =>
  matches(document, /```sh\n([^]*?)```/g)
    .flatMap((block) => block.replaceAll("\\\n", "").split("\n"))
    .map((line) => line.replace(/(^| +)# .*/, "").replaceAll(/ +/g, " "))
    .filter(Boolean);

test("what bun run docs writes is up to date", async () => {
  const written = await papers();
  const present = await Promise.all([...written.keys()].map(async (path) => [path, await text(path)]));
  expect(Object.fromEntries(present)).toEqual(Object.fromEntries(written));
});

test("every setting stands in one group and in one row of docs/settings.md, with its default", () => {
  const grouped = settingGroups.flatMap(({ settings }) => Object.keys(settings));
  expect(grouped).toEqual(Object.keys(Env.properties));
  const rows = textOf("docs/settings.md").split("\n");
  for (const [name, { default: standard, description = "" }] of Object.entries(Env.properties)) {
    const own = rows.filter((row) => row.startsWith(`| \`${name}\` `));
    expect(own).toHaveLength(1);
    expect(own[0]).toContain(description);
    if (standard !== "") expect(own[0]).toContain(`\`${String(standard)}\``);
  }
});

test("the first page is short, shows the product, and says the two commands", () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8 * 1024);
  for (const document of [readme, vietnamese]) {
    expect(commandsIn(document).slice(0, 2)).toEqual(["npx -y bun@1.4.5 start", "npx -y bun@1.4.5 run test"]);
    const pictures = matches(document, /<img src="([^"]+)"/g);
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(statSync(join(root, picture)).size).toBeLessThan(150 * 1024);
  }
});

test("README puts the site online in six lines, which the longer way has too", () => {
  const [, block = ""] = /## Put it online[^]*?```sh\n([^]*?)```/.exec(readme) ?? [];
  const lines = block.trim().split("\n");
  expect(lines).toHaveLength(6);
  // There the address to write to is set, too.
  const longer = commandsIn(textOf("docs/operating.md"))
    .join(" && ")
    .replace(" CONTACT_EMAIL=you@example.com", "");
  const missing = lines.flatMap((line) => line.split(" && ")).filter((command) => !longer.includes(command));
  expect(missing).toEqual([]);
});

test("README names no tool that is not there, each once, in the navigation's order", () => {
  const section = readme.split("\n## Tools\n")[1]?.split("\n## ")[0] ?? "";
  const named = matches(section, /`(\/[\w-]+)`/g);
  expect(named.length).toBeGreaterThan(10);
  const paths: string[] = tools.map(({ path }) => path);
  expect(paths.filter((path) => named.includes(path))).toEqual(named);
});

/** The name by which a link finds a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\- ]/gu, "")
    .replaceAll(" ", "-");

test("every file and heading that a document links to is there, and every file that it names", () => {
  const sources = [...new Glob("{src,tests,scripts,bench,deploy}/**/*").scanSync(root)];
  const isThere = (path: string) =>
    existsSync(join(root, path)) || sources.some((source) => source.endsWith(`/${path}`));
  const missing: string[] = [];
  for (const [file, document] of texts) {
    const names = matches(document, /`([\w-][\w./-]*\.(?:ts|tsx|css|json|md|yaml|conf|service))`/g);
    // What a program writes is in no folder of the sources.
    const written = ["dist/", "data/", "session-secret", "dns.json"];
    const absent = names.filter((path) => !isThere(path) && !written.some((part) => path.includes(part)));
    for (const link of matches(document, /\]\((?!https?:)([^)\s]+)\)/g)) {
      const [path = "", anchor = ""] = link.split("#");
      const target = path === "" ? file : join(dirname(file), path);
      if (!existsSync(join(root, target))) absent.push(link);
      const headings = matches(textOf(target), /^#+ (.+)$/gm).map(anchorOf);
      if (anchor !== "" && !headings.includes(anchor)) absent.push(link);
    }
    missing.push(...absent.map((path) => `${file}: ${path}`));
  }
  expect(missing).toEqual([]);
});

test("every command that a document names is there: scripts of the package, files, and the program's own", async () => {
  const { scripts } = JSON.parse(await text("package.json"));
  const usage = await text("src/server/commands/list.ts");
  const all = [...texts.values()].join("\n");
  const named = matches(all, /\bbun run ([a-z][\w:-]*)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const files = matches(all, /\bbun (?:test )?((?:src|scripts|tests)\/[\w./-]+)/g);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const own = matches(all, /\btoolbox ([a-z-]+)/g).filter((name) => !usage.includes(`"${name}"`));
  expect(own).toEqual([]);
});

test("every setting that a document names is there, and README.vi.md has the defaults of today", () => {
  const others = [
    "SITE_HOST",
    "POSTGRES_PASSWORD",
    "COMPOSE_PROFILES",
    "TEST_ENGINE",
    "TEST_SEED",
    "NODE_ENV",
  ];
  const known = [...Object.keys(Env.properties), ...others];
  const guides = documents.filter((path) => !path.startsWith("decisions/"));
  for (const path of guides) {
    const named = matches(textOf(path), /`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g);
    expect([path, named.filter((name) => !known.includes(name))]).toEqual([path, []]);
  }
  const rows = matches(vietnamese, /^\|( `[A-Z_]+`.*)\|$/gm).map((row) => row.split("|"));
  const wrong = rows.filter(([names = "", standards = ""]) => {
    const defaults = matches(names, /`(\w+)`/g).map((name) => Reflect.get(Env.properties, name)?.default);
    const shown = matches(standards, /`([^`]+)`/g);
    return defaults.filter((standard) => standard !== "").join() !== shown.join();
  });
  expect(rows.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test("the Vietnamese README has the commands of the English documents", () => {
  const english = ["README.md", "docs/operating.md", "docs/mail.md"].flatMap((path) =>
    commandsIn(textOf(path)),
  );
  const commands = commandsIn(vietnamese);
  expect(commands.length).toBeGreaterThan(25);
  expect(commands.filter((command) => !english.includes(command))).toEqual([]);
  // Whoever operates a site by it needs all of them.
  const needed = commandsIn(textOf("docs/operating.md"));
  expect(needed.filter((command) => !commands.includes(command))).toEqual([]);
});

test("docs/architecture.md leads through one tool in twelve steps", () => {
  const section = textOf("docs/architecture.md").split("## Where to start reading")[1]?.split("\n## ")[0];
  expect(section?.match(/^\d+\. .*\]\(/gm)).toHaveLength(12);
});

const decisions = documents.filter((path) => /^decisions\/\d/.test(path));

test("decisions are short, and no two have a number in common", () => {
  expect(decisions.length).toBeGreaterThan(60);
  // Besides the title, the date, and the lines between them.
  expect(decisions.filter((path) => textOf(path).split("\n").length - 1 > 42)).toEqual([]);
  expect(new Set(decisions.map((path) => path.slice(10, 13))).size).toBe(decisions.length);
});

test("a decision's status names decisions that are there, and what supersedes another is accepted itself", () => {
  const statuses = new Map(
    decisions.map((path) => [path.slice(10, 13), /· Status: (.*)/.exec(textOf(path))?.[1] ?? ""]),
  );
  for (const [number, status] of statuses) {
    expect([number, status]).toEqual([
      number,
      expect.stringMatching(/^(accepted(, amended by \d{3}( and \d{3})*)?|superseded by \d{3})$/),
    ]);
    for (const other of matches(status, /(\d{3})/g)) {
      expect([number, other, statuses.get(other)]).toEqual([
        number,
        other,
        expect.stringMatching(/^accepted/),
      ]);
      expect(Number(other)).not.toBe(Number(number));
    }
  }
});
