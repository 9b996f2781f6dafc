import { expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import type { Compute } from "#core/task.ts";
import { bindCalls } from "#core/tool.ts";
import { gunzip } from "#tools/encode/inflate.ts";
import encode from "#tools/encode/tool.ts";
import { caller, randomFrom } from "#tests/tools/data/sample.ts";

const inPlace: Compute = async (task, input) => task.run(input);
const { recognise } = bindCalls(encode.calls, { compute: inPlace });

async function recognised(text: string) {
  const outcome = await recognise.run({ text }, caller);
  if (!outcome.ok) throw new Error("A text of any kind has an answer");
  return outcome.value;
}

const codesOf = async (text: string) => (await recognised(text)).steps.map(({ code }) => code);

test.each([
  ["Xin%20ch%C3%A0o", ["url"], "Xin chào"],
  ["Xin%2520ch%25C3%25A0o", ["url", "url"], "Xin chào"],
  ["https://vi.example/t%C3%ACm?q=b%C3%BAn+ch%E1%BA%A3", ["url"], "https://vi.example/tìm?q=bún chả"],
  ["q=b%C3%BAn+ch%E1%BA%A3&so=1%2B1", ["url"], "q=bún chả&so=1+1"],
  ["1+1%3D2", ["url"], "1+1=2"],
  ["WGluIGNow6BvLCBWaeG7h3QgTmFtIQ==", ["base64"], "Xin chào, Việt Nam!"],
  ["WGluIGNow6BvLCBWaeG7h3QgTmFtIQ", ["base64"], "Xin chào, Việt Nam!"],
  ["WGluIGNow6BvLCBW\r\n  aeG7h3QgTmFtIQ==\n", ["base64"], "Xin chào, Việt Nam!"],
  ["4buraz8-Pz4_fg", ["base64"], "ừk?>?>?~"],
  ["data:text/plain;charset=utf-8;base64,Q8OgIHBow6o=", ["base64"], "Cà phê"],
  ["43c3a0207068c3aa", ["hex"], "Cà phê"],
  ["0x43 0xC3 0xA0 0x20", ["hex"], "Cà "],
  ["48:65:6c:6c:6f", ["hex"], "Hello"],
  ["C&agrave; ph&#234; &#x1F642; &lt;b&gt; &hellip; &#150;", ["html"], "Cà phê 🙂 <b> … –"],
  ['{"ten":"C\\u00e0 ph\\u00ea \\ud83d\\ude42"}', ["unicode"], '{"ten":"Cà phê 🙂"}'],
  ["\\u{1F642} \\U0001F642 ph\\xc3\\xaa ph\\xea", ["unicode"], "🙂 🙂 phê phê"],
  ["&amp;lt;b&amp;gt;", ["html", "html"], "<b>"],
])("%j is %j of %j", async (text, codes, result) => {
  const answer = await recognised(text);
  expect([answer.steps.map(({ code }) => code), answer.result, answer.stopped]).toEqual<unknown>([
    codes,
    result,
    null,
  ]);
  expect(answer.steps.at(-1)?.excerpt).toBe(result);
});

test.each([
  "Xin chào",
  "password",
  "Hello world this is",
  "giảm 100% hôm nay",
  "100%zz",
  "%FF%FE",
  "0903123456",
  "2026-11-24",
  "2025-2026",
  "4f1c0d2e-7b3a-4e21-9c58-0a6d2b7e91f3",
  "5d41402abc4b2a76b9719d911017c592",
  "C:\\\\users\\\\u0041",
  "\\ud83d",
  "&khong; &; &#0; &#xD800; &#99999999;",
  "AT&T",
  "huong-dan-cai-dat-may-in-canon-lbp-2900-tren-windows-11",
  "YR==",
  "a",
  " ",
])("%j is left as it is", async (text) => {
  const { steps, result, stopped } = await recognised(text);
  expect([steps, result, stopped]).toEqual([[], text, null]);
});

test("bytes that are no text are said to be such, and not shown as one", async () => {
  const picture = `data:image/png;base64,${Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 1]).toString("base64")}`;
  expect(await recognised(picture)).toEqual({
    result: picture,
    summary: "1 layer decoded, from the outside in. What is inside is binary data, not text.",
    steps: [{ code: "base64", excerpt: "89 50 4e 47 0d 0a 1a 0a 00 01" }],
    stopped: "binary",
  });
});

/** Encoders of the runtime's, each with the code that it is recognised as. */
const encoders: readonly ((text: string) => string)[] = [
  (text) => encodeURIComponent(text),
  (text) => new URLSearchParams([["", text]]).toString().slice(1).replaceAll("+", "%20"),
  (text) => Buffer.from(text).toString("base64"),
  (text) => Buffer.from(text).toString("base64url"),
  (text) => new Uint8Array(Buffer.from(text)).toBase64().replace(/.{76}/g, "$&\r\n"),
  (text) => Buffer.from(text).toString("hex"),
  (text) => Bun.escapeHTML(text),
  (text) => Array.from(text, (sign) => `&#${sign.codePointAt(0)};`).join(""),
  (text) => Array.from(text, (sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join(""),
  (text) => text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  (text) => Array.from(text, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`).join(""),
  (text) => Buffer.from(text).toString("hex").replace(/../g, "\\x$&"),
  (text) => Buffer.from(Bun.gzipSync(Buffer.from(text))).toString("base64"),
  (text) => gzipSync(text, { level: 1 }).toString("hex"),
];

const words = [
  "Xin chào",
  "phở",
  "Việt Nam",
  "🙂",
  "<b>",
  "a=1&b=2",
  "50",
  "\n",
  '"x"',
  "Đường",
  "100%",
  "z+y",
  "\t~",
];

test("what the runtime's own encoders made of a text, in any order, is read back to it", async () => {
  const below = randomFrom(30);
  const lost: unknown[] = [];
  for (let round = 0; round < 3000; round += 1) {
    const text = Array.from({ length: 3 + below(8) }, () => words[below(words.length)]).join(" ");
    const chain = Array.from({ length: 1 + below(4) }, () => below(encoders.length));
    const layers = [text];
    for (const at of chain) layers.push(encoders[at]?.(layers.at(-1) ?? "") ?? "");
    const given = layers.at(-1) ?? "";
    const { result, stopped } = await recognised(given);
    if (result !== text || stopped !== null) lost.push({ chain, text, given, result, stopped });
  }
  expect(lost.slice(0, 3)).toEqual([]);
});

test("every step's excerpt is the beginning of what the runtime's decoder makes of it", async () => {
  const below = randomFrom(9);
  const text = Array.from({ length: 150 }, () => `số ${below(1000)}`).join(", ");
  const base64 = Buffer.from(text).toString("base64");
  const { steps, result } = await recognised(encodeURIComponent(gzipSync(base64).toString("base64")));
  expect(result).toBe(text);
  expect(steps).toEqual([
    { code: "url", excerpt: `${gzipSync(base64).toString("base64").slice(0, 200)}…` },
    { code: "base64", excerpt: expect.stringMatching(/^1f 8b 08 (?:[\da-f]{2} ){13}…$/) },
    { code: "gzip", excerpt: `${base64.slice(0, 200)}…` },
    { code: "base64", excerpt: `${text.slice(0, 200)}…` },
  ]);
});

test("what is packed a thousandfold is refused with a sentence, and what stands around it is still shown", async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000), { level: 9 }).toString("base64");
  const answer = await recognised(encodeURIComponent(bomb));
  expect(answer).toMatchObject({
    result: bomb,
    stopped: "large",
    steps: [{ code: "url" }, { code: "base64" }],
    summary: expect.stringContaining("more than 1 MB"),
  });
});

test("packed texts in each other have one room together", async () => {
  const inner = gzipSync("a".repeat(600_000)).toString("base64");
  const outer = gzipSync(inner + " ".repeat(600_000)).toString("base64");
  expect((await recognised(inner)).stopped).toBeNull();
  expect(await recognised(outer)).toMatchObject({ stopped: "large", steps: { length: 3 } });
});

test("of codes in each other only so many are taken off, and that is said", async () => {
  let text = "Xin chào";
  for (let layer = 0; layer < 12; layer += 1) text = Buffer.from(text).toString("base64");
  expect(await recognised(text)).toMatchObject({ stopped: "deep", steps: { length: 10 } });
  expect(await codesOf("%25".repeat(3))).toEqual(["url"]);
});

const inflated = (bytes: Uint8Array, maxBytes = 4_000_000) => {
  const made = gunzip(bytes, maxBytes);
  return typeof made === "string" ? made : Buffer.from(made).toString("latin1");
};

test("what the runtime packs, at any level and by any strategy, in one member or more, is unpacked", () => {
  const below = randomFrom(7);
  const byteOf = [() => below(256), () => below(4) + 97, () => 97] as const;
  for (let round = 0; round < 300; round += 1) {
    const kind = byteOf[below(3)] ?? byteOf[0];
    const bytes = Buffer.from(Array.from({ length: below(round < 290 ? 600 : 90_000) }, kind));
    const packed = gzipSync(bytes, { level: below(10), strategy: below(5), memLevel: 1 + below(9) });
    expect(inflated(packed)).toBe(bytes.toString("latin1"));
    expect(inflated(Buffer.concat([packed, packed]))).toBe(bytes.toString("latin1").repeat(2));
    if (bytes.length > 0) expect(inflated(packed, bytes.length - 1)).toBe("large");
  }
});

test("no cut, no changed bit and no noise makes anything of packed data but what was packed", () => {
  const below = randomFrom(8);
  const plain = "Di cho mua ca. ".repeat(50);
  const packed = gzipSync(plain, { level: 9 });
  for (let round = 0; round < 2000; round += 1) {
    const broken = Buffer.from(packed);
    const at = 10 + below(broken.length - 10);
    broken[at] = (broken[at] ?? 0) ^ (1 << below(8));
    expect(["broken", "large", plain]).toContain(inflated(broken, 100_000));
    expect(inflated(packed.subarray(0, below(packed.length)))).toBe("broken");
    const noise = Buffer.from(Array.from({ length: 200 }, () => below(256)));
    expect(["broken", "large"]).toContain(inflated(Buffer.concat([packed.subarray(0, 10), noise]), 100_000));
  }
});

test("blocks that bring nothing but codes are given up", () => {
  const header = gzipSync("").subarray(0, 10);
  const storedEmpty = Buffer.from([0, 0, 0, 0xff, 0xff]);
  expect(inflated(Buffer.concat([header, ...Array<Buffer>(20_000).fill(storedEmpty)]))).toBe("large");
});
