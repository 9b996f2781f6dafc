import { expect, test } from "bun:test";
import { edited, repairsOf } from "#tools/data/json-repair.ts";
import { oneOf } from "#tests/support/samples/random.ts";
import { convertText } from "./sample.ts";

const below = (bound: number): number => Math.floor(Math.random() * bound);

const words = [
  "",
  "ừ 🙂",
  "it's",
  'a "b" c',
  "a, b",
  "x\\y",
  "http://a.vn/b#c",
  "{",
  "]",
  "// no",
  "“q”",
  "a\tb",
  "0912",
];
const names = ["tên", "a1", "_b", "$c", "a b", "a-b", "ký: tự", "class", "true"];

type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

function valueOf(depth: number): Value {
  const kind = below(depth > 3 ? 4 : 6);
  if (kind === 0) return oneOf([0, -1, 1.5, 45_000, 1e21]);
  if (kind === 1) return oneOf([true, false, null]);
  if (kind < 4) return oneOf(words);
  const inner = Array.from({ length: below(4) }, () => valueOf(depth + 1));
  return kind === 4 ? inner : Object.fromEntries(inner.map((value) => [oneOf(names), value]));
}

const spaces = () =>
  oneOf(["", "", " ", "\n", "\u00a0", "/* chú, thích */", ' // hết dòng, "x"\n', " # y\n", "\u200b"]);

function looseString(text: string): string {
  const body = JSON.stringify(text).slice(1, -1);
  const kind = below(3);
  if (kind === 0) return `'${body.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  // A curly quote within a text of such would end it.
  return kind === 1 && !/[“”"]/.test(text) ? `“${body}”` : `"${body}"`;
}

/** JSON as people and other languages write it: quotes of all kinds, bare names, comments, commas too many and too few. */
function loose(value: Value): string {
  if (typeof value === "string") return looseString(value);
  if (value === null) return oneOf(["null", "None", "undefined"]);
  if (typeof value === "boolean") return oneOf([String(value), value ? "True" : "False"]);
  if (typeof value === "number")
    return oneOf([String(value), value > 0 && value < 1e9 ? `+${value}` : String(value)]);
  const members = Array.isArray(value)
    ? value.map(loose)
    : Object.entries(value).map(([name, member]) => {
        const key = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && below(2) ? name : looseString(name);
        return `${key}${spaces()}${oneOf([":", ":", " =>"])}${spaces()}${loose(member)}`;
      });
  const written = members.map((member, at) => {
    const isLast = at === members.length - 1;
    return member + spaces() + (isLast ? oneOf(["", ","]) : oneOf([",", ",", ",,", "\n"])) + spaces();
  });
  return Array.isArray(value) ? `[${spaces()}${written.join("")}]` : `{${spaces()}${written.join("")}}`;
}

test("JSON that was written loosely is repaired to what it says, whatever it says", async () => {
  for (let round = 0; round < 400; round += 1) {
    const value = [valueOf(0)];
    const written = loose(value);
    const { result, error } = await convertText("json/repair", written, { indent: "none" });
    expect([written, error, JSON.parse(result || "null")]).toEqual([
      written,
      undefined,
      JSON.parse(JSON.stringify(value)),
    ]);
  }
});

test("JSON that is right is not touched", async () => {
  for (let round = 0; round < 100; round += 1) {
    const json = JSON.stringify(valueOf(0), null, below(4));
    const { result, changes } = await convertText("json/repair", json, { indent: "none" });
    expect([changes, JSON.parse(result)]).toEqual([[], JSON.parse(json)]);
    expect(repairsOf(json) ?? []).toEqual([]);
  }
});

test("what is pasted from code, chats and logs is repaired", () => {
  const repaired = (text: string) => {
    const edits = repairsOf(text);
    return edits && JSON.parse(edited(text, edits));
  };
  expect(repaired('```json\n{"a": 1}\n```')).toEqual({ a: 1 });
  expect(repaired("const gio = {ten: Lan Anh, sdt: 0912345678, hex: 0xff};")).toEqual({
    ten: "Lan Anh",
    sdt: "0912345678",
    hex: 255,
  });
  expect(repaired('callback({"id": ObjectId("5f")});')).toEqual({ id: "5f" });
  expect(repaired('{"a":1}\n{"a":2}\n')).toEqual([{ a: 1 }, { a: 2 }]);
  expect(repaired('{"a":[1,{"b":2')).toEqual({ a: [1, { b: 2 }] });
  expect(repaired(String.raw`{"p":"C:\Users\An","x":"\x41"}`)).toEqual({
    p: String.raw`C:\Users\An`,
    x: "A",
  });
});

test("what could mean several things is refused for what is wrong in it, at its place", async () => {
  for (const text of ['{"a: 1,\n "b": 2}', "xin chào", "{a}", '{"a":', '{"a":1} rồi', "{tên là: x}"]) {
    const { error } = await convertText("json/repair", text);
    expect([text, error?.path]).toEqual([text, "text"]);
    expect(error?.line).toBeGreaterThan(0);
  }
});

test("each change is told by its line, with what stands around it", async () => {
  const { changes } = await convertText("json/repair", "{\n  'a': 1,\n  b: 2,\n}");
  expect(
    changes?.map(({ line, parts }) => [line, parts.map(({ kind, text }) => `${kind[0]}${text}`).join("|")]),
  ).toEqual([
    [2, "s  |r'|a\"|sa|r'|a\"|s: 1,"],
    [3, 's  |a"|sb|a"|s: 2|r,'],
  ]);
});
