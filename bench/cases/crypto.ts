import { createHash } from "node:crypto";
import { decodeJwt as decodeWithJose, decodeProtectedHeader } from "jose";
import { randomBytes } from "#core/random.ts";
import { hashing, signatures } from "#server/crypto.ts";
import { hashText } from "#tools/crypto/hash.ts";
import { decodeJwt } from "#tools/crypto/jwt.ts";
import { generatePassphrases } from "#tools/crypto/passphrase.ts";
import { generatePasswords } from "#tools/crypto/password.ts";
import { generateUuids } from "#tools/crypto/uuid.ts";

const mebibyte = "Xin chào! ".repeat(100_000).slice(0, 2 ** 20);
const token =
  "eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLCJleHAiOjQxMDI0NDQ4MDAsInN1YiI6ImJ1b2kifQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const password = {
  length: 16,
  symbols: true,
  digits: true,
  upper: true,
  lower: true,
  unambiguous: false,
  count: 1,
};
const passphrase = { words: 6, separator: "hyphen", capitalize: false, number: false, count: 1 } as const;

export const cases = [
  {
    name: "crypto: a password of 16, beside 16 random bytes",
    ours: () => generatePasswords(password, randomBytes),
    bare: () => randomBytes(16),
  },
  {
    name: "crypto: a passphrase of 6 words, beside 12 random bytes",
    ours: () => generatePassphrases(passphrase, randomBytes),
    bare: () => randomBytes(12),
  },
  {
    name: "crypto: SHA-256 of 1 MiB",
    ours: () => hashText({ algo: "sha256", text: mebibyte, output: "hex", all: false }, hashing),
    bare: () => createHash("sha256").update(mebibyte).digest("hex"),
  },
  {
    name: "crypto: a JWT decoded",
    ours: () => decodeJwt({ token, key_encoding: "text" }, new Date(), signatures),
    bare: () => [decodeProtectedHeader(token), decodeWithJose(token)],
  },
  {
    name: "crypto: 100 UUIDs of version 4",
    ours: () => generateUuids({ version: 4, count: 100 }, Date.now(), randomBytes),
    bare: () => Array.from({ length: 100 }, () => crypto.randomUUID()),
  },
  {
    name: "crypto: 100 UUIDs of version 7",
    ours: () => generateUuids({ version: 7, count: 100 }, Date.now(), randomBytes),
    bare: () => Array.from({ length: 100 }, () => Bun.randomUUIDv7()),
  },
];
