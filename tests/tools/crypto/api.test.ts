import { afterAll, expect, test } from "bun:test";
import { postJson, startTestProduct } from "#tests/support/product/product.ts";
import { foreignKeys } from "#tests/support/samples/foreign-keys.ts";
import { naughty } from "#tests/support/samples/naughty.ts";

const now = new Date("2026-11-21T06:50:10Z");
const lines: string[] = [];
const product = await startTestProduct({ now: () => now, write: (text) => void lines.push(text) });
afterAll(() => product.stop());

const call = (path: string, body: unknown) => postJson(`${product.url}/api${path}`, body);
const ask = async (path: string, body: unknown) => (await call(path, body)).json();

const token = "eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJib25nLWJ1b2kifQ.AAAA";

test("POST /api/crypto/password gives a password by its defaults", async () => {
  const { password, passwords, entropy_bits, strength } = await ask("/crypto/password", {});
  expect(password).toMatch(/^[!-~]{16}$/);
  expect([passwords, entropy_bits > 95, strength]).toEqual([[password], true, "excellent"]);
});

test("POST /api/crypto/password refuses to make one of no characters", async () => {
  const none = { lower: false, upper: false, digits: false, symbols: false };
  const response = await call("/crypto/password", none);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: [{ path: "lower", message: "Chọn ít nhất một nhóm ký tự." }],
  });
});

test("POST /api/crypto/passphrase gives words", async () => {
  expect((await ask("/crypto/passphrase", { words: 4 })).passphrase).toMatch(/^[a-z]+(-[a-z]+){3}$/);
});

test("POST /api/crypto/hash takes an empty text, but not none", async () => {
  const empty = {
    hash: "d41d8cd98f00b204e9800998ecf8427e",
    algo: "md5",
    hmac: false,
    matches: null,
    matching: null,
    digests: [],
  };
  expect(await ask("/crypto/hash", { algo: "md5", text: "" })).toEqual(empty);
  expect((await call("/crypto/hash", { algo: "md5" })).status).toBe(422);
});

test("POST /api/crypto/hash treats a blank key as none", async () => {
  expect(await ask("/crypto/hash", { algo: "md5", text: "", key: "" })).toMatchObject({ hmac: false });
});

test("POST /api/crypto/jwt/decode tells the place of what it cannot read, in the language asked for", async () => {
  const response = await postJson(
    `${product.url}/api/crypto/jwt/decode`,
    { token: "e30.e!0.AAAA" },
    { "Accept-Language": "en" },
  );
  expect(await response.json()).toMatchObject({
    status: 422,
    errors: [{ path: "token", line: 1, column: 6, message: "Part 2 (payload) is not valid base64url." }],
  });
});

test("POST /api/crypto/jwt/decode checks the signature with a key", async () => {
  expect(await ask("/crypto/jwt/decode", { token, key: "secret" })).toMatchObject({
    verdict: "invalid",
    expired: false,
  });
});

test("POST /api/crypto/jwt/decode calls a key of another kind wrong, and says what it is (RFC 7518, 3.4)", async () => {
  for (const name of ["EC secp256k1", "Ed448", "DSA"] as const)
    expect(
      await ask("/crypto/jwt/decode", {
        token: "eyJhbGciOiJFUzI1NiJ9.e30.AAAA",
        key: foreignKeys[name],
      }),
    ).toMatchObject({ verdict: "wrong_key", key_kind: name });
});

test("POST /api/crypto/uuid/generate and decode agree on the time", async () => {
  const { uuid } = await ask("/crypto/uuid/generate", { version: 7 });
  expect(await ask("/crypto/uuid/decode", { uuid })).toMatchObject({ version: 7, time: now.toISOString() });
});

test("tokens and keys stand in no log line", async () => {
  await ask("/crypto/jwt/decode", { token, key: "khoa-bi-mat" });
  const log = lines.join("");
  for (const hidden of [token, "khoa-bi-mat"]) expect(log).not.toContain(hidden);
});

test("every naughty string gets an answer or a refusal, never a fault", async () => {
  const calls = naughty.flatMap((text) => [
    call("/crypto/hash", { algo: "sha3-256", text, key: text, expected: text }),
    call("/crypto/jwt/decode", { token: text, key: text }),
    call("/crypto/jwt/decode", { token, key: text, key_encoding: "base64" }),
    call("/crypto/uuid/decode", { uuid: text }),
  ]);
  const statuses = new Set((await Promise.all(calls)).map((response) => response.status));
  expect([...statuses].filter((status) => status !== 200 && status !== 422)).toEqual([]);
});

test("what is too long is refused by name", async () => {
  const long = "A".repeat(20_000);
  const refused = await Promise.all([
    ask("/crypto/jwt/decode", { token: long }),
    ask("/crypto/uuid/decode", { uuid: long }),
  ]);
  expect(refused.map((problem) => problem.errors[0].path)).toEqual(["token", "uuid"]);
});

test("POST /api/crypto/hash knows a hash function by any usual spelling of its name", async () => {
  for (const algo of ["sha-256", "SHA256", "SHA-256", "sha_256"])
    expect(await ask("/crypto/hash", { algo, text: "abc" })).toMatchObject({
      algo: "sha256",
      hash: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    });
  expect(await ask("/crypto/hash", { algo: "SHA3-256", text: "abc" })).toMatchObject({ algo: "sha3-256" });
  expect((await call("/crypto/hash", { algo: "sha-224", text: "abc" })).status).toBe(422);
});

test("POST /api/crypto/password reads full-width digits", async () => {
  expect((await ask("/crypto/password", { length: "２０" })).password).toHaveLength(20);
});
