import { expect, test } from "bun:test";
import { generateKeyPairSync } from "node:crypto";
import { CompactSign } from "jose";
import { bothSignatures } from "#tests/support/product/both-signatures.ts";
import { decodeJwt } from "#tools/crypto/jwt.ts";

const now = new Date("2026-11-21T00:00:00Z");
const claims = new TextEncoder().encode("{}");
const base64url = (text: string) => Buffer.from(text).toString("base64url");

async function jwtOf(token: string, key: string) {
  const made = await decodeJwt({ token, key, key_encoding: "text" }, now, bothSignatures);
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value;
}

test("of several keys with the token's id the one that signed is found, in any order", async () => {
  const mine = generateKeyPairSync("ed25519");
  const other = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" });
  const token = await new CompactSign(claims)
    .setProtectedHeader({ alg: "EdDSA", kid: "a" })
    .sign(mine.privateKey);
  const jwk = { ...mine.publicKey.export({ format: "jwk" }), kid: "a" };
  const elliptic = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });
  const verdictOf = async (...keys: object[]) => (await jwtOf(token, JSON.stringify({ keys }))).verdict;
  expect(await verdictOf(jwk, { ...other, kid: "a" })).toBe("valid");
  expect(await verdictOf({ ...other, kid: "a" }, jwk)).toBe("valid");
  expect(await verdictOf({ ...elliptic, kid: "a" }, jwk)).toBe("valid");
  expect(await verdictOf({ ...other, kid: "a" }, { ...other, kid: "a", use: "enc" })).toBe("invalid");
});

test("a secret shorter than its hash is warned of, a JWK of one is refused as weak", async () => {
  for (const [alg, bytes] of [
    ["HS256", 32],
    ["HS384", 48],
    ["HS512", 64],
  ] as const) {
    for (const length of [bytes - 1, bytes]) {
      const secret = "k".repeat(length);
      const token = await new CompactSign(claims)
        .setProtectedHeader({ alg })
        .sign(new TextEncoder().encode(secret));
      const { verdict, warnings } = await jwtOf(token, secret);
      expect([verdict, warnings.includes("short_secret")]).toEqual(["valid", length < bytes]);
      const jwk = JSON.stringify({ kty: "oct", k: base64url(secret) });
      expect((await jwtOf(token, jwk)).verdict).toBe(length < bytes ? "weak_key" : "valid");
    }
  }
});

test("a secret of no bytes is weak wherever it is checked", async () => {
  const hs256 = `${base64url('{"alg":"HS256"}')}.e30.AAAA`;
  for (const key of [" ", "=="]) {
    const made = await decodeJwt({ token: hs256, key, key_encoding: "base64" }, now, bothSignatures);
    expect(made.ok ? made.value.verdict : made.failure.errors?.[0]?.path).toBe(
      key === " " ? "weak_key" : "key",
    );
  }
});

test("an RSA modulus of the form that CVE-2017-15361 names is called weak", async () => {
  const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83];
  const all = [...primes, 89, 97, 101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167];
  const product = all.reduce((sum, prime) => sum * BigInt(prime), 1n);
  // k * M + 65537^a mod M, as the faulty chips made primes; a product of two has the form too
  let power = 1n;
  for (let step = 0; step < 12_345; step += 1) power = (power * 65_537n) % product;
  const modulus = (((1n << 2047n) / product) * product + power).toString(16);
  const jwk = {
    kty: "RSA",
    e: "AQAB",
    n: Buffer.from(modulus.padStart(512, "0"), "hex").toString("base64url"),
  };
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const token = await new CompactSign(claims).setProtectedHeader({ alg: "RS256" }).sign(privateKey);
  expect((await jwtOf(token, JSON.stringify(jwk))).verdict).toBe("weak_key");
  expect((await jwtOf(token, JSON.stringify(publicKey.export({ format: "jwk" })))).verdict).toBe("valid");
});

test("a JWK counts only for what it says it is for, whatever else it says", async () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = publicKey.export({ format: "jwk" });
  const token = await new CompactSign(claims).setProtectedHeader({ alg: "ES256" }).sign(privateKey);
  for (const alg of [undefined, "ES256", "ES384", "RS256", "HS256"])
    for (const use of [undefined, "sig", "enc", ""])
      for (const key_ops of [undefined, ["verify"], ["sign"], ["encrypt", "verify"], []]) {
        const mayVerify =
          (alg ?? "ES256") === "ES256" &&
          (use ?? "sig") === "sig" &&
          (key_ops ?? ["verify"]).includes("verify");
        const { verdict } = await jwtOf(token, JSON.stringify({ ...jwk, alg, use, key_ops }));
        expect([alg, use, key_ops, verdict]).toEqual([alg, use, key_ops, mayVerify ? "valid" : "wrong_key"]);
      }
});
