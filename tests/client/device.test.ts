import { expect, test } from "bun:test";
import { hashOnDevice } from "../../src/client/device/hash.ts";
import { jwtOnDevice } from "../../src/client/device/jwt.ts";
import { passwordOnDevice } from "../../src/client/device/password.ts";
import { uuidOnDevice } from "../../src/client/device/uuid.ts";
import { encodeOnDevice } from "../../src/client/device/encode.ts";
import { type DeviceActions, runOnDevice } from "../../src/client/device/run.ts";
import { textAnalyzerOnDevice } from "../../src/client/device/text-analyzer.ts";
import { startTestProduct, postJson } from "../support/product/product.ts";

/** A generator of 32-bit numbers (mulberry32), so that what fails is found again. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

const next = numbers(20_261_121);
const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[next() % items.length] ?? items[0];
const pieces = [
  "a",
  "Z",
  "9",
  " ",
  "\n",
  "%",
  "%2",
  "ế",
  "Đ",
  "😀",
  "\u{301}",
  "=",
  "-",
  "_",
  "+",
  "/",
  "{",
  '"',
  "\ud800",
  ".",
  "?",
] as const;
const text = (most = 40): string => Array.from({ length: next() % most }, () => pick(pieces)).join("");
const base64url = (value: unknown) =>
  new TextEncoder()
    .encode(typeof value === "string" ? value : JSON.stringify(value))
    .toBase64({ alphabet: "base64url", omitPadding: true });

const token = (): string =>
  pick([
    () =>
      `${base64url({ alg: pick(["HS256", "HS384", "HS512", "none", "RS256"]), typ: "JWT" })}.${base64url({ sub: text(9), exp: next() })}.${base64url(text(50))}`,
    () => `${base64url({ alg: "HS256" })}.${base64url("{")}.x`,
    () => text(),
  ])();

type Case = {
  readonly load: (lang: "vi" | "en") => Promise<DeviceActions>;
  readonly path: string;
  readonly body: () => Record<string, unknown>;
};

const cases: readonly Case[] = [
  {
    load: hashOnDevice,
    path: "/crypto/hash",
    body: () => ({
      text: text(),
      algo: pick(["md5", "sha1", "sha256", "sha384", "sha512", "sha3-256", "sha3-512", "crc"]),
      ...(next() % 2 && { key: text(9) }),
      output: pick(["hex", "base64"]),
      ...(next() % 3 === 0 && { expected: text(9) }),
    }),
  },
  {
    load: jwtOnDevice,
    path: "/crypto/jwt/decode",
    body: () => ({ token: token(), ...(next() % 2 && { key: `k${text(9)}` }) }),
  },
  {
    load: uuidOnDevice,
    path: "/crypto/uuid/decode",
    body: () => ({ uuid: pick([crypto.randomUUID(), text(30)]) }),
  },
  ...["urlencode", "urldecode", "b64encode", "b64decode"].map((name) => ({
    load: encodeOnDevice,
    path: `/tools/${name}`,
    body: () => ({ text: text(), variant: pick(["standard", "form", "url"]), lines: next() % 2 === 0 }),
  })),
  { load: textAnalyzerOnDevice, path: "/text-analyzer/analyze", body: () => ({ text: text(200) }) },
];

test("the device answers what the server answers, refusals and their words among it", async () => {
  const product = await startTestProduct();
  try {
    for (const { load, path, body } of cases) {
      const lang = pick(["vi", "en"] as const);
      const actions = await load(lang);
      let onDevice = 0;
      for (let round = 0; round < 1000; round += 1) {
        const input = body();
        const outcome = await runOnDevice(actions, path, input, lang);
        if (!outcome) continue;
        onDevice += 1;
        const response = await postJson(`${product.url}/api${path}`, input, {
          "Accept-Language": lang,
          "Content-Type": "application/json; profile=form",
        });
        const answer: unknown = await response.json();
        expect([path, input, outcome.ok ? outcome.answer : outcome.problem]).toEqual([path, input, answer]);
      }
      expect([path, onDevice > 300]).toEqual([path, true]);
    }
  } finally {
    await product.stop();
  }
}, 240_000);

test("what is drawn at random is drawn on the device by the same rules", async () => {
  const actions = await passwordOnDevice("vi");
  const password = await runOnDevice(actions, "/crypto/password", { length: 24, symbols: false }, "vi");
  expect(password).toMatchObject({
    ok: true,
    answer: { password: expect.stringMatching(/^[A-Za-z0-9]{24}$/) },
  });
  const short = await runOnDevice(actions, "/crypto/password", { length: 5 }, "vi");
  expect(short).toMatchObject({
    ok: false,
    problem: { code: "invalid_input", errors: [{ path: "length" }] },
  });
});

test("what is too heavy and what no secret is in are left to the server", async () => {
  const encode = await encodeOnDevice("vi");
  expect(await runOnDevice(encode, "/tools/urlencode", { text: "ệ".repeat(1_000_000) }, "vi")).toBeNull();
  const crypto = await jwtOnDevice("vi");
  const jws = `${base64url({ alg: "RS256" })}.${base64url({})}.c2ln`;
  const key = "-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----";
  expect(await runOnDevice(crypto, "/crypto/jwt/decode", { token: jws, key }, "vi")).toBeNull();
  expect(await runOnDevice(crypto, "/whois", {}, "vi")).toBeNull();
});
