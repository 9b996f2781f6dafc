import { expect, test } from "bun:test";
import { type KeyObject, generateKeyPairSync } from "node:crypto";
import { CompactSign } from "jose";
import { localizer } from "#core/i18n.ts";
import { decodeJwt } from "#tools/crypto/jwt.ts";
import { supportedAlgorithms } from "#tools/crypto/verification-keys.ts";
import { bothSignatures } from "#tests/support/product/both-signatures.ts";
import { foreignKeys } from "#tests/support/samples/foreign-keys.ts";

const now = new Date("2026-11-21T00:00:00Z");
const base64url = (text: string) => Buffer.from(text).toString("base64url");
/** A token of an algorithm whose signature nobody made. */
const tokenOf = (header: object) => `${base64url(JSON.stringify(header))}.e30.${"AAAA".repeat(20)}`;

/** The verdict and the kind of the key, or the refusal beside the field. */
async function saidOf(token: string, key: string): Promise<string> {
  const made = await decodeJwt({ token, key, key_encoding: "text" }, now, bothSignatures);
  if (made.ok) return `${made.value.verdict}: ${made.value.key_kind}`;
  const [error] = made.failure.errors ?? [];
  expect(error?.path).toBe("key");
  return error?.message.key ?? "";
}

const sign = (alg: string, key: KeyObject) =>
  new CompactSign(new TextEncoder().encode("{}")).setProtectedHeader({ alg }).sign(key);

const asymmetric = supportedAlgorithms.filter((alg) => !alg.startsWith("HS"));
const pssAlgorithms = ["PS256", "PS384", "PS512"];
const takers: Readonly<Record<string, readonly string[]>> = {
  "EC P-384": ["ES384"],
  "EC P-384, of OpenSSH": ["ES384"],
  "EC P-256, requested": ["ES256"],
  "RSA-PSS 2048": pssAlgorithms,
  "RSA-PSS 2048, SHA-256": ["PS256"],
  "RSA 2048": ["RS256", "RS384", "RS512", ...pssAlgorithms],
  Ed25519: ["EdDSA", "Ed25519"],
};
/** What a token may name and the product has no code for: not known to be wrong. */
const unsupported: Readonly<Record<string, readonly string[]>> = {
  "EC (explicit parameters)": ["ES256", "ES384", "ES512"],
  Ed448: ["EdDSA"],
  "Ed448, certified": ["EdDSA"],
};

test("RFC 7518 3.3 to 3.5, RFC 8037 3.1: of every kind of key and algorithm it is told whether they go together, and what the key is", async () => {
  for (const [name, key] of Object.entries(foreignKeys))
    for (const alg of asymmetric) {
      const verdict = (unsupported[name] ?? []).includes(alg)
        ? "unsupported"
        : (takers[name] ?? []).includes(alg)
          ? "invalid"
          : "wrong_key";
      expect([alg, await saidOf(tokenOf({ alg }), key)]).toEqual([alg, `${verdict}: ${name.split(",")[0]}`]);
    }
});

test("RFC 7518 3.4: ES256 with a JWK on any other curve is the wrong key, named by its curve", async () => {
  for (const crv of ["secp256k1", "P-384", "P-521", "P-224", "BP-256", "Ed25519"])
    for (const bytes of [28, 32, 48, 66]) {
      const jwk = { kty: "EC", crv, x: base64url("x".repeat(bytes)), y: base64url("y".repeat(bytes)) };
      const isWhole = { "P-384": 48, "P-521": 66 }[crv] ?? bytes;
      expect([crv, bytes, await saidOf(tokenOf({ alg: "ES256" }), JSON.stringify(jwk))]).toEqual([
        crv,
        bytes,
        bytes === isWhole ? `wrong_key: EC ${crv}` : "crypto.error.keyDamaged",
      ]);
    }
  expect(await saidOf(tokenOf({ alg: "ES256K" }), foreignKeys["EC secp256k1"])).toBe(
    "unsupported: EC secp256k1",
  );
});

