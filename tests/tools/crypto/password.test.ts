import { expect, test } from "bun:test";
import { randomBytes, randomIndexes } from "#core/random.ts";
import { decode } from "#core/decode.ts";
import { bitsOf, generatePasswords, strengthOf } from "#tools/crypto/password.ts";
import { generatePassphrases } from "#tools/crypto/passphrase.ts";
import { PassphraseInput, PasswordInput } from "#tools/crypto/schema.ts";
import { words } from "#tools/crypto/wordlist.ts";

function make(wish: Partial<PasswordInput>) {
  const input = decode(PasswordInput, wish, "json");
  const made = input.ok ? generatePasswords(input.value, randomBytes) : input;
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value;
}

function makePhrase(wish: Partial<PassphraseInput>) {
  const input = decode(PassphraseInput, wish, "json");
  if (!input.ok) throw new Error(JSON.stringify(input.failure));
  return generatePassphrases(input.value, randomBytes);
}

/** Pearson's statistic against all values being as likely as one another. */
function chiSquared(values: readonly string[], alphabet: readonly string[]): number {
  const counts = new Map(alphabet.map((letter) => [letter, 0]));
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const mean = values.length / alphabet.length;
  return counts.values().reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

test("a password has the length asked for, from 6 to 128", () => {
  for (const length of [6, 7, 16, 127, 128]) expect(make({ length }).password).toHaveLength(length);
});

test("a password of six characters has one of each chosen kind", () => {
  for (const password of make({ length: 6, count: 100 }).passwords) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9])[!-~]{6}$/);
  }
});

test("a password has only the kinds that are chosen", () => {
  expect(make({ length: 128, symbols: false, upper: false, lower: false }).password).toMatch(/^\d{128}$/);
  expect(make({ length: 128, symbols: false }).password).toMatch(/^[A-Za-z0-9]{128}$/);
});

test("characters that look alike are left out on request", () => {
  const { passwords } = make({ length: 128, count: 50, unambiguous: true });
  expect(passwords.join("")).not.toMatch(/[Il1|O0o]/);
});

test("a password of no kind of character is refused", () => {
  const none = { symbols: false, digits: false, upper: false, lower: false };
  const input = decode(PasswordInput, none, "json");
  expect(input.ok && generatePasswords(input.value, randomBytes)).toMatchObject({
    ok: false,
    failure: { errors: [{ path: "lower" }] },
  });
});

test("each letter and digit is as likely as any other, in 76 800 of them", () => {
  const { passwords } = make({ length: 128, count: 100, symbols: false, upper: false });
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz0123456789");
  const drawn = Array.from({ length: 5 }, () =>
    make({ length: 128, count: 100, symbols: false, upper: false }),
  );
  const seen = [...passwords, ...drawn.flatMap((one) => one.passwords)].join("");
  // 35 degrees of freedom: 90 is passed by chance once in two million runs
  expect(chiSquared(Array.from(seen), letters)).toBeLessThan(90);
});

test("numbers that a remainder would favour are drawn again", () => {
  const draws = [[0xff, 0xff, 0xff, 0xfe, 0x00, 0x05]].map((bytes) => Uint8Array.from(bytes));
  const more = Uint8Array.from([0x00, 0x09, 0x00, 0x0b]);
  expect(randomIndexes({ count: 3, bound: 10 }, () => draws.shift() ?? more)).toEqual([5, 9, 1]);
});

test("entropy counts exactly the passwords that can come out", () => {
  expect(make({ length: 10, symbols: false, upper: false, lower: false }).entropy_bits).toBe(33.2);
  const twoKinds = 36n ** 6n - 10n ** 6n - 26n ** 6n;
  expect(make({ length: 6, symbols: false, upper: false }).entropy_bits).toBe(bitsOf(twoKinds));
  expect(make({ length: 128 }).entropy_bits).toBeGreaterThan(800);
});

test("entropy is named in words", () => {
  expect([0, 49.9, 50, 71.9, 72, 99.9, 100, 800].map(strengthOf)).toEqual([
    "weak",
    "weak",
    "fair",
    "fair",
    "strong",
    "strong",
    "excellent",
    "excellent",
  ]);
  expect(make({ length: 6 }).strength).toBe("weak");
  expect(make({ length: 16 }).strength).toBe("excellent");
});

test("the word list has at least 1296 different words that any keyboard can write", () => {
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThanOrEqual(1296);
  expect(words.filter((word) => !/^[a-z]{2,10}$/.test(word))).toEqual([]);
});

test("a passphrase has as many words of the list as asked for", () => {
  const { passphrases, entropy_bits } = makePhrase({ words: 6, count: 20 });
  expect(passphrases.every((one) => one.split("-").length === 6)).toBe(true);
  expect(passphrases.flatMap((one) => one.split("-")).filter((word) => !words.includes(word))).toEqual([]);
  expect(entropy_bits).toBe(Math.floor(60 * Math.log2(words.length)) / 10);
});

test("a passphrase can have capitals, a digit and another separator", () => {
  const { passphrase } = makePhrase({ words: 4, capitalize: true, number: true, separator: "dot" });
  expect(passphrase).toMatch(/^[A-Z][a-z]+\d?(\.[A-Z][a-z]+\d?){3}$/);
  expect(passphrase.replace(/\D/g, "")).toHaveLength(1);
});
