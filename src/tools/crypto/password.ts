import { message } from "../../core/i18n.ts";
import { type RandomBytes, randomIndexes } from "../../core/random.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { bitsOf, strengthOf } from "./entropy.ts";
import { characterClasses } from "./names.ts";
import type { PasswordAnswer, PasswordInput } from "./schema.ts";

/** Quotes, the backslash and the backtick stay out: they break where a password is pasted into a command or a setting. */
const classes = {
  lower: "abcdefghijklmnopqrstuvwxyz",
  upper: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  digits: "0123456789",
  symbols: "!#$%&()*+,-./:;<=>?@[]^_{|}~",
} as const satisfies Record<(typeof characterClasses)[number], string>;

const chosenClasses = (passwordInput: Omit<PasswordInput, "count">): string[] =>
  characterClasses
    .filter((name) => passwordInput[name])
    .map((name) => (passwordInput.unambiguous ? classes[name].replace(/[Il1|O0o]/g, "") : classes[name]));

/** Uniform among all texts of that length with a character of every class: others are generated again. */
function generateOne(length: number, chosen: readonly string[], randomBytes: RandomBytes): string {
  const alphabet = chosen.join("");
  for (;;) {
    const indexes = randomIndexes({ count: length, bound: alphabet.length }, randomBytes);
    const characters = indexes.map((index) => alphabet.charAt(index));
    if (chosen.every((one) => characters.some((character) => one.includes(character))))
      return characters.join("");
  }
}

/** How many such texts there are: all of them less those that miss a class (inclusion and exclusion). */
function countTexts(length: number, [first, ...others]: readonly number[], size: number): bigint {
  if (first === undefined) return BigInt(size) ** BigInt(length);
  return countTexts(length, others, size) - countTexts(length, others, size - first);
}

/** Of a password made with these options; 0 when they leave no character. */
export function entropyOf(passwordInput: Omit<PasswordInput, "count">): number {
  const chosen = chosenClasses(passwordInput);
  const sizes = chosen.map((one) => one.length);
  return chosen.length === 0 ? 0 : bitsOf(countTexts(passwordInput.length, sizes, chosen.join("").length));
}

export function generatePasswords(
  passwordInput: PasswordInput,
  randomBytes: RandomBytes,
): Result<PasswordAnswer> {
  const chosen = chosenClasses(passwordInput);
  if (chosen.length === 0) return invalid("lower", message("crypto.error.noClass"));
  const entropy = entropyOf(passwordInput);
  const passwords = Array.from({ length: passwordInput.count }, () =>
    generateOne(passwordInput.length, chosen, randomBytes),
  );
  return ok({
    password: passwords[0] ?? "",
    passwords,
    entropy_bits: entropy,
    strength: strengthOf(entropy),
  });
}
