import { expect, test } from "bun:test";
import { type KeyObject, X509Certificate, generateKeyPairSync } from "node:crypto";
import { CompactSign } from "jose";
import { NotOnDevice } from "#client/device/effects.ts";
import { deviceSignatures } from "#client/device/signatures.ts";
import { signatures } from "#server/crypto.ts";
import type { JsonObject } from "#core/json.ts";
import type { SignatureKey } from "#tools/crypto/jwt.ts";
import { readPublicKeys } from "#tools/crypto/public-keys.ts";
import { supportedAlgorithms } from "#tools/crypto/verification-keys.ts";
import { bothSignatures } from "#tests/support/product/both-signatures.ts";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";

const numbers = seededNumbers(251_105);
const below = (end: number) => numbers() % end;

type Pair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

const pairs: Readonly<Record<string, Pair>> = {
  rsa: generateKeyPairSync("rsa", { modulusLength: 2048 }),
  oddRsa: generateKeyPairSync("rsa", { modulusLength: 2056, publicExponent: 3 }),
  p256: generateKeyPairSync("ec", { namedCurve: "P-256" }),
  p384: generateKeyPairSync("ec", { namedCurve: "P-384" }),
  p521: generateKeyPairSync("ec", { namedCurve: "P-521" }),
  ed25519: generateKeyPairSync("ed25519"),
};

const signsWith: Readonly<Record<string, string>> = {
  RS: "rsa",
  PS: "oddRsa",
  ES256: "p256",
  ES384: "p384",
  ES512: "p521",
  Ed: "ed25519",
};

/** Every way to write a public key down. */
function formsOf(key: KeyObject): readonly string[] {
  const jwk = key.export({ format: "jwk" });
  return [
    key.export({ type: "spki", format: "pem" }),
    JSON.stringify(jwk),
    JSON.stringify({ keys: [jwk] }),
    ...(key.asymmetricKeyType === "rsa" ? [key.export({ type: "pkcs1", format: "pem" })] : []),
  ];
}

