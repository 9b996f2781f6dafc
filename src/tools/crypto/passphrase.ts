import { type RandomBytes, randomIndexes } from "../../core/random.ts";
import { bitsOf, strengthOf } from "./entropy.ts";
import type { Separator } from "./names.ts";
import type { PassphraseAnswer, PassphraseInput } from "./schema.ts";
import { words } from "./wordlist.ts";

const marks: Record<Separator, string> = { hyphen: "-", space: " ", dot: ".", underscore: "_" };

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function generateOne(input: PassphraseInput, randomBytes: RandomBytes): string {
  const drawn = randomIndexes({ count: input.words, bound: words.length }, randomBytes).map(
    (i) => words[i] ?? "",
  );
  const written = input.capitalize ? drawn.map(capital) : drawn;
  const [place = 0] = randomIndexes({ count: 1, bound: input.words }, randomBytes);
  const [digit = 0] = randomIndexes({ count: 1, bound: 10 }, randomBytes);
  const numbered = written.map((word, i) => (input.number && i === place ? `${word}${digit}` : word));
  return numbered.join(marks[input.separator]);
}

export function generatePassphrases(input: PassphraseInput, randomBytes: RandomBytes): PassphraseAnswer {
  const numbers = input.number ? 10 * input.words : 1;
  const entropy = bitsOf(BigInt(words.length) ** BigInt(input.words) * BigInt(numbers));
  const passphrases = Array.from({ length: input.count }, () => generateOne(input, randomBytes));
  return {
    passphrase: passphrases[0] ?? "",
    passphrases,
    entropy_bits: entropy,
    strength: strengthOf(entropy),
    list_size: words.length,
  };
}
