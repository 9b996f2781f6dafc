import { createHash } from "node:crypto";
import { expect, test } from "bun:test";
import { hashing } from "#server/crypto.ts";
import { hashText } from "#tools/crypto/hash.ts";
import { type HashAlgorithm, type HashInput, hashAlgorithms } from "#tools/crypto/schema.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const hash = (input: Partial<HashInput>) =>
  hashText({ algo: "sha256", text: "", output: "hex", all: false, ...input }, hashing);

/** RFC 1321, FIPS 180-4 and FIPS 202 examples: the empty message and "abc". */
const digests: Record<HashAlgorithm, [empty: string, abc: string]> = {
  md5: ["d41d8cd98f00b204e9800998ecf8427e", "900150983cd24fb0d6963f7d28e17f72"],
  sha1: ["da39a3ee5e6b4b0d3255bfef95601890afd80709", "a9993e364706816aba3e25717850c26c9cd0d89d"],
  sha256: [
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  ],
  sha384: [
    "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b",
    "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
  ],
  sha512: [
    "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e",
    "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
  ],
  "sha3-256": [
    "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a",
    "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532",
  ],
  "sha3-512": [
    "a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26",
    "b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0",
  ],
};

for (const algo of hashAlgorithms) {
  const [empty, abc] = digests[algo];
  test(`${algo} of nothing and of "abc" are those of its standard`, () => {
    expect([hash({ algo }).hash, hash({ algo, text: "abc" }).hash]).toEqual([empty, abc]);
  });
}

/** RFC 2202 and RFC 4231, test case 2. */
const jefe = {
  md5: "750c783e6ab0b503eaa86e310a5db738",
  sha1: "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79",
  sha256: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  sha384: "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649",
  sha512:
    "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737",
} as const;

test("HMACs are those of RFC 2202 and RFC 4231", () => {
  const text = "what do ya want for nothing?";
  for (const algo of ["md5", "sha1", "sha256", "sha384", "sha512"] as const) {
    expect(hash({ algo, text, key: "Jefe" })).toMatchObject({ hash: jefe[algo], hmac: true });
  }
});

test("HMACs with SHA-3 are NIST's", () => {
  const key = Array.from({ length: 32 }, (_, i) => String.fromCharCode(i)).join("");
  const text = "Sample message for keylen<blocklen";
  expect(hash({ algo: "sha3-256", text, key }).hash).toBe(
    "4fe8e202c4f058e8dddc23d8c34e467343e23555e24fc2f025d598f558f67205",
  );
});

test("text is hashed as UTF-8", () => {
  expect(hash({ text: "Xin chào" }).hash).toBe(
    "117ae605a3a02bf47978fba60ef2bf4a08a73eb34b0124d9a1a088c8cab6d9de",
  );
});

test("a lone surrogate is hashed as U+FFFD, as everywhere on the web", () => {
  expect(hash({ text: "\ud800" }).hash).toBe(hash({ text: "\ufffd" }).hash);
});

test("the answer can be Base64", () => {
  expect(hash({ text: "abc", output: "base64" }).hash).toBe("ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
});

test("a value can be compared, in either notation, whatever stands between its digits", () => {
  const sameAs = (expected: string) => hash({ algo: "md5", text: "abc", expected }).matches;
  expect(sameAs("90:01:50:98:3C:D2:4F:B0:D6:96:3F:7D:28:E1:7F:72")).toBe(true);
  expect(sameAs(" kAFQmDzST7DWlj99KOF/cg== ")).toBe(true);
  expect(sameAs("kAFQmDzST7DWlj99KOF_cg")).toBe(true);
  expect(sameAs("900150983cd24fb0d6963f7d28e17f73")).toBe(false);
  expect(sameAs("KAFQMDZST7DWLJ99KOF/CG==")).toBe(false);
  expect(hash({ text: "abc" }).matches).toBeNull();
});

const algorithms = ["md5", "sha1", "sha256", "sha384", "sha512", "sha3-256"] as const;

test.each(algorithms)("a line of %s as programs write it is compared by its digest", (algo) => {
  const below = randomFrom(algo.length);
  for (let round = 0; round < 40; round += 1) {
    const text = `${below(1000)}`;
    const digest = createHash(algo).update(text).digest();
    const other = createHash(algo).update(`${text}?`).digest();
    const forms: ((bytes: Buffer) => string)[] = [
      (bytes) => `${bytes.toString("hex")}  hình ảnh.iso`,
      (bytes) => `${bytes.toString("hex")} *-`,
      (bytes) => `\\${bytes.toString("hex").toUpperCase()}  a\\nb`,
      (bytes) => `${algo.toUpperCase()} (a b.iso) = ${bytes.toString("hex")}`,
      (bytes) => `${algo}:${bytes.toString("hex")}`,
      (bytes) => `${algo}-${bytes.toString("base64")}`,
      (bytes) => `${algo}-${bytes.toString("base64")} ${algo}-AAAA`,
      (bytes) => `${algo}=:${bytes.toString("base64")}:`,
    ];
    for (const form of forms)
      expect([hash({ algo, text, expected: form(digest) }).matches, form(digest)]).toEqual([
        true,
        form(digest),
      ]);
    for (const form of forms) expect(hash({ algo, text, expected: form(other) }).matches).toBe(false);
  }
});

test("all digests are given at once, the chosen one first, with a key and in Base64 too", () => {
  const all = hash({ algo: "sha1", text: "abc", all: true });
  expect(all.hash).toBe(digests.sha1[1]);
  expect(all.digests[0]).toEqual({ algo: "sha1", hash: digests.sha1[1] });
  expect(Object.fromEntries(all.digests.map((one) => [one.algo, one.hash]))).toEqual(
    Object.fromEntries(hashAlgorithms.map((algo) => [algo, digests[algo][1]])),
  );
  const keyed = hash({ text: "what do ya want for nothing?", key: "Jefe", all: true });
  expect(keyed.digests).toEqual(
    expect.arrayContaining(Object.entries(jefe).map(([algo, hmac]) => ({ algo, hash: hmac }))),
  );
  expect(hash({ text: "abc" }).digests).toEqual([]);
});

test("of all digests it is said which one a pasted value is", () => {
  for (const algo of hashAlgorithms) {
    const pasted = hash({ text: "abc", all: true, expected: `${digests[algo][1].toUpperCase()}  a.iso` });
    expect([pasted.matches, pasted.matching, pasted.algo]).toEqual([true, algo, "sha256"]);
    const alone = hash({ text: "abc", expected: digests[algo][1] });
    expect(alone.matching).toBe(algo === "sha256" ? "sha256" : null);
  }
  const other = hash({ text: "abc", all: true, expected: digests.md5[0] });
  expect([other.matches, other.matching]).toEqual([false, null]);
});
