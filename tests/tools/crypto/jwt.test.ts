import { expect, test } from "bun:test";
import { generateKeyPairSync } from "node:crypto";
import { CompactSign } from "jose";
import { bothSignatures } from "#tests/support/product/both-signatures.ts";
import { localizer } from "#core/i18n.ts";
import { readToken } from "#tools/crypto/read-token.ts";
import { decodeJwt } from "#tools/crypto/jwt.ts";

const claims =
  "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ";

/** RFC 7515, appendices A.1 to A.3. */
const hs256 = {
  token: `eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.${claims}.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`,
  key: "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow",
};
const rs256 = {
  token: `eyJhbGciOiJSUzI1NiJ9.${claims}.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw`,
  key: JSON.stringify({
    kty: "RSA",
    n: "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ",
    e: "AQAB",
  }),
};
const es256 = {
  token: `eyJhbGciOiJFUzI1NiJ9.${claims}.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q`,
  key: JSON.stringify({
    kty: "EC",
    crv: "P-256",
    x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
    y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
  }),
};

const now = new Date("2026-11-21T00:00:00Z");
const base64url = (text: string) => Buffer.from(text).toString("base64url");
const tokenOf = (header: object, payload: object) =>
  `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(payload))}.AAAA`;

const read = (token: string, key?: string, encoding: "text" | "base64" = "text") =>
  decodeJwt({ token, key_encoding: encoding, ...(key !== undefined && { key }) }, now, bothSignatures);

async function jwtOf(token: string, key?: string, encoding: "text" | "base64" = "text") {
  const made = await read(token, key, encoding);
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value;
}

async function complaintOf(token: string, key?: string) {
  const made = await read(token, key);
  return made.ok ? null : (made.failure.errors?.[0] ?? null);
}

test("the token of RFC 7515, A.1, is taken apart", async () => {
  expect(await jwtOf(hs256.token)).toEqual({
    header: { typ: "JWT", alg: "HS256" },
    payload: { iss: "joe", exp: 1300819380, "http://example.com/is_root": true },
    signature: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
    issued_at: null,
    expires_at: "2011-03-22T18:43:00.000Z",
    not_before: null,
    expired: true,
    warnings: [],
    verdict: null,
    key_kind: null,
  });
});

test("the signatures of RFC 7515, A.1 to A.3, are valid with their keys", async () => {
  expect((await jwtOf(hs256.token, hs256.key, "base64")).verdict).toBe("valid");
  expect((await jwtOf(rs256.token, rs256.key)).verdict).toBe("valid");
  expect((await jwtOf(es256.token, es256.key)).verdict).toBe("valid");
});

test("a signature is invalid when the token or the secret is another", async () => {
  const altered = hs256.token.replace(claims, base64url('{"iss":"eve"}'));
  expect((await jwtOf(altered, hs256.key, "base64")).verdict).toBe("invalid");
  expect((await jwtOf(hs256.token, "secret")).verdict).toBe("invalid");
});

test("a public key is never taken for a secret: an HS256 token cannot be checked with it", async () => {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" });
  const forged = await new CompactSign(new TextEncoder().encode('{"admin":true}'))
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode(pem));
  expect((await jwtOf(forged, pem)).verdict).toBe("wrong_key");
});

test("a key of one kind does not check an algorithm of another", async () => {
  expect((await jwtOf(rs256.token, es256.key)).verdict).toBe("wrong_key");
  expect((await jwtOf(rs256.token, "secret")).verdict).toBe("wrong_key");
  expect((await jwtOf(tokenOf({ alg: "XX1" }, {}), "secret")).verdict).toBe("unsupported");
});

test("keys may be PEM of either kind, in a JWK Set by their id, and of Ed25519", async () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const token = await new CompactSign(new TextEncoder().encode("{}"))
    .setProtectedHeader({ alg: "EdDSA", kid: "two" })
    .sign(privateKey);
  const jwk = { ...publicKey.export({ format: "jwk" }), kid: "two" };
  const set = JSON.stringify({ keys: [{ ...JSON.parse(es256.key), kid: "one" }, jwk] });
  expect((await jwtOf(token, publicKey.export({ type: "spki", format: "pem" }))).verdict).toBe("valid");
  expect((await jwtOf(token, set)).verdict).toBe("valid");
  const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const signed = await new CompactSign(new TextEncoder().encode("{}"))
    .setProtectedHeader({ alg: "PS384" })
    .sign(rsa.privateKey);
  expect((await jwtOf(signed, rsa.publicKey.export({ type: "pkcs1", format: "pem" }))).verdict).toBe("valid");
});

