import { Type } from "@sinclair/typebox";
import { expect, test } from "bun:test";
import { decode, shownAgain } from "#core/decode.ts";
import { choice, nullable, storedText, text } from "#core/schema.ts";

const schema = Type.Object({
  count: Type.Integer({ minimum: 1, maximum: 9, default: 3 }),
  share: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  whole: Type.Optional(Type.Integer()),
  half: Type.Optional(Type.Number()),
  isOn: Type.Boolean({ default: true }),
  algorithm: choice(["SHA-256", "SHA-512", "a b"], { default: "SHA-256" }),
  digits: Type.Optional(choice([6, 8])),
  name: Type.Optional(Type.String({ minLength: 2, maxLength: 4 })),
  hex: Type.Optional(Type.String({ pattern: "^[0-9a-f]+$" })),
  colour: Type.Optional(Type.String({ pattern: "^#", message: "qr.badColour" })),
  phone: Type.Optional(Type.Union([Type.Integer(), Type.Null()], { message: "qr.badPhone" })),
  text: Type.Optional(storedText({ maxLength: 9 })),
  or: Type.Optional(nullable(Type.String())),
});

/** What becomes of one field: its value, or the message with its numbers. */
function read(name: string, value: unknown, from: "json" | "form" = "json"): unknown {
  const outcome = decode(schema, { [name]: value }, from);
  if (outcome.ok) return Object.entries(outcome.value).find(([key]) => key === name)?.[1];
  const [error, ...others] = outcome.failure.errors ?? [];
  expect([error?.path, others]).toEqual<unknown>([name, []]);
  return error?.message;
}

test("an input without fields has the defaults, and nothing that was left out", () => {
  const defaults = { count: 3, isOn: true, algorithm: "SHA-256" };
  expect(decode(schema, {}, "json")).toEqual<unknown>({ ok: true, value: defaults });
  expect(decode(schema, { other: 1, count: "", share: null, name: "" }, "json")).toEqual<unknown>({
    ok: true,
    value: defaults,
  });
  expect(decode(schema, {}, "form")).toEqual<unknown>({ ok: true, value: { ...defaults, isOn: false } });
});

test.each([
  ["count", "7", 7],
  ["count", " ７ ", 7],
  ["count", "-1", { key: "invalid.integerBetween", params: { min: 1, max: 9 } }],
  ["count", 9, 9],
  ["count", 10, { key: "invalid.integerBetween", params: { min: 1, max: 9 } }],
  ["count", "1.5", { key: "invalid.integerBetween", params: { min: 1, max: 9 } }],
  ["share", "0.25", 0.25],
  ["share", "０．５", 0.5],
  ["share", ".5", { key: "invalid.between", params: { min: 0, max: 1 } }],
  ["share", "5.", { key: "invalid.between", params: { min: 0, max: 1 } }],
  ["whole", "－12", -12],
  ["whole", "x", { key: "invalid.number" }],
  ["whole", "1e3", { key: "invalid.number" }],
  ["half", "x", { key: "invalid.number" }],
  ["isOn", "on", true],
  ["isOn", "1", true],
  ["isOn", "true", true],
  ["isOn", "off", false],
  ["isOn", "0", false],
  ["isOn", "false", false],
  ["isOn", "truely", { key: "invalid.boolean" }],
  ["isOn", "no off", { key: "invalid.boolean" }],
  ["isOn", 1, { key: "invalid.boolean" }],
  ["algorithm", "sha256", "SHA-256"],
  ["algorithm", "Sha_512", "SHA-512"],
  ["algorithm", "A/B", "a b"],
  ["algorithm", "md5", { key: "invalid.choice", params: { choices: "SHA-256, SHA-512, a b" } }],
  ["digits", "8", 8],
  ["digits", "7", { key: "invalid.choice", params: { choices: "6, 8" } }],
  ["name", "a", { key: "invalid.tooShort", params: { min: 2 } }],
  ["name", "ab", "ab"],
  ["name", "abcd", "abcd"],
  ["name", "abcde", { key: "invalid.tooLong", params: { max: 4 } }],
  ["name", 5, { key: "invalid.text" }],
  ["hex", "x", { key: "invalid.format" }],
  ["colour", "x", { key: "qr.badColour" }],
  ["phone", "x", { key: "qr.badPhone" }],
  ["text", "a\0", { key: "invalid.nul" }],
  ["text", "ab", "ab"],
  ["or", "a", "a"],
] as const)("%s of %j is read as %j", (name, value, expected) => {
  expect(read(name, value)).toEqual(expected);
});

test("a form's box that is not ticked is off, and all faults are told at once", () => {
  expect(read("isOn", undefined, "form")).toBe(false);
  expect(read("isOn", "", "form")).toBe(true);
  const outcome = decode(schema, { count: 0, name: "a", hex: "A" }, "form");
  expect(outcome.ok ? [] : outcome.failure.errors?.map(({ path }) => path)).toEqual(["count", "name", "hex"]);
});

test("what must be there and is not is told by its own sentence, where it has one", () => {
  const needed = Type.Object({
    a: Type.String(),
    b: Type.String({ missing: "invalid.nul" }),
  });
  const outcome = decode(needed, { a: null }, "json");
  expect(outcome.ok ? [] : outcome.failure.errors).toEqual([
    { path: "a", message: { key: "invalid.required" }, unfinished: true },
    { path: "b", message: { key: "invalid.nul" }, unfinished: true },
  ]);
});

test("a form shows a choice again as its options spell it, and all else as it was typed", () => {
  expect(shownAgain(schema, { algorithm: "sha512", count: "７", name: "A", digits: "8" })).toEqual({
    algorithm: "SHA-512",
    count: "７",
    name: "A",
    digits: "8",
  });
});

test("a choice, a box and a number are not said again longer than any is written, nor a short text than anybody pastes", () => {
  const long = "9".repeat(60_000);
  const again = shownAgain(schema, { algorithm: long, count: long, isOn: long, name: long, hex: long });
  expect(Object.entries(again).map(([name, { length }]) => [name, length])).toEqual([
    ["algorithm", 101],
    ["count", 101],
    ["isOn", 101],
    ["name", 16_000],
    ["hex", 60_000],
  ]);
});

test.each([
  ["algorithm", "-"],
  ["isOn", " "],
  ["isOn", "\u200b"],
  ["count", "\u200b"],
])("%s is not sought in a text longer than any, however many signs of it do not count", (field, sign) => {
  const started = process.threadCpuUsage();
  expect(read(field, sign.repeat(900_000))).toEqual(read(field, "none of them"));
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(20);
});

test("a text that is too long is told so before its pattern is looked at", () => {
  const field = Type.Object({ a: text({ maxLength: 30, pattern: "^(?:a+)+$", message: "qr.badPhone" }) });
  const outcome = decode(field, { a: `${"a".repeat(60)}!` }, "json");
  expect(outcome.ok ? [] : outcome.failure.errors).toEqual([
    { path: "a", message: { key: "invalid.tooLong", params: { max: 30 } } },
  ]);
});
