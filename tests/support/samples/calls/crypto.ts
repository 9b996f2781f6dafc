import type { Given } from "#tests/support/product/written-answers.ts";

const base64url = (value: unknown): string =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const token = (header: unknown, payload: unknown, signature = "AAAA"): string =>
  `${base64url(header)}.${base64url(payload)}.${signature}`;

/** The example of RFC 7515, appendix A.1, and its key. */
const signed =
  "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const key = "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow";
const nowS = 1_795_330_800; // 2026-11-22T03:00:00Z

const tokens: readonly string[] = [
  signed,
  ` "Authorization: Bearer ${signed}", `,
  `bearer ${signed.replaceAll(".", " .\n")}`,
  token({ alg: "none" }, {}, ""),
  token({ alg: "HS256" }, { exp: nowS }),
  token({ alg: "HS256" }, { exp: nowS + 1, nbf: nowS, iat: nowS }),
  token({ alg: "HS256" }, { exp: nowS + 1, nbf: nowS + 1, iat: nowS + 1 }),
  token({ alg: "RS256", jku: "a", crit: ["b"] }, { exp: 1e11, nbf: "1", iat: 99_999_999_999 }),
  token({ alg: "HS256", x5u: "a" }, { exp: 1e12, nbf: 1e16 }),
  token({ alg: "HS256", jwk: {} }, '{"a":1,"a":2,"b":12345678901234567890}'),
  token('{"alg":"HS256","alg":"none"}', "[]"),
  token("[1]", "{}"),
  token("{", "{}"),
  "a.b.c.d.e",
  "a.b",
  `${base64url("{}")}.${base64url("{}")}.AA*A`,
  `${base64url("{}")}.${base64url("{}")}.AB`,
  `${base64url("{}")}.${base64url("{}")}=.AA`,
  "é.e30.AA",
];

const uuids = [
  "017F22E2-79B0-7CC3-98C4-DC0C0C07398F",
  "{1EC9414C-232A-6B00-B3C8-9F6BDECED846}",
  "urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced846",
  "c232ab0094141 1ecb3c89e6bdeced846",
  "c232ab00941411ecb3c89e6bdeced846",
  "919108f7-52d1-4320-9bac-f847db4148a8",
  "5df41881-3aed-3515-88a7-2f4a814cf09e",
  "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "c232ab00-9414-11ec-73c8-9f6bdeced846",
  "c232ab00-9414-11ec-c3c8-9f6bdeced846",
  "c232ab00-9414-11ec-e3c8-9f6bdeced846",
  "ffffffff-ffff-7fff-bfff-ffffffffffff",
  "c232ab00-941411ec-b3c8-9f6bdeced846",
];

const algorithms = ["md5", "sha1", "sha256", "sha384", "sha512", "sha3-256", "sha3-512", "blake2b", "crc32"];

export const crypto: readonly Given[] = [
  ...tokens.map((one): Given => ["POST /crypto/jwt/decode", { token: one }]),
  ["POST /crypto/jwt/decode", { token: signed, key, key_encoding: "base64" }],
  ["POST /crypto/jwt/decode", { token: signed, key }],
  ["POST /crypto/jwt/decode", { token: signed, key: "*", key_encoding: "base64" }],
  ["POST /crypto/jwt/decode", { token: signed, key: "short" }],
  ["POST /crypto/jwt/decode", { token: signed, key: `{"kty":"oct","k":"${key}"}` }],
  ["POST /crypto/jwt/decode", { token: signed, key: `{"kty":"oct","k":"${key}","use":"enc"}` }],
  ["POST /crypto/jwt/decode", { token: signed, key: `{"kty":"oct","k":"${key}","d":"a"}` }],
  ["POST /crypto/jwt/decode", { token: signed, key: "-----BEGIN PUBLIC KEY-----\nx" }],
  ["POST /crypto/jwt/decode", { token: signed, key: "-----BEGIN PRIVATE KEY-----\nx" }],
  ["POST /crypto/jwt/decode", { token: token({ alg: "none" }, {}), key }],
  ["POST /crypto/jwt/decode", { token: token({ alg: "HS999" }, {}), key }],
  ...algorithms.flatMap((algo): Given[] => [
    ["POST /crypto/hash", { algo, text: "Hộp Đồ Nghề" }],
    ["POST /crypto/hash", { algo, text: "Hộp Đồ Nghề", key: "khóa", output: "base64" }],
  ]),
  ["POST /crypto/hash", { algo: "md5", text: "", expected: "D41D8CD98F00B204E9800998ECF8427E" }],
  ["POST /crypto/hash", { algo: "md5", text: "", expected: " 1B2M2Y8AsgTpgAmY7PhCfg== " }],
  ["POST /crypto/hash", { algo: "md5", text: "a", expected: "1B2M2Y8AsgTpgAmY7PhCfg==" }],
  ...uuids.map((uuid): Given => ["POST /crypto/uuid/decode", { uuid }]),
  ["POST /crypto/password", { lower: false, upper: false, digits: false, symbols: false }],
  ["POST /crypto/password", { length: 5 }],
  ["POST /crypto/password", { length: 129, count: 101 }],
  ["POST /crypto/passphrase", { words: 2, separator: "star" }],
];
