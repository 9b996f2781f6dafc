import { message } from "#core/i18n.ts";
import { type RandomBytes, randomIndexes } from "#core/random.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { type PasswordAnswer, type PasswordInput, type Strength, characterClasses } from "./schema.ts";

/** Binary logarithm of the number of equally likely outcomes, rounded down to a tenth. */
export function bitsOf(outcomes: bigint): number {
  const droppedBits = Math.max(0, outcomes.toString(2).length - 53);
  return Math.floor((Math.log2(Number(outcomes >> BigInt(droppedBits))) + droppedBits) * 10) / 10;
}

/** Against someone who has the stolen hash and tries offline; 2^80 guesses are out of reach of all but states. */
export function strengthOf(bits: number): Strength {
  if (bits < 50) return "weak";
  if (bits < 72) return "fair";
  return bits < 100 ? "strong" : "excellent";
}

/** Quotes, the backslash and the backtick stay out: they break where a password is pasted into a command or a setting. */
const charactersByClass = {
  lower: "abcdefghijklmnopqrstuvwxyz",
  upper: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  digits: "0123456789",
  symbols: "!#$%&()*+,-./:;<=>?@[]^_{|}~",
} as const satisfies Record<(typeof characterClasses)[number], string>;

const chosenClasses = (passwordInput: Omit<PasswordInput, "count">): string[] =>
  characterClasses
    .filter((className) => passwordInput[className])
    .map((className) =>
      passwordInput.unambiguous
        ? charactersByClass[className].replace(/[Il1|O0o]/g, "")
        : charactersByClass[className],
    );

/** Uniform among all texts of that length with a character of every class: others are generated again. */
function generateOne(
  passwordLength: number,
  classCharacters: readonly string[],
  randomBytes: RandomBytes,
): string {
  const alphabet = classCharacters.join("");
  for (;;) {
    const indexes = randomIndexes({ count: passwordLength, bound: alphabet.length }, randomBytes);
    const drawnCharacters = indexes.map((index) => alphabet.charAt(index));
    if (
      classCharacters.every((characterClass) =>
        drawnCharacters.some((drawnCharacter) => characterClass.includes(drawnCharacter)),
      )
    )
      return drawnCharacters.join("");
  }
}

/** How many such texts there are: all of them less those that miss a class (inclusion and exclusion). */
function countTexts(
  passwordLength: number,
  [firstSize, ...otherSizes]: readonly number[],
  alphabetSize: number,
): bigint {
  if (firstSize === undefined) return BigInt(alphabetSize) ** BigInt(passwordLength);
  return (
    countTexts(passwordLength, otherSizes, alphabetSize) -
    countTexts(passwordLength, otherSizes, alphabetSize - firstSize)
  );
}

/** Of a password made with these options; 0 when they leave no character. */
export function entropyOf(passwordInput: Omit<PasswordInput, "count">): number {
  const classCharacters = chosenClasses(passwordInput);
  const classSizes = classCharacters.map((characterClass) => characterClass.length);
  return classCharacters.length === 0
    ? 0
    : bitsOf(countTexts(passwordInput.length, classSizes, classCharacters.join("").length));
}

export function generatePasswords(
  passwordInput: PasswordInput,
  randomBytes: RandomBytes,
): Result<PasswordAnswer> {
  const classCharacters = chosenClasses(passwordInput);
  if (classCharacters.length === 0) return invalid("lower", message("crypto.error.noClass"));
  const entropy = entropyOf(passwordInput);
  const passwords = Array.from({ length: passwordInput.count }, () =>
    generateOne(passwordInput.length, classCharacters, randomBytes),
  );
  return ok({
    password: passwords[0] ?? "",
    passwords,
    entropy_bits: entropy,
    strength: strengthOf(entropy),
  });
}
