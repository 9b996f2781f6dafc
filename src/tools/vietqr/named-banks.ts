import type { Span } from "#core/pasted.ts";
import type { Bank } from "./bank.ts";
import { plainName } from "./bank-names.ts";
import { bankAt, findBank } from "./banks.ts";

export type Token = Span;

/** Words and numbers; what is written together is one. */
export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: value, index }) => ({
    value,
    at: index,
    end: index + value.length,
  }));

export type NamedBank = Span & { readonly bank: Bank };

/** `Tran Thi B, AB Bank`: a letter that ends a name begins no other. */
const isInitial = (text: string, { at, end }: Token): boolean =>
  end - at === 1 && /^ *(?:[,;:|/)\n]|[–-] |\. (?!-))/.test(text.slice(end, end + 4));

/**
 * The banks that a text names, the longest name at each place; both where a letter may begin the name, or end the word
 * before (`Tran Thi B AB Bank`, `ạ CB Bank`).
 */
export function banksIn(text: string, tokens: readonly Token[]): readonly NamedBank[] {
  const words = tokens.map(({ value }) => plainName(value));
  const named: NamedBank[] = [];
  const add = (from: number): number => {
    const here = bankAt(words, from);
    const [first, last] = [tokens[from], tokens[from + here.words - 1]];
    if (here.bank && first && last)
      named.push({ bank: here.bank, value: here.bank.code, at: first.at, end: last.end });
    return here.words;
  };
  for (let at = 0; at < tokens.length;) {
    const first = tokens[at];
    const isLetter = first !== undefined && first.end - first.at === 1;
    const count = first && isInitial(text, first) ? 0 : add(at);
    if (isLetter && count > 1 && bankAt(words, at + 1).bank) add(at + 1);
    at += Math.max(1, count);
  }
  return named;
}

/** In words; the longest of the names that mean a bank in the field of banks alone. */
const maxWords = 8;

export type BankOfWords = { readonly bank: Bank; readonly said: string };

/** Words right beside a number that would be a bank's name in the field of banks, and are ordinary ones in a sentence. */
export function bankOfWords(words: readonly string[], side: "before" | "behind"): BankOfWords | null {
  for (let count = Math.min(maxWords, words.length); count > 0; count -= 1) {
    const said = (side === "before" ? words.slice(-count) : words.slice(0, count)).join(" ");
    const bank = findBank(said);
    if (bank) return { bank, said };
  }
  return null;
}
