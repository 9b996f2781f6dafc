import { expect, test } from "bun:test";
import { problemOf } from "#core/problem.ts";
import type { Compute } from "#core/task.ts";
import encode from "#tools/encode/tool.ts";
import { bindCalls } from "#core/tool.ts";
import { naughty } from "#tests/support/samples/naughty.ts";
import { caller } from "#tests/tools/data/sample.ts";

const inPlace: Compute = async (task, input) => task.run(input);
const actions = bindCalls(encode.calls, { compute: inPlace });

function run(name: keyof typeof actions, text: string, options: object = {}) {
  return actions[name].run({ text, variant: "standard", lines: false, ...options }, caller);
}

async function code(...asked: Parameters<typeof run>): Promise<string> {
  const outcome = await run(...asked);
  return outcome.ok ? outcome.value.result : "refused";
}

async function errorIn(...asked: Parameters<typeof run>) {
  const outcome = await run(...asked);
  return outcome.ok ? undefined : problemOf(outcome.failure, "en").errors?.[0];
}

const sentence = "Xin chào & tạm biệt? a/b=c+d 100% 🙂";

test("URL encoding is that of a query's component, or of a form", async () => {
  expect(await code("urlencode", sentence)).toBe(encodeURIComponent(sentence));
  expect(await code("urlencode", "a b+c", { variant: "form" })).toBe("a+b%2Bc");
  expect(await code("urldecode", "a+b%2Bc", { variant: "form" })).toBe("a b+c");
  expect(await code("urldecode", "a+b%20c")).toBe("a+b c");
});

test.each([
  ["", ""],
  ["f", "Zg=="],
  ["fo", "Zm8="],
  ["foo", "Zm9v"],
  ["foob", "Zm9vYg=="],
  ["fooba", "Zm9vYmE="],
  ["foobar", "Zm9vYmFy"],
  ["Xin chào", "WGluIGNow6Bv"],
])("Base64 of %j is %j (RFC 4648, section 10)", async (text, encoded) => {
  expect(await code("b64encode", text)).toBe(encoded);
  expect(await code("b64encode", text, { variant: "url" })).toBe(encoded.replace(/=+$/, ""));
  expect(await code("b64decode", encoded)).toBe(text);
});

test("Base64 is read in both alphabets, without padding and across lines", async () => {
  expect(await code("b64encode", "ừ?>~", { variant: "url" })).toBe("4burPz5-");
  for (const text of ["4burPz5-", "4burPz5+", "4bur\r\n Pz5+\n", "Zg", "Zg=="])
    expect(await code("b64decode", text)).toBe(text.startsWith("Z") ? "f" : "ừ?>~");
});

test("every line is taken by itself when asked", async () => {
  expect(await code("b64encode", "f\r\nfo\n\nfoo", { lines: true })).toBe("Zg==\r\nZm8=\n\nZm9v");
  expect(await code("b64decode", "Zg==\nZm8=", { lines: true })).toBe("f\nfo");
  expect(await errorIn("urldecode", "a%20b\n%zz", { lines: true })).toMatchObject({ line: 2, column: 1 });
});

test.each([
  ["urldecode", "%E0%A4%A", 1, 7, "two hexadecimal digits"],
  ["urldecode", "100%", 1, 4, "two hexadecimal digits"],
  ["urldecode", "a\nb%E0%A4x", 2, 2, "not UTF-8"],
  ["urldecode", "%FF", 1, 1, "not UTF-8"],
  ["urldecode", "%C3%A0 %FF\n%FE", 1, 8, "not UTF-8"],
  ["urldecode", "%ED%A0%80", 1, 1, "not UTF-8"],
  ["b64decode", "@@@", 1, 1, "does not have this character"],
  ["b64decode", "Zm9v🙂", 1, 5, "does not have this character"],
  ["b64decode", "Zg==Zg==", 1, 4, "at the end"],
  ["b64decode", "Zm9vY", 1, 6, "incomplete"],
  ["b64decode", "Zg=", 1, 3, 'must be 2 "=" signs, here there is 1'],
  ["b64decode", "Zg===", 1, 3, 'must be 2 "=" signs, here there are 3'],
  ["b64decode", "Zm9v=", 1, 5, 'must be 0 "=" signs'],
  ["b64decode", "===", 1, 1, 'must be 0 "=" signs'],
  [
    "b64decode",
    "iVBORw0KGgoAAAA=",
    1,
    1,
    "11 bytes of binary data (beginning with 89 50 4e 47 0d 0a 1a 0a …)",
  ],
  ["urlencode", "a\ud800", 1, 2, "half a character"],
  ["b64encode", "\udc00a", 1, 1, "half a character"],
] as const)("%s of %j is refused at line %d, column %d: %s", async (name, text, line, column, words) => {
  expect(await errorIn(name, text)).toMatchObject({ line, column, message: expect.stringContaining(words) });
});

test.each(naughty)("%j comes back from both encodings", async (text) => {
  for (const variant of ["standard", "form", "url"]) {
    expect(await code("urldecode", await code("urlencode", text, { variant }), { variant })).toBe(text);
    expect(await code("b64decode", await code("b64encode", text, { variant }), { variant })).toBe(text);
  }
});

test("a megabyte of escapes is decoded, and its last one named when it is broken", async () => {
  expect(await code("urldecode", "%20".repeat(300_000))).toBe(" ".repeat(300_000));
  expect(await errorIn("urldecode", `${"a%C3%A0".repeat(140_000)}x%E1`)).toMatchObject({
    line: 1,
    column: 980_002,
  });
});
