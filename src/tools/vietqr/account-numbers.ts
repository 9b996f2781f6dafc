import { fold } from "../../core/fold.ts";
import type { Span } from "../../core/pasted.ts";

const maxDigits = 19;
const isAccount = (text: string): boolean => /^[0-9A-Za-z]{6,19}$/.test(text);

/** As long as most banks' numbers are: such a number is not a part of another one. */
export const wholeDigits = 9;

const withoutSigns = (group: string): string => group.replace(/[.-]/g, "");
const isDigits = (group: string): boolean => /^\d+(?:[.-]\d+)*$/.test(group);

/** Groups of digits that can only be one number: none is a whole number beside others, or an amount beside an account. */
function isOneNumber(groups: readonly string[]): boolean {
  const isAccountLong = (some: readonly string[]) =>
    some.length <= maxDigits && isAccount(withoutSigns(some.join("")));
  return (
    groups.length === 1 ||
    groups.every((group, at) => {
      const isAmount = /^\d{1,3}(?:\.\d{3})+$/.test(group);
      const isBesideAccount = () => isAccountLong(groups.slice(0, at)) || isAccountLong(groups.slice(at + 1));
      return withoutSigns(group).length < wholeDigits && !(isAmount && isBesideAccount());
    })
  );
}

/** An account as it is written, its digits perhaps in groups: nothing else stands there. */
export function wholeAccount(text: string): string | null {
  const groups = text.split(" ").filter(Boolean);
  const account = withoutSigns(groups.join(""));
  if (!isAccount(account)) return null;
  if (groups.length === 1) return /^stk\d{6,}$/i.test(account) ? null : account;
  return groups.every(isDigits) && isOneNumber(groups) ? account : null;
}

export type Token = { readonly text: string; readonly at: number; readonly end: number };

export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/\d+(?:[.,\-/:]\d+)*[\p{L}\p{M}\p{N}]*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu)].map(
    ({ 0: token, index }) => ({ text: token, at: index, end: index + token.length }),
  );

/** Words right before a number that say what it is, without diacritics; what follows them is a sign or "là". */
const endOfLabel = String.raw`(?: ?(?:la|is|no|number|cua [a-z0-9]+|so))?[^a-z0-9]*$`;
const accountLabel = new RegExp(
  String.raw`(?:^|[^a-z])(?:stk|so tk|tk|so tai khoan|tai khoan|tknh|account|acct?|a\/c|acc)${endOfLabel}`,
);
export const otherLabel = new RegExp(
  String.raw`(?:^|[^a-z])(?:sdt|dt|so dt|dien thoai|so dien thoai|phone|tel|zalo|viber|hotline|call|goi|lien he|lh|mobile|cccd|cmnd|cmt|can cuoc|mst|ma so thue|otp|ma don|don hang|ma gd|ma giao dich|giao dich|ref|so du|sd|ma|dh|hd|hoa don|bill|order|ngay|luc)${endOfLabel}`,
);
export const amountLabel = new RegExp(
  String.raw`(?:^|[^a-z])(?:so tien|st|tien|gia|tong|tong cong|amount|thanh toan|can tra)${endOfLabel}`,
);

/** Written as an amount, with a unit, a currency or the separators that no account has. */
export const hasUnit = (text: string, { at, end }: Span): boolean => /[\p{L}₫,]/u.test(text.slice(at, end));

export const isInside = (span: Pick<Span, "at" | "end">, other: Pick<Span, "at" | "end"> | null): boolean =>
  other !== null && other.at < span.end && span.at < other.end;

export type AccountNumber = Span & { readonly isLabelled: boolean };

/** What stands on the same line before a place, as far as a label may reach. */
export function labelBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 40), at);
  return fold(before.slice(before.lastIndexOf("\n") + 1));
}

/** Runs of groups of digits that stand a single space apart, such as `0123 456 789`. */
function runsOf(text: string, tokens: readonly Token[]): readonly (readonly Token[])[] {
  const runs: Token[][] = [];
  let previous: Token | null = null;
  for (const token of tokens) {
    const isNext = previous !== null && isDigits(token.text) && text.slice(previous.end, token.at) === " ";
    if (isNext) runs.at(-1)?.push(token);
    else if (isDigits(token.text)) runs.push([token]);
    previous = isDigits(token.text) ? token : null;
  }
  return runs;
}

