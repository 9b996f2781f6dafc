import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { $, Glob } from "bun";
import layers from "../layers.json" with { type: "json" };
import manifest from "#package.json" with { type: "json" };
import { overrides, rows } from "#scripts/layers.ts";

const root = new URL("../", import.meta.url).pathname;
const names = Object.keys(layers);
const table: Readonly<Record<string, { layers: readonly string[] }>> = layers;

const layerOf = (file: string): string => file.split("/")[1] ?? "";

type Import = { readonly file: string; readonly from: string; readonly to: string };

const { imports: said }: { imports: Readonly<Record<string, string>> } = manifest;

/** The file of the project that an import names, by the rules of package.json; of two that fit, the longer. */
function placeOf(file: string, specifier: string): string {
  if (!specifier.startsWith("#")) return path.posix.join(path.posix.dirname(file), specifier);
  const [key = "", target = ""] =
    Object.entries(said)
      .toSorted(([one], [other]) => other.length - one.length)
      .find(
        ([name]) => name === specifier || (name.endsWith("*") && specifier.startsWith(name.slice(0, -1))),
      ) ?? [];
  return path.posix.join(target.replace("*", () => specifier.slice(key.length - 1)));
}

/** What a file imports of the project, as it is written there. */
const specifiersIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?:\bfrom |\bimport |\bmodule |\bimport\(\s*|\bresolve\(|new URL\((?="[^"]+\.ts"))"([.#][^"]+)"/g,
    ),
  ].map(([, specifier = ""]) => specifier);

async function importsOf(file: string): Promise<readonly Import[]> {
  return specifiersIn(await Bun.file(root + file).text()).map((specifier) => {
    const to = placeOf(file, specifier);
    return { file, from: layerOf(file), to: to.startsWith("src/") ? layerOf(to) : to };
  });
}

test("src/ holds main.ts and the folders of layers.json, nothing else", () => {
  const inside = [...new Glob("*").scanSync({ cwd: `${root}src`, onlyFiles: false })];
  expect(inside.toSorted()).toEqual(names.toSorted());
});

test("every import of src/ goes where layers.json lets it, and only core reads the texts", async () => {
  const files = [...new Glob("src/**/*.{ts,tsx}").scanSync(root)];
  const imports = (await Promise.all(files.map(importsOf))).flat();
  const wrong = imports.filter(({ from, to }) => {
    if (to === "package.json") return from !== "server";
    if (to.startsWith("locales/")) return from !== "core";
    return to !== from && !table[from]?.layers.includes(to);
  });
  expect(wrong).toEqual([]);
});

test("what is in another folder is imported from the root, what is in this one or below from here", async () => {
  const files = [...new Glob("{src,locales,scripts,tests,bench}/**/*.{ts,tsx}").scanSync(root)];
  const imports = await Promise.all(
    files.map(async (file) =>
      [
        ...(await Bun.file(root + file).text()).matchAll(
          /(?:\bfrom |\bimport |\bimport\(\s*)"(\.\.\/[^"]+)"/g,
        ),
      ].map(([, specifier = ""]) => ({ file, specifier, to: placeOf(file, specifier) })),
    ),
  );
  // A file of the root itself is not said so, and the binary's entry stands in dist/.
  const others = imports.flat().filter(({ file, to }) => to.includes("/") && file !== "scripts/build.ts");
  expect(others).toEqual([]);
});

test("layers.json has no circle", () => {
  const reaches = (from: string, seen: readonly string[] = []): readonly string[] =>
    (table[from]?.layers ?? []).flatMap((to) =>
      seen.includes(to) ? [to] : [to, ...reaches(to, [...seen, to])],
    );
  expect(names.filter((name) => reaches(name).includes(name))).toEqual([]);
});

test("the linter's rules and the table in AGENTS.md say what layers.json says", async () => {
  const config: { overrides: object[] } = await Bun.file(`${root}.oxlintrc.json`).json();
  const written = config.overrides.filter((one) => JSON.stringify(one).includes("no-restricted-imports"));
  expect(written).toEqual([...overrides]);
  const guide = await Bun.file(`${root}AGENTS.md`).text();
  const cells = guide
    .slice(guide.indexOf("| Folder"))
    .split("\n")
    .filter((line, at, all) => all.slice(0, at + 1).every((one) => one.startsWith("|")))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  expect(cells).toEqual(rows.map((row) => [...row]));
});

type Diagnostic = {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
};

test("the linter refuses each forbidden import, whatever folder it is planted in", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "layers-"));
  try {
    await $`cp ${root}.oxlintrc.json ${folder}`;
    // Where the configuration finds its plugins.
    await $`mkdir ${folder}/scripts && ln -s ${root}scripts/lint ${folder}/scripts && ln -s ${root}node_modules ${folder}`;
    const files = (from: string) =>
      from.endsWith(".ts")
        ? [`src/${from}`]
        : ["", "deep/", "deep/deeper/"].map((under) => `src/${from}/${under}x.ts`);
    const planted = names.flatMap((from) =>
      [...names, "locales", "tests", "scripts", "bench"]
        .filter(
          (to) => to !== from && !table[from]?.layers.includes(to) && !(from === "core" && to === "locales"),
        )
        .flatMap((to) => [
          to.endsWith(".ts") ? `#${to}` : `#${to}/x.ts`,
          `../${to}/x.ts`,
          `./../../${to}/x.ts`,
        ])
        .flatMap((specifier) => files(from).map((file) => ({ file, specifier }))),
    );
    const places = Map.groupBy(planted, ({ file }) => file);
    await Promise.all(
      [...places].map(([file, all]) =>
        Bun.write(
          `${folder}/${file}`,
          all
            .map(({ specifier }, at) => `export { x as x${at} } from ${JSON.stringify(specifier)};\n`)
            .join(""),
        ),
      ),
    );
    const { stdout } = await $`${root}node_modules/.bin/oxlint -f json`.cwd(folder).quiet().nothrow();
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout.toString());
    const refused = new Set(
      diagnostics
        .filter(({ code }) => code.includes("no-restricted-imports"))
        .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`),
    );
    const allowed = [...places].flatMap(([file, all]) =>
      all.filter((_, at) => !refused.has(`${file}:${at + 1}`)),
    );
    expect(allowed).toEqual([]);
    expect(planted.length).toBeGreaterThan(1000);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("no exported name stands in two files", async () => {
  // A registry gives a tool's id to what another file names.
  const files = [...new Glob("{src,scripts,tests}/**/*.{ts,tsx}").scanSync(root)].filter(
    (file) => !/\/(makers|registry)\.ts$/.test(file),
  );
  const places = new Map<string, string[]>();
  for (const file of files) {
    const text = await Bun.file(root + file).text();
    const exported = text.matchAll(
      /^export (?:default )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm,
    );
    const again = text.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
    const named = [
      ...[...exported].map(([, name = ""]) => name),
      ...[...again].flatMap(([, list = ""]) =>
        list.split(",").map(
          (one) =>
            one
              .trim()
              .split(" as ")
              .at(-1)
              ?.replace(/^type /, "") ?? "",
        ),
      ),
    ].filter((name) => name !== "");
    for (const name of new Set(named)) places.set(name, [...(places.get(name) ?? []), file]);
  }
  expect([...places].filter(([, in_]) => in_.length > 1)).toEqual([]);
});
