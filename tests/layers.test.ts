import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { $, Glob } from "bun";
import layers from "../layers.json" with { type: "json" };
import { overrides, rows } from "#scripts/layers.ts";

const root = new URL("../", import.meta.url).pathname;
const names = Object.keys(layers);
const folders = names.filter((name) => !name.endsWith(".ts"));
const table: Readonly<Record<string, { layers: readonly string[] }>> = layers;

const layerOf = (file: string): string => file.split("/")[1] ?? "";

type Import = { readonly file: string; readonly from: string; readonly to: string };

async function importsOf(file: string): Promise<readonly Import[]> {
  const text = await Bun.file(root + file).text();
  const relative = text.matchAll(/(?:from |import |import\(|new URL\((?="[^"]+\.ts"))"(\.[^"]+)"/g);
  return [...relative].map(([, specifier = ""]) => {
    const to = path.posix.join(path.posix.dirname(file), specifier);
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

test("the linter refuses each forbidden import, whatever folder it is planted in", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "layers-"));
  try {
    await $`cp ${root}.oxlintrc.json ${folder}`;
    // Where the configuration finds its plugins.
    await $`mkdir ${folder}/scripts && ln -s ${root}scripts/lint ${folder}/scripts && ln -s ${root}node_modules ${folder}`;
    const planted = folders.flatMap((from) =>
      names
        .filter((to) => to !== from && !table[from]?.layers.includes(to))
        .flatMap((to) =>
          ["", "deep/", "deep/deeper/"].map((under) => ({
            file: `src/${from}/${under}to-${to.replace(".ts", "")}.ts`,
            target: `${"../".repeat(under.split("/").length)}${to.endsWith(".ts") ? to : `${to}/x.ts`}`,
          })),
        ),
    );
    await Promise.all(
      planted.map(({ file, target }) =>
        Bun.write(`${folder}/${file}`, `export { x } from ${JSON.stringify(target)};\n`),
      ),
    );
    const { stdout } = await $`${root}node_modules/.bin/oxlint -f json`.cwd(folder).quiet().nothrow();
    const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(
      stdout.toString(),
    );
    const refused = diagnostics
      .filter(({ code }) => code.includes("no-restricted-imports"))
      .map(({ filename }) => filename);
    expect(planted.map(({ file }) => file).filter((file) => !refused.includes(file))).toEqual([]);
    expect(planted.length).toBeGreaterThan(100);
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