test("RFC 7517 4: a key of another type, or for something else, is named as what it is", async () => {
  const es256 = tokenOf({ alg: "ES256" });
  const p256 = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });
  const said = (jwk: object) => saidOf(es256, JSON.stringify(jwk));
  expect(await said({ ...p256, use: "enc" })).toBe("wrong_key: EC P-256 (use: enc)");
  expect(await said({ ...p256, alg: "ECDH-ES" })).toBe("wrong_key: EC P-256 (alg: ECDH-ES)");
  expect(await said({ ...p256, key_ops: ["deriveKey"] })).toBe(
    'wrong_key: EC P-256 (key_ops: ["deriveKey"])',
  );
  expect(await said({ ...p256, key_ops: 7 })).toBe("wrong_key: EC P-256 (key_ops: 7)");
  expect(await said({ kty: "AKP", alg: "ML-DSA-44", pub: "AAAA" })).toBe(
    "wrong_key: ML-DSA-44 (alg: ML-DSA-44)",
  );
  expect(await said({ kty: "AKP", alg: 7 })).toBe("crypto.error.publicKey");
  expect(await said({ kty: "OKP", crv: "X25519", x: "AAAA" })).toBe("wrong_key: X25519");
  expect(await said({ kty: "oct", k: "AAAA" })).toBe("wrong_key: oct");
  expect(await saidOf(es256, "secret")).toBe("wrong_key: oct");
});

test("RFC 7517 5: why no key of a set is the token's is told, and not that the set cannot be read", async () => {
  const keys = ["one", "two"].map((kid) => ({
    ...generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" }),
    kid,
  }));
  const set = JSON.stringify({ keys });
  expect(await saidOf(tokenOf({ alg: "ES256" }), set)).toBe("crypto.error.keyNotInSet");
  expect(await saidOf(tokenOf({ alg: "ES256", kid: "three" }), set)).toBe("crypto.error.keyNotInSet");
  expect(await saidOf(tokenOf({ alg: "ES256", kid: "two" }), set)).toBe("invalid: EC P-256");
});

test("RFC 7518 3.3: an RSA key under 2048 bits is weak with every way to write it, and says its bits", async () => {
  for (const bits of [1024, 1920, 2048]) {
    const { publicKey } = generateKeyPairSync("rsa", { modulusLength: bits });
    for (const key of [
      publicKey.export({ type: "spki", format: "pem" }),
      publicKey.export({ type: "pkcs1", format: "pem" }),
      publicKey.export({ type: "spki", format: "der" }).toString("base64"),
      publicKey.export({ type: "pkcs1", format: "der" }).toString("base64"),
      JSON.stringify(publicKey.export({ format: "jwk" })),
    ])
      expect(await saidOf(tokenOf({ alg: "RS256" }), key)).toBe(
        `${bits < 2048 ? "weak_key" : "invalid"}: RSA ${bits}`,
      );
  }
});

/** The same key with its point compressed (SEC 1, section 2.3.3). */
function compressed(key: KeyObject, bytes: number): string {
  const der = key.export({ type: "spki", format: "der" });
  const point = der.subarray(der.length - 2 * bytes - 1);
  const short = Buffer.concat([Uint8Array.of(2 + ((point.at(-1) ?? 0) & 1)), point.subarray(1, 1 + bytes)]);
  const start = der[1] === 0x81 ? 3 : 2;
  const algorithmLength = der[start + 1] ?? 0;
  const algorithm = der.subarray(start, start + 2 + algorithmLength);
  const content = Buffer.concat([algorithm, Uint8Array.of(3, short.length + 1, 0), short]);
  return Buffer.concat([Uint8Array.of(0x30, content.length), content]).toString("base64");
}

const wire = (...parts: readonly Uint8Array[]): Buffer =>
  Buffer.concat(
    parts.flatMap((part) => [new Uint8Array(new Uint32Array([part.length]).buffer).toReversed(), part]),
  );

test("SEC 1 2.3.4, RFC 5656 3.1: a signature is checked by a compressed point and by a key of OpenSSH", async () => {
  for (const [alg, namedCurve, bytes] of [
    ["ES256", "P-256", 32],
    ["ES384", "P-384", 48],
    ["ES512", "P-521", 66],
  ] as const)
    for (let round = 0; round < 4; round += 1) {
      const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve });
      const token = await sign(alg, privateKey);
      const base64 = compressed(publicKey, bytes);
      const point = publicKey.export({ type: "spki", format: "der" }).subarray(-2 * bytes - 1);
      const curve = `nist${namedCurve.toLowerCase().replace("-", "")}`;
      const type = `ecdsa-sha2-${curve}`;
      const line = `${type} ${wire(Buffer.from(type), Buffer.from(curve), point).toString("base64")} an@may`;
      for (const key of [
        base64,
        `-----BEGIN PUBLIC KEY-----\n${base64}\n-----END PUBLIC KEY-----`,
        `-----BEGIN PUBLIC KEY-----\\n${base64}\\n-----END PUBLIC KEY-----\\n`,
        line,
      ])
        expect([alg, key, await saidOf(token, key)]).toEqual([alg, key, `valid: EC ${namedCurve}`]);
    }
});