function publicKey(text: string, alg: string): SignatureKey {
  const reading = readPublicKeys(text, { alg, kid: undefined });
  return { kind: "public", text, keys: reading?.ok ? reading.keys : [] };
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString("base64url");

/** A token as it is, altered, cut, or with a signature of chance. */
function variantsOf(token: string): readonly string[] {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const bytes = Buffer.from(signature, "base64url");
  const flipped = bytes.map((byte, at) => (at === 7 ? byte ^ (1 << below(8)) : byte));
  return [
    token,
    [header, base64url(`{"iss":${below(99)}}`), signature].join("."),
    [header, payload, base64url(flipped)].join("."),
    [header, payload, base64url(bytes.subarray(0, below(bytes.length - 1) + 1))].join("."),
    [header, payload, base64url(Buffer.concat([bytes, Uint8Array.of(below(256))]))].join("."),
  ];
}

async function signed(header: JsonObject & { alg: string }): Promise<string> {
  const { alg } = header;
  const pair = pairs[signsWith[alg] ?? signsWith[alg.slice(0, 2)] ?? ""];
  const plain = [{ ...header }, { iss: `${below(1e6)}` }].map((part) => base64url(JSON.stringify(part)));
  if (!pair) return `${plain.join(".")}.${base64url(Uint8Array.from({ length: 32 }, () => below(256)))}`;
  const { crit: _crit, ...own } = header;
  return new CompactSign(new TextEncoder().encode(`{"iss":"${below(1e6)}"}`))
    .setProtectedHeader(own)
    .sign(pair.privateKey);
}

test("the device says of every algorithm, kind of key and way to write it what the server says", async () => {
  const counts: Record<string, number> = {};
  for (const alg of [...supportedAlgorithms, "ES256K", "none2"])
    for (const token of variantsOf(await signed({ alg })))
      for (const pair of Object.values(pairs))
        for (const text of formsOf(pair.publicKey)) {
          const jws = { token, header: { alg }, alg };
          const verdict = await bothSignatures.verify(jws, publicKey(text, alg));
          counts[String(verdict)] = (counts[String(verdict)] ?? 0) + 1;
        }
  expect(Object.keys(counts).toSorted()).toEqual(["invalid", "unsupported", "valid", "wrong_key"]);
  // Of each algorithm with each way to write its own key.
  expect(counts["valid"]).toBeGreaterThanOrEqual(supportedAlgorithms.length * 3 - 9);
});

test("what a token demands of its reader is heeded on the device as on the server", async () => {
  for (const alg of ["ES256", "HS256"])
    for (const header of [
      { crit: ["exp"], exp: 1 },
      { crit: [] },
      { crit: "b64" },
      { crit: ["b64"], b64: true },
      { crit: ["b64"] },
      { crit: [""] },
    ]) {
      const all = { alg, ...header };
      const jws = {
        token: [base64url(JSON.stringify(all)), base64url("{}"), base64url("signature")].join("."),
        header: all,
        alg,
      };
      const pem = pairs["p256"]?.publicKey.export({ type: "spki", format: "pem" }) ?? "";
      await bothSignatures.verify(
        jws,
        alg === "HS256"
          ? { kind: "secret", bytes: new TextEncoder().encode("x".repeat(40)) }
          : publicKey(pem, alg),
      );
    }
});

test("the key of a certificate is read as others read it", async () => {
  for (const name of ["authority", "secure"]) {
    const text = await Bun.file(new URL(`../../net/certificates/${name}.pem`, import.meta.url)).text();
    const [pem = ""] = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/.exec(text) ?? [];
    const expected = new X509Certificate(pem).publicKey.export({ format: "jwk" });
    const reading = readPublicKeys(pem, { alg: "RS256", kid: undefined });
    expect(reading?.ok && reading.keys.map(({ jwk }) => jwk)).toEqual([expected]);
  }
});

test("a key that was damaged is none, or one that nothing fits: no token is valid by it that the server refuses", async () => {
  const token = await signed({ alg: "RS256" });
  const jws = { token, header: { alg: "RS256" }, alg: "RS256" };
  const der = pairs["rsa"]?.publicKey.export({ type: "spki", format: "der" }) ?? Buffer.alloc(0);
  for (let round = 0; round < 300; round += 1) {
    const at = below(der.length);
    const damaged = der
      .map((byte, index) => (index === at ? below(256) : byte))
      .subarray(0, der.length - below(3));
    const text = `-----BEGIN PUBLIC KEY-----\n${Buffer.from(damaged).toString("base64")}\n-----END PUBLIC KEY-----`;
    const key = publicKey(text, "RS256");
    const own = await deviceSignatures.verify(jws, key);
    if (own === "valid") expect(await signatures.verify(jws, key)).toBe("valid");
  }
});

test("a secret is checked here whatever it is used for, and a browser that cannot do the rest leaves only public keys", async () => {
  const jws = {
    token: await signed({ alg: "RS256" }),
    header: { alg: "RS256" },
    alg: "RS256",
  };
  const subtle = Object.getOwnPropertyDescriptor(globalThis.crypto, "subtle");
  Object.defineProperty(globalThis.crypto, "subtle", { value: undefined, configurable: true });
  try {
    const [, jwk = ""] = formsOf(pairs["rsa"]?.publicKey ?? never());
    const verdictBy = (text: string) =>
      deviceSignatures.verify(jws, publicKey(text, "RS256")).catch((fault: unknown) => fault);
    expect(await verdictBy(jwk)).toBeInstanceOf(NotOnDevice);
    const secret = { kty: "oct", k: base64url("s".repeat(32)), kid: "b" };
    expect(await verdictBy(JSON.stringify({ keys: [JSON.parse(jwk)] }))).toBeInstanceOf(NotOnDevice);
    expect(await verdictBy(JSON.stringify({ keys: [{ ...JSON.parse(jwk), kid: "a" }, secret] }))).toBeNull();
    expect(await verdictBy(JSON.stringify(secret))).toBe("wrong_key");
    const bytes = new TextEncoder().encode("secret");
    expect(await deviceSignatures.verify(jws, { kind: "secret", bytes })).toBe("wrong_key");
  } finally {
    if (subtle) Object.defineProperty(globalThis.crypto, "subtle", subtle);
    else Reflect.deleteProperty(globalThis.crypto, "subtle");
  }
});

const never = (): never => {
  throw new Error("There is such a key");
};
