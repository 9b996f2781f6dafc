import { expect, test } from "bun:test";
import { jsonFile } from "#api/json-file.ts";

async function* each<Item>(items: readonly Item[]) {
  yield* items;
}

async function textOf(
  head: Record<string, unknown>,
  lists: Record<string, readonly unknown[]>,
): Promise<string> {
  const asRead = Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, each(items)]));
  return (await Array.fromAsync(jsonFile({ ...head, ...asRead }))).join("");
}

const values: readonly unknown[] = [
  null,
  0,
  -1.5,
  true,
  "",
  'a"\\\n\t\u0001',
  "đồ nghề 🧰",
  [],
  {},
  [1, [2, []], {}],
  { a: { b: [{ c: null }] }, d: "x\ny" },
];

test("a file that is made item by item is what JSON.stringify lays out of the whole", async () => {
  for (let mask = 0; mask < 64; mask += 1) {
    const some = (offset: number) => values.filter((_, index) => ((mask * 7 + offset) >> (index % 6)) & 1);
    const head = Object.fromEntries(some(0).map((value, index) => [`đầu ${index}"`, value]));
    const lists = Object.fromEntries([1, 2, 3].slice(0, mask % 4).map((name) => [`list${name}`, some(name)]));
    expect(await textOf(head, lists)).toBe(JSON.stringify({ ...head, ...lists }, null, 2));
  }
});

test("so is one whose items have such lists, and those of theirs", async () => {
  for (const some of [[], values.slice(0, 1), values]) {
    const whole = { a: 1, list: [{ b: some, c: "x" }, 5, { d: { e: some }, f: undefined }, {}] };
    const asRead = {
      a: 1,
      list: each([{ b: each(some), c: "x" }, 5, { d: { e: some }, f: undefined }, {}]),
    };
    expect((await Array.fromAsync(jsonFile(asRead))).join("")).toBe(JSON.stringify(whole, null, 2));
    const deep = { list: each([{ b: each([{ c: each(some) }]) }]) };
    expect((await Array.fromAsync(jsonFile(deep))).join("")).toBe(
      JSON.stringify({ list: [{ b: [{ c: some }] }] }, null, 2),
    );
  }
});

test("what has no value is left out, as everywhere in JSON", async () => {
  expect(await textOf({ a: undefined, b: 1 }, {})).toBe(JSON.stringify({ b: 1 }, null, 2));
  expect(await textOf({ a: undefined }, {})).toBe("{}");
});