test("the only key of a JWK Set is taken whatever its id; of several the token's id decides", async () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const jwk = publicKey.export({ format: "jwk" });
  const sign = (header: object) =>
    new CompactSign(new TextEncoder().encode("{}"))
      .setProtectedHeader({ alg: "EdDSA", ...header })
      .sign(privateKey);
  const other = JSON.parse(es256.key);
  const verdictOf = async (header: object, keys: readonly object[]) => {
    const made = await read(await sign(header), JSON.stringify({ keys }));
    return made.ok ? made.value.verdict : made.failure.code;
  };
  expect(await verdictOf({}, [jwk])).toBe("valid");
  expect(await verdictOf({ kid: "two" }, [{ ...jwk, kid: "one" }])).toBe("valid");
  expect(await verdictOf({}, [jwk, other])).toBe("invalid_input");
  expect(
    await verdictOf({ kid: "three" }, [
      { ...jwk, kid: "one" },
      { ...other, kid: "two" },
    ]),
  ).toBe("invalid_input");
});

test("an RSA key under 2048 bits is called weak", async () => {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 1024 });
  const pem = publicKey.export({ type: "spki", format: "pem" });
  expect((await jwtOf(rs256.token, pem)).verdict).toBe("weak_key");
});

test("a private key is refused unread", async () => {
  const { privateKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" });
  const jwk = JSON.stringify(privateKey.export({ format: "jwk" }));
  for (const key of [pem, jwk]) {
    expect(await complaintOf(hs256.token, key)).toMatchObject({
      path: "key",
      message: { key: "crypto.error.privateKey" },
    });
  }
});

test("what is no key is refused", async () => {
  const broken = "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----";
  for (const key of [broken, '{"kty":"RSA"}', "{not json", '{"keys":[]}']) {
    expect(await complaintOf(rs256.token, key)).toMatchObject({ path: "key" });
  }
});

test("an unsigned token is said to be so, with a key or without", async () => {
  const token = `eyJhbGciOiJub25lIn0.${claims}.`;
  expect(await jwtOf(token)).toMatchObject({ warnings: ["unsigned"], signature: "", verdict: null });
  expect(await jwtOf(token, "secret")).toMatchObject({ verdict: "unsigned" });
});

async function payloadOf(pasted: string) {
  const reading = readToken(pasted);
  if ("refused" in reading) throw new Error(pasted);
  return (await jwtOf(reading.value)).payload;
}

test("two tokens are refused, on one line or on two, and one that is cut into lines is one", async () => {
  const other = rs256.token;
  for (const text of [`${hs256.token}\n${other}`, `${hs256.token} ${other}`, `a=${hs256.token}&b=${other}`])
    expect([text, readToken(text)]).toMatchObject([text, { refused: { key: "reading.several" } }]);
  const lines = other.match(/.{1,64}/g) ?? [];
  expect(readToken(lines.join("\r\n"))).toMatchObject({ value: other });
  expect(readToken(`${hs256.token}\nthanks`)).toMatchObject({ value: hs256.token });
});

test("what is pasted around a token does not count", async () => {
  for (const pasted of [
    `Bearer ${hs256.token}`,
    `"${hs256.token}"`,
    `'${hs256.token}',`,
    `"Bearer ${hs256.token}"`,
    `Authorization: Bearer ${hs256.token}`,
    `"authorization": "Bearer ${hs256.token}",`,
    `  ${hs256.token}\n`,
    `Bearer ${hs256.token} nhé`,
    `“${hs256.token}”,`,
    `Token đây: ${hs256.token}.`,
    `token:\n${hs256.token.slice(0, 30)}\n${hs256.token.slice(30)}`,
  ]) {
    expect([pasted, await payloadOf(pasted)]).toMatchObject([pasted, { iss: "joe" }]);
  }
});

test("each broken part is named with its place", async () => {
  const places = [
    ["abc", "crypto.error.segments", undefined],
    ["a.b.c.d.e", "crypto.error.jwe", undefined],
    [`a*b.${claims}.AAAA`, "crypto.error.part.base64", 2],
    [`w.${claims}.`, "crypto.error.part.base64", 1],
    [`_w.${claims}.AAAA`, "crypto.error.part.utf8", 1],
    [`${base64url("no")}.${claims}.AAAA`, "crypto.error.part.json", 1],
    [`${base64url("[]")}.${claims}.AAAA`, "crypto.error.part.object", 1],
    [`e30.${claims}=.AAAA`, "crypto.error.part.base64", 5 + claims.length],
    [`e30..AAAA`, "crypto.error.part.base64", 5],
    [`e30.${base64url("{")}.AAAA`, "crypto.error.part.json", 5],
    [`e30.e30.A A+`, "crypto.error.signature", 11],
  ] as const;
  for (const [token, key, column] of places) {
    const complaint = await complaintOf(token);
    expect({ token, key: complaint?.message.key, column: complaint?.column }).toEqual({ token, key, column });
  }
});

test("JSON that does not parse is shown where it breaks", async () => {
  const complaint = await complaintOf(`e30.${base64url('{"sub": "bưởi", exp: 1}')}.AAAA`);
  expect(complaint?.excerpt).toBe(`{"sub": "bưởi", exp: 1}\n${" ".repeat(16)}^`);
});

test("byte order marks do no harm", async () => {
  expect((await jwtOf(`e30.${base64url("\uFEFF{}")}.AAAA`)).payload).toEqual({});
  expect(await complaintOf(`e30.${base64url("\uFEFF\uFEFF{}")}.AAAA`)).toMatchObject({ path: "token" });
});

test("a claim that stands twice is warned of", async () => {
  const token = `${base64url('{"alg":"HS256"}')}.${base64url('{"exp":4102444800,"sub":"a","sub":"b"}')}.AAAA`;
  expect((await jwtOf(token)).warnings).toEqual(["duplicate_key"]);
});

test("a complaint reads as a sentence in both languages", async () => {
  const complaint = await complaintOf("a.b");
  expect(complaint?.message).toEqual({ key: "crypto.error.segments", params: { count: 2 } });
  expect(localizer("vi")("crypto.error.segments", { count: 2 })).toContain("có 2 phần");
  expect(localizer("en")("crypto.error.segments", { count: 1 })).toContain("1 part.");
});

test("times and doubtful claims are warned of", async () => {
  const warningsFor = async (payload: object, header: object = {}) =>
    (await jwtOf(tokenOf({ alg: "HS256", ...header }, payload))).warnings;
  const later = now.getTime() / 1000 + 60;
  expect(await warningsFor({})).toEqual(["no_expiry"]);
  expect(await warningsFor({ exp: later, nbf: later, iat: later })).toEqual([
    "not_yet_valid",
    "issued_in_future",
  ]);
  expect(await warningsFor({ exp: later * 1000 })).toEqual(["milliseconds"]);
  expect(await warningsFor({ exp: "tomorrow" })).toEqual(["bad_time"]);
  expect(await warningsFor({ exp: later }, { jku: "https://evil.example", crit: ["b64"] })).toEqual([
    "remote_key",
    "critical",
  ]);
});

test("a number too big for JavaScript is warned of", async () => {
  const token = `${base64url('{"alg":"HS256"}')}.${base64url('{"exp":4102444800,"id":12345678901234567890}')}.AAAA`;
  expect((await jwtOf(token)).warnings).toEqual(["rounded_number"]);
});

test("a time beyond the calendar is no time", async () => {
  const jwt = await jwtOf(`e30.${base64url('{"exp":1e300,"iat":-1e300}')}.AAAA`);
  expect([jwt.expires_at, jwt.issued_at, jwt.expired]).toEqual([null, null, null]);
});

test("JSON nested thousands of levels deep is refused", async () => {
  const bomb = base64url(`{"a":${"[".repeat(4000)}${"]".repeat(4000)}}`);
  expect(await complaintOf(`e30.${bomb}.AAAA`)).toMatchObject({
    message: { key: "crypto.error.part.json" },
  });
  expect(await complaintOf(`e30.${base64url(`"${"\\".repeat(9000)}`)}.AAAA`)).toMatchObject({
    path: "token",
  });
});

test("a __proto__ claim is a claim like any other", async () => {
  const { payload } = await jwtOf(`e30.${base64url('{"__proto__":{"admin":true}}')}.AAAA`);
  expect(Object.keys(payload)).toEqual(["__proto__"]);
  expect(payload["admin"]).toBeUndefined();
});

test("a JWK that is for something else does not check a signature", async () => {
  const jwk = JSON.parse(es256.key);
  for (const [part, verdict] of [
    [{ alg: "ES256", use: "sig", key_ops: ["verify"] }, "valid"],
    [{ alg: "ES384" }, "wrong_key"],
    [{ use: "enc" }, "wrong_key"],
    [{ key_ops: ["sign", "encrypt"] }, "wrong_key"],
    [{ key_ops: [] }, "wrong_key"],
  ] as const) {
    const key = JSON.stringify({ ...jwk, ...part });
    expect([part, (await jwtOf(es256.token, key)).verdict]).toEqual([part, verdict]);
    const set = JSON.stringify({ keys: [{ ...jwk, ...part }] });
    expect((await jwtOf(es256.token, set)).verdict).toBe(verdict);
  }
});

test("a shared secret may be a JWK, and is still no public key", async () => {
  const key = JSON.stringify({ kty: "oct", k: hs256.key });
  expect((await jwtOf(hs256.token, key)).verdict).toBe("valid");
  expect((await jwtOf(es256.token, key)).verdict).toBe("wrong_key");
});

test("a part whose last character has bits left over is refused, wherever it stands", async () => {
  const [head = "", body = "", signature = ""] = hs256.token.split(".");
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  /** The same bytes, written with another last character. */
  const respelled = (segment: string) =>
    segment.slice(0, -1) + alphabet.charAt(alphabet.indexOf(segment.slice(-1)) + 1);
  expect(Buffer.from(respelled(signature), "base64url")).toEqual(Buffer.from(signature, "base64url"));
  for (const token of [
    `${head}.${body}.${respelled(signature)}`,
    `${respelled(base64url('{"a":10}'))}.${body}.${signature}`,
    `${head}.${respelled(base64url('{"a":1}'))}.${signature}`,
    `${head}.${body}.A`,
  ])
    expect((await complaintOf(token))?.message.key).toBe("crypto.error.leftoverBits");
});