/** A sign right beside a number that makes it a part of something else, such as an address or a reference. */
function isTouched(text: string, { at, end }: Token): boolean {
  const around = `${text.slice(Math.max(0, at - 2), at)} ${text.slice(end, end + 2)}`;
  return /[\p{L}\p{N}][._/@#&=?%] | [._/@&=?%][\p{L}\p{N}]|[+#@] /u.test(around);
}

/** The tokens that stand in one of some spans; both are in the order of the text. */
function tokensWithin(tokens: readonly Token[], spans: readonly Span[]): ReadonlySet<Token> {
  let next = 0;
  const within = tokens.filter((token) => {
    while (next < spans.length && (spans[next]?.end ?? 0) <= token.at) next += 1;
    return isInside(token, spans[next] ?? null);
  });
  return new Set(within);
}

type NumberParts = {
  /** Tokens of amounts, and of those whose groups stand apart as an account's may. */
  readonly ofAmounts: ReadonlySet<Token>;
  readonly ofSpaced: ReadonlySet<Token>;
};

/** Groups that could be parts of one number, or of two: a whole one beside others, an amount that begins in the middle. */
function isDoubtful(run: readonly Token[], { ofAmounts, ofSpaced }: NumberParts): boolean {
  const groups = run.filter((token) => !ofAmounts.has(token));
  const isCut = groups.length < run.length && run.some((token) => ofSpaced.has(token));
  return groups.length > 0 && (isCut || !isOneNumber(groups.map(({ text }) => text)));
}

/** Every number of a text that could be an account; null where it cannot be told which digits belong together. */
function numbersIn(
  text: string,
  tokens: readonly Token[],
  amounts: readonly Span[],
): readonly AccountNumber[] | null {
  const candidates: AccountNumber[] = [];
  const parts = {
    ofAmounts: tokensWithin(tokens, amounts),
    ofSpaced: tokensWithin(
      tokens,
      amounts.filter(({ at, end }) => /\d \d/.test(text.slice(at, end))),
    ),
  };
  for (const run of runsOf(text, tokens)) {
    const groups = run.filter((token) => !parts.ofAmounts.has(token));
    const [first, last] = [groups[0], groups.at(-1)];
    if (!first || !last || groups.some((token) => isTouched(text, token))) continue;
    if (isDoubtful(run, parts)) return null;
    const value = groups.map((token) => withoutSigns(token.text)).join("");
    const before = labelBefore(text, first.at);
    if (!isAccount(value) || otherLabel.test(before)) continue;
    candidates.push({ value, at: first.at, end: last.end, isLabelled: accountLabel.test(before) });
  }
  return candidates;
}

/** Accounts of letters and digits count where a label says that they are one. */
const namedAccountsIn = (text: string, tokens: readonly Token[]): readonly AccountNumber[] =>
  tokens
    .filter(({ text: code }) => isAccount(code) && /\d/.test(code) && /[A-Za-z]/.test(code))
    .filter(({ at }) => accountLabel.test(labelBefore(text, at)))
    .map(({ text: value, at, end }) => ({ value, at, end, isLabelled: true }));

/** The label and the number are written together. */
const gluedAccountsIn = (tokens: readonly Token[]): readonly AccountNumber[] =>
  tokens.flatMap(({ text, at, end }) => {
    const [, label = "", digits] = /^((?:so)?(?:stk|tknh))(\d{6,19})$/i.exec(text) ?? [];
    return digits ? [{ value: digits, at: at + label.length, end, isLabelled: true }] : [];
  });

/** All of a text that could be an account; null where it cannot be told which digits belong together. */
export function accountNumbersIn(
  text: string,
  tokens: readonly Token[],
  amounts: readonly Span[],
): readonly AccountNumber[] | null {
  const numbers = numbersIn(text, tokens, amounts);
  return numbers && [...numbers, ...gluedAccountsIn(tokens), ...namedAccountsIn(text, tokens)];
}
