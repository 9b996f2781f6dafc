import { expect, test } from "bun:test";
import type { RandomBytes } from "#core/random.ts";
import { bitsOf, generatePasswords } from "#tools/crypto/password.ts";
import { generatePassphrases } from "#tools/crypto/passphrase.ts";
import { generateUuids } from "#tools/crypto/uuid.ts";
import { words } from "#tools/crypto/wordlist.ts";
import { generateSecret } from "#tools/two-factor/tool.ts";

/** Bytes that look like chance and are the same each time: SHA-256 of a counter. */
function fixedBytes(): RandomBytes {
  let blocks = 0;
  return (count) => {
    const bytes = new Uint8Array(Math.ceil(count / 32) * 32);
    for (let at = 0; at < bytes.length; at += 32)
      bytes.set(new Bun.CryptoHasher("sha256").update(String(blocks++)).digest(), at);
    return bytes.subarray(0, count);
  };
}

const all = { lower: true, upper: true, digits: true, symbols: true, unambiguous: false };

test("passwords use all of their letters, digits and signs, and no others", () => {
  for (const options of [
    all,
    { ...all, unambiguous: true },
    { ...all, symbols: false },
    { ...all, upper: false, digits: false },
  ]) {
    const outcome = generatePasswords({ ...options, length: 128, count: 50 }, fixedBytes());
    const { passwords, entropy_bits, strength } = outcome.ok
      ? outcome.value
      : { passwords: [], entropy_bits: 0, strength: "weak" };
    const letters = [...new Set(passwords.join(""))].toSorted().join("");
    expect([passwords[0], letters, entropy_bits, strength].join(" | ")).toMatchSnapshot();
  }
});

test("passphrases are words of the list, parted, in capitals and with a digit as asked", () => {
  const input = { words: 4, separator: "hyphen", capitalize: false, number: false, count: 3 } as const;
  for (const more of [
    {},
    { separator: "space" },
    { separator: "dot", capitalize: true },
    { separator: "underscore", number: true, count: 30 },
  ] as const)
    expect(JSON.stringify(generatePassphrases({ ...input, ...more }, fixedBytes()))).toMatchSnapshot();
  expect(words.join(" ")).toMatch(/^[a-z ]+$/);
  expect([words.length, new Set(words).size, Bun.hash(words.join(" "))].join(" ")).toMatchSnapshot();
});

test("UUIDs of a moment have its time, their version and what chance gave them", () => {
  for (const version of [1, 4, 7] as const)
    expect(
      JSON.stringify(
        generateUuids({ version, count: 3 }, Date.UTC(2026, 10, 21, 6, 50, 10, 123), fixedBytes()),
      ),
    ).toMatchSnapshot();
});

test("a secret is as long as its hash, and its address says all that is not usual", () => {
  for (const algorithm of ["sha1", "sha256", "sha512"] as const)
    expect(
      JSON.stringify(
        generateSecret(
          { issuer: "Hộp: Đồ", account: "bưởi\\ud800", digits: 8, period: 60, algorithm },
          fixedBytes(),
        ),
      ),
    ).toMatchSnapshot();
});

test("bits are counted to a tenth, never up", () => {
  expect([1n, 2n, 3n, 1000n, 10n ** 40n].map(bitsOf)).toEqual([0, 1, 1.5, 9.9, 132.8]);
});
