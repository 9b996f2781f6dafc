import { type RandomBytes, randomIndexes } from "../../core/random.ts";
import { bitsOf, strengthOf } from "./entropy.ts";
import type { Separator } from "./names.ts";
import type { PassphraseAnswer, PassphraseInput } from "./schema.ts";
import { words } from "./wordlist.ts";

const marks: Record<Separator, string> = { hyphen: "-", space: " ", dot: ".", underscore: "_" };

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function generateOne(passphraseInput: PassphraseInput, randomBytes: RandomBytes): string {
  const drawn = randomIndexes({ count: passphraseInput.words, bound: words.length }, randomBytes).map(
    (i) => words[i] ?? "",
  );
  const written = passphraseInput.capitalize ? drawn.map(capital) : drawn;
  const [place = 0] = randomIndexes({ count: 1, bound: passphraseInput.words }, randomBytes);
  const [digit = 0] = randomIndexes({ count: 1, bound: 10 }, randomBytes);
  const numbered = written.map((word, i) =>
    passphraseInput.number && i === place ? `${word}${digit}` : word,
  );
  return numbered.join(marks[passphraseInput.separator]);
}

export function generatePassphrases(
  passphraseInput: PassphraseInput,
  randomBytes: RandomBytes,
): PassphraseAnswer {
  const numbers = passphraseInput.number ? 10 * passphraseInput.words : 1;
  const entropy = bitsOf(BigInt(words.length) ** BigInt(passphraseInput.words) * BigInt(numbers));
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