test("RFC 4055 1.2: a key that is for PSS alone checks PSS, within its own parameters", async () => {
  const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const [, body = ""] =
    /^.{8}300d06092a864886f70d0101010500(.*)$/s.exec(
      rsa.publicKey.export({ type: "spki", format: "der" }).toString("hex"),
    ) ?? [];
  const content = `300b06092a864886f70d01010a${body}`;
  const der = `3082${(content.length / 2).toString(16).padStart(4, "0")}${content}`;
  const key = Buffer.from(der, "hex").toString("base64");
  for (const alg of pssAlgorithms)
    expect(await saidOf(await sign(alg, rsa.privateKey), key)).toBe("valid: RSA-PSS 2048");
  expect(await saidOf(await sign("RS256", rsa.privateKey), key)).toBe("wrong_key: RSA-PSS 2048");
});

test("a private key is refused in whatever form it is pasted", async () => {
  const pairs = [
    generateKeyPairSync("rsa", { modulusLength: 2048 }),
    generateKeyPairSync("ec", { namedCurve: "P-256" }),
    generateKeyPairSync("ed25519"),
  ];
  const rs256 = tokenOf({ alg: "RS256" });
  for (const { privateKey } of pairs) {
    const pem = privateKey.export({ type: "pkcs8", format: "pem" });
    for (const key of [
      pem,
      pem.replaceAll("\n", "\\n"),
      pem.replaceAll("PRIVATE KEY", "ENCRYPTED PRIVATE KEY"),
      JSON.stringify(privateKey.export({ format: "jwk" })),
      JSON.stringify({ keys: [privateKey.export({ format: "jwk" })] }),
      privateKey.export({ type: "pkcs8", format: "der" }).toString("base64"),
    ])
      expect([key, await saidOf(rs256, key)]).toEqual([key, "crypto.error.privateKey"]);
  }
  const [rsa] = pairs;
  const bare = rsa?.privateKey.export({ type: "pkcs1", format: "der" }).toString("base64") ?? "";
  expect(await saidOf(rs256, bare)).toBe("crypto.error.privateKey");
  expect(await saidOf(rs256, "PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none")).toBe(
    "crypto.error.privateKey",
  );
});

test("RFC 7468: a key that is cut or altered is told so, another kind of block by its name", async () => {
  const pem = foreignKeys["EC P-384"];
  for (const key of [pem.slice(0, 90), pem.replace("MHYw", "MHYx"), pem.replace("MH", "M#")])
    expect(await saidOf(tokenOf({ alg: "ES384" }), key)).toBe("crypto.error.keyDamaged");
  const block = "-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQENBF\n-----END PGP PUBLIC KEY BLOCK-----";
  expect(await saidOf(tokenOf({ alg: "RS256" }), block)).toBe("crypto.error.keyForm");
  expect(await saidOf(tokenOf({ alg: "RS256" }), "-----BEGIN")).toBe("crypto.error.publicKey");
});

test("with HS256 a text that only begins like a key is a secret all the same, a whole key never is", async () => {
  const secretFor = async (secret: string) =>
    saidOf(
      await new CompactSign(new TextEncoder().encode("{}"))
        .setProtectedHeader({ alg: "HS256" })
        .sign(new TextEncoder().encode(secret)),
      secret,
    );
  for (const secret of ["ssh-rsa AAAAB3NzaC1yc2EAAAADAQAB", "MIIBIjANBgkq", "---- BEGIN", '{"kty":1}'])
    expect(await secretFor(secret)).toBe("valid: oct");
  expect(await secretFor(foreignKeys["RSA 2048"])).toBe("wrong_key: RSA 2048");
});

test("what is told of a key reads as a sentence in both languages", () => {
  const told = { kind: "JWK EC", count: 2, kid: "three", alg: "ES256" };
  for (const key of ["keyDamaged", "keyForm", "keyNotInSet", "publicKey"] as const)
    for (const lang of ["vi", "en"] as const)
      expect(localizer(lang)(`crypto.error.${key}`, told)).not.toMatch(/[{}|]/);
});
