import { capitalized } from "#core/capitalized.ts";
import { type RandomBytes, randomIndexes } from "#core/random.ts";
import { bitsOf, strengthOf } from "./password.ts";
import type { PassphraseAnswer, PassphraseInput, Separator } from "./schema.ts";
import { words } from "./wordlist.ts";

const separatorMarks: Record<Separator, string> = { hyphen: "-", space: " ", dot: ".", underscore: "_" };

function generateOne(passphraseInput: PassphraseInput, randomBytes: RandomBytes): string {
  const drawnWords = randomIndexes({ count: passphraseInput.words, bound: words.length }, randomBytes).map(
    (wordIndex) => words[wordIndex] ?? "",
  );
  const writtenWords = passphraseInput.capitalize
    ? drawnWords.map((word) => capitalized(word, "vi"))
    : drawnWords;
  const [numberedIndex = 0] = randomIndexes({ count: 1, bound: passphraseInput.words }, randomBytes);
  const [digit = 0] = randomIndexes({ count: 1, bound: 10 }, randomBytes);
  const numbered = writtenWords.map((passphraseWord, wordIndex) =>
    passphraseInput.number && wordIndex === numberedIndex ? `${passphraseWord}${digit}` : passphraseWord,
  );
  return numbered.join(separatorMarks[passphraseInput.separator]);
}

export function generatePassphrases(
  passphraseInput: PassphraseInput,
  randomBytes: RandomBytes,
): PassphraseAnswer {
  const numberChoices = passphraseInput.number ? 10 * passphraseInput.words : 1;
  const entropy = bitsOf(BigInt(words.length) ** BigInt(passphraseInput.words) * BigInt(numberChoices));
  const passphrases = Array.from({ length: passphraseInput.count }, () =>
    generateOne(passphraseInput, randomBytes),
  );
  return {
    passphrase: passphrases[0] ?? "",
    passphrases,
    entropy_bits: entropy,
    strength: strengthOf(entropy),
    list_size: words.length,
  };
}
