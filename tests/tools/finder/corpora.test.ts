import { expect, test } from "bun:test";
import { find } from "#tools/finder/find.ts";
import { finderIndexOf } from "#tools/finder/finder-index.ts";
import { recognise } from "#tools/finder/recognise.ts";
import { sentences } from "#tests/support/samples/finder/pasted.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const vi = finderIndexOf("vi");
const world = { isEnding: (label: string) => vi.endings.includes(` ${label} `) };
const linesOf = async (file: string): Promise<string[]> =>
  (await Bun.file(new URL(`../../support/samples/finder/${file}`, import.meta.url)).text())
    .trimEnd()
    .split("\n");

/** The tools that a query leads to by their pages, the first one first. */
const foundBy = (query: string): readonly string[] =>
  find(query, vi).suggestions.flatMap(({ form, path }) =>
    form ? [] : vi.tools.filter((tool) => tool.path === path).map(({ id }) => id),
  );

test("what people search for is found first, and what there is no tool for is said not to be here", async () => {
  const queries = (await linesOf("queries.tsv")).map((line) => line.split("\t"));
  const had = queries.filter(([wanted]) => wanted !== "-");
  const others = queries.filter(([wanted]) => wanted === "-");
  const missed = had.filter(
    ([wanted, query = ""]) => find(query, vi).suggestions[0]?.form || foundBy(query)[0] !== wanted,
  );
  const found = others.filter(([, query = ""]) => foundBy(query).length > 0 || !find(query, vi).isMissing);
  console.log(`queries: ${had.length} for tools, ${missed.length} missed`, missed.map(String));
  console.log(`queries: ${others.length} for others, ${found.length} found`, found.map(String));
  expect(had.length).toBeGreaterThan(400);
  expect(missed.length).toBeLessThanOrEqual(0.015 * had.length);
  expect(found.length).toBeLessThanOrEqual(0.015 * others.length);
});

test("ordinary names, files, lists and remarks are nothing else", async () => {
  const texts = (await linesOf("ordinary.txt")).map((line) =>
    line.replaceAll("\\n", "\n").replaceAll("\\t", "\t"),
  );
  const wrong = texts.flatMap((text) => {
    const kinds = recognise(text, world).flatMap(({ kind }) => (kind === "text" ? [] : kind));
    return kinds.length > 0 ? [[text, ...kinds]] : [];
  });
  console.log(`ordinary: ${texts.length} texts, ${wrong.length} told for something else`, wrong);
  expect(wrong.length).toBeLessThanOrEqual(0.02 * texts.length);
});

test("lines of prose are a text and nothing else, wherever they are cut", () => {
  const below = randomFrom(23_112_026);
  const wrong: string[][] = [];
  const rounds = 1000;
  for (let round = 0; round < rounds; round += 1) {
    const prose = Array.from({ length: 2 + below(4) }, () => sentences[below(sentences.length)] ?? "");
    const cut = below(3);
    const text =
      cut === 0
        ? prose.join("\n")
        : prose.join(" ").replace(cut === 1 ? /(?<=,) /g : / /g, (blank) => (below(4) ? blank : "\n"));
    const kinds = recognise(text, world).map(({ kind }) => kind);
    if (kinds.join() !== "text") wrong.push([text, ...kinds]);
  }
  console.log(`prose: ${rounds} texts, ${wrong.length} told for something else`, wrong.slice(0, 9));
  expect(wrong.length).toBeLessThanOrEqual(0.005 * rounds);
});
