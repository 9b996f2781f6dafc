import { accountLabel, amountLabel, gluedLabels, labelBefore } from "./account-labels.ts";
import { parseAmount } from "./amount.ts";
import { plainName } from "./bank-names.ts";
import { bankAt } from "./banks.ts";
import { bankOfWords } from "./named-banks.ts";

const maxWords = 16;
const wordsOf = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => plainName(word));
/** As far as a bank's name may reach. */
const maxReach = 120;

/** Letters in parts of some lengths, and what remains. */
function partsOf(letters: string, lengths: readonly number[]): readonly string[] {
  let at = 0;
  const parts = lengths.map((length) => letters.slice(at, (at += length)));
  return [...parts, letters.slice(at)].filter(Boolean);
}

/** “stk”, “mb”, “stkmb”, “mbstk”: labels and a bank's name, and nothing else, apart; null for other letters. */
function namesOf(letters: string): readonly string[] | null {
  const plain = plainName(letters);
  const isBank = (from: number, end = plain.length) => bankAt([plain.slice(from, end)], 0).bank !== null;
  const labels = gluedLabels(plain);
  const length = labels.reduce((sum, each) => sum + each, 0);
  if (isBank(0)) return [letters];
  if (length === plain.length || isBank(length)) return partsOf(letters, labels);
  const lastLabel = plain.search(/(?:so)?(?:stk|tk|acc|no)$/);
  return lastLabel > 0 && isBank(0, lastLabel) ? partsOf(letters, [lastLabel]) : null;
}

/** The word that a number is glued to, where it ends a label or a bank's name, with those before it. */
function namesBefore(text: string, letters: string, at: number): readonly string[] | null {
  const names = namesOf(letters);
  if (names) return names;
  const before = labelBefore(text, at);
  if (accountLabel.test(before) || amountLabel.test(before)) return [letters];
  const words = wordsOf(text.slice(Math.max(0, at - maxReach), at)).slice(-maxWords);
  const isBank = words.some((_, from) => {
    const here = bankAt(words, from);
    return here.bank !== null && from + here.words === words.length;
  });
  return isBank ? [letters] : null;
}

function namesBehind(text: string, letters: string, at: number): readonly string[] | null {
  // "đ AB Bank" is no "DAB Bank".
  if (letters.length < 2) return null;
  const words = wordsOf(text.slice(at, at + maxReach)).slice(0, maxWords);
  return bankAt(words, 0).bank === null ? namesOf(letters) : [letters];
}

const isBankBefore = (text: string, at: number): boolean =>
  bankOfWords(wordsOf(text.slice(Math.max(0, at - maxReach), at)), "before") !== null;

/** What a label that is written behind a name ends with: no other word does, but for "CTK", and "GHTK", who bring parcels. */
const sureLabels = [/(?:so)?(?:stk|tknh)$/, /(?:so)?(?:tk|account|acct?|taikhoan)$/];
const labels = [...sureLabels, /(?:so|no|tai)$/];
const labelAhead = /^(?:(?:so)?(?:stk|tknh|tk|account|acct?|taikhoan)|so|no|la|khoan)(?=..)/;

/** A bank's name and a label that are written together: “mbstk”, “viet bankSTK”, “TKmb”. */
const withWordsApart = (text: string): string =>
  text.replace(
    /(^|[^\p{L}\p{M}\p{N}])([\p{L}\p{M}]{2,40})(?![\p{L}\p{M}])/gu,
    (_, sign: string, word: string, from: number) => sign + wordsApart(text, word, from + sign.length),
  );

function wordsApart(text: string, word: string, at: number): string {
  const plain = plainName(word);
  if (plain.length !== word.length) return word;
  const cutAt = (length: number) => `${word.slice(0, length)} ${word.slice(length)}`;
  // "Công nghệ sốSTK": a bank's last word.
  if (/^so(?=.)/.test(plain) && isBankBefore(text, at + 2)) return cutAt(2);
  const parts = gluedLabels(plain);
  if (parts.reduce((sum, each) => sum + each, 0) === plain.length)
    return parts.length > 1 ? cutAt(parts[0] ?? 0) : word;
  const named = labels
    .map((label) => plain.search(label))
    .find(
      (cut) => cut > 0 && (namesBefore(text, word.slice(0, cut), at + cut) || isBankBefore(text, at + cut)),
    );
  if (named !== undefined) return cutAt(named);
  const sure = sureLabels.map((label) => plain.search(label)).find((cut) => cut > 0);
  const isGlued = /\d/.test(text.charAt(at + word.length));
  if (sure !== undefined && !/^(?:c|gh)tk$/.test(plain) && !isGlued) return cutAt(sure);
  const length = labelAhead.exec(plain)?.[0].length;
  return length !== undefined && namesBehind(text, word.slice(length), at + length) ? cutAt(length) : word;
}

/** The letters of a code that mean a bank in the field of banks alone: here they could be either. */
function isBankAlone(letters: string, side: "before" | "behind"): boolean {
  const plain = plainName(letters);
  const name = side === "before" ? partsOf(plain, gluedLabels(plain)).at(-1) : plain;
  return bankOfWords([name ?? ""], side) !== null;
}

const minDigits = 6;

export type Unglued = {
  readonly text: string;
  /** Letters that are glued to what could be an account, and may belong to it or not. */
  readonly unclear: string | null;
};

/**
 * A text in which labels, banks' names and the digits beside them stand apart, whatever was written together:
 * `STK0912345678mb`, `MB.0912345678`. Other letters stay, since accounts have letters too.
 */
export function unglued(text: string): Unglued {
  let unclear: string | null = null;
  const signs = withWordsApart(text)
    .replace(
      /(^|[^\p{L}\p{M}\p{N}._/@=&?#%-])([\p{L}\p{M}]+)[._/=|]+(?=\d)/gu,
      (all, sign: string, word: string, at: number, whole: string) =>
        namesBefore(whole, word, at + sign.length + word.length) ? (sign + word).padEnd(all.length) : all,
    )
    .replace(
      /(\d)([._/=|]+)([\p{L}\p{M}]+)/gu,
      (all, digit: string, sign: string, word: string, at: number, whole: string) =>
        namesBehind(whole, word, at + digit.length + sign.length)
          ? digit + word.padStart(all.length - digit.length)
          : all,
    );
  const apart = signs.replace(
    /(^|[^\p{L}\p{M}\p{N}])([\p{L}\p{M}]*)(\d+)([\p{L}\p{M}]*)(?![\p{L}\p{M}\p{N}])/gu,
    (code, sign: string, before: string, digits: string, behind: string, from: number, whole: string) => {
      if (before === "" && behind === "") return code;
      const at = from + sign.length;
      const [start, end] = [at + before.length, at + before.length + digits.length];
      const first = before === "" ? [] : namesBefore(whole, before, start);
      const last = behind === "" ? [] : namesBehind(whole, behind, end);
      const isAmount = last === null && parseAmount(digits + behind) !== null;
      if (first && isAmount) return sign + [...first, digits + behind].join(" ");
      if (first && last) return sign + [...first, digits, ...last].join(" ");
      if (digits.length < minDigits) return code;
      const isLabelled = before === "" && accountLabel.test(labelBefore(whole, at));
      if (!last && (isLabelled || before !== "" ? first !== null : isBankAlone(behind, "behind")))
        unclear ??= behind;
      else if (!first && (behind !== "" || isBankAlone(before, "before"))) unclear ??= before;
      return code;
    },
  );
  return { text: apart, unclear };
}
