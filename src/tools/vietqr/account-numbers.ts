import { type Message, message } from "#core/i18n.ts";
import { matchesBehind } from "#core/matches-behind.ts";
import type { Span } from "#core/pasted.ts";
import {
  accountLabel,
  cardLabel,
  gluedLabels,
  labelBefore,
  numberLabel,
  otherLabel,
} from "./account-labels.ts";
import { plainName } from "./bank-names.ts";
import { type Group, digitsOf, doubtIn, numbersOf } from "./digit-groups.ts";
import { type Token } from "./named-banks.ts";

const maxDigits = 19;
const cardDigits = 16;
export const isAccount = (text: string): boolean => /^[0-9A-Za-z]{6,19}$/.test(text);

const cardShape =
  /^(?:9704(?:\d{12}|\d{15})|(?:4\d{3}|5[1-5]\d\d|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)|35(?:2[89]|[3-8]\d))\d{12})$/;

/** The check digit of ISO/IEC 7812. */
const isChecked = (digits: string): boolean =>
  Array.from(digits).reduceRight((sum, digit, at) => {
    const value = Number(digit) * ((digits.length - at) % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

/** The number of a card of NAPAS, Visa, Mastercard or JCB. NAPAS's have a range that no account begins with. */
export const isCardNumber = (text: string): boolean =>
  cardShape.test(text) && (text.startsWith("9704") || isChecked(text));

export const isInside = (span: Pick<Span, "at" | "end">, other: Pick<Span, "at" | "end"> | null): boolean =>
  other !== null && other.at < span.end && span.at < other.end;

export type AccountNumber = Span & { readonly isLabelled: boolean };

/** A sign or letter right beside a number that makes it a part of something else, such as an address or a reference. */
function isTouched(text: string, { at, end }: Pick<Span, "at" | "end">): boolean {
  const [before, behind] = [text.slice(Math.max(0, at - 2), at), text.slice(end, end + 2)];
  return (
    /[\p{L}\p{N}][._/@#&=?%]$|[+#@\p{L}\p{M}]$/u.test(before) ||
    /^[._/@&=?%][\p{L}\p{N}]|^[\p{L}\p{M}]/u.test(behind)
  );
}

/** Days and times. */
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const month = String.raw`(?:0?[1-9]|1[0-2])`;
const moments = new RegExp(
  String.raw`(^|[^\d.\p{Pd}/])(?:${day}([.\p{Pd}/])${month}\2(?:19|20)\d\d|${day}\/${month}(?:\/\d\d)?|\d{1,2}:\d\d)(?![.\p{Pd}/]?\d)`,
  "gu",
);

/** The days and times of a text; what is named as a number is none (`STK 12/11/26`). */
export const momentsIn = (text: string): readonly Span[] =>
  matchesBehind(text, moments).filter(({ at }) => {
    const before = labelBefore(text, at);
    return !accountLabel.test(before) && !numberLabel.test(before);
  });

/** The groups of a number that are no part of what is told already; null where that begins or ends in its middle. */
function untold(text: string, groups: readonly Group[], told: readonly Span[]): readonly Group[] | null {
  const spanOf = (group: Group) => told.find((span) => isInside(group, span)) ?? null;
  const isCut = groups.some((group, at) => {
    const before = groups[at - 1];
    if (!before || (spanOf(group) === null) === (spanOf(before) === null)) return false;
    const span = spanOf(group) ?? spanOf(before);
    return group.sign === "." || /\d \d/.test(text.slice(span?.at, span?.end));
  });
  const free = groups.filter((group) => spanOf(group) === null);
  const [first, last] = [free[0], free.at(-1)];
  const isOneRun = first && last ? groups.indexOf(last) - groups.indexOf(first) < free.length : true;
  return isCut || !isOneRun ? null : free;
}

export type Doubtful = { readonly refused: Message };
export const several: Doubtful = { refused: message("vietqr.twoAccounts") };

const minDigits = 6;

/** Runs of digits that belong together, whatever signs are between: with no letter there. */
function clustersOf(text: string, runs: readonly (readonly Group[])[]): readonly (readonly Group[])[] {
  const clusters: Group[][] = [];
  for (const run of runs) {
    const cluster = clusters.at(-1);
    const end = cluster?.at(-1)?.end;
    const isNext = end !== undefined && !/\p{L}/u.test(text.slice(end, run[0]?.at));
    if (cluster && isNext) cluster.push(...run);
    else clusters.push([...run]);
  }
  return clusters;
}

/** What of a text could be accounts. */
export type Numbers = {
  readonly candidates: readonly AccountNumber[];
  /** Whether a card's number is among those that are named as something else. */
  readonly hasCard: boolean;
  /** Digits that are as many as an account's, and stand as no number is written. */
  readonly broken: readonly AccountNumber[];
};

/** Every number of a text that could be an account, `told` being what is known to be none; or why it cannot be told. */
export function numbersIn(text: string, told: readonly Span[]): Numbers | Doubtful {
  const candidates: AccountNumber[] = [];
  const others: Span[] = [];
  let hasCard = false;
  const runs = numbersOf(text);
  for (const run of runs) {
    const groups = untold(text, run, told);
    if (groups === null) return several;
    const [first, last] = [groups[0], groups.at(-1)];
    if (!first || !last || isTouched(text, { at: first.at, end: last.end })) continue;
    const before = labelBefore(text, first.at);
    const isLabelled = accountLabel.test(before);
    const value = digitsOf(groups);
    const isCard = isCardNumber(value);
    // By itself a number begins with no amount.
    const doubt = isCard ? null : doubtIn(groups, isLabelled || !/\p{L}/u.test(text));
    if (doubt?.kind === "numbers") return several;
    if (doubt)
      return { refused: message("vietqr.amountOrAccount", { digits: text.slice(doubt.at, doubt.end) }) };
    if (otherLabel.test(before)) {
      others.push({ value, at: first.at, end: last.end });
      hasCard ||= isCard || (cardLabel.test(before) && value.length >= cardDigits);
      continue;
    }
    if (value.length > maxDigits) return several;
    if (isAccount(value)) candidates.push({ value, at: first.at, end: last.end, isLabelled });
  }
  const broken = clustersOf(text, runs).flatMap((cluster): AccountNumber[] => {
    const groups = cluster.filter(
      (group) => ![...told, ...candidates, ...others].some((span) => isInside(group, span)),
    );
    const [first, last] = [groups[0], groups.at(-1)];
    const value = digitsOf(groups);
    if (!first || !last || value.length < minDigits) return [];
    const before = labelBefore(text, first.at);
    return [{ value, at: first.at, end: last.end, isLabelled: accountLabel.test(before) }];
  });
  return { candidates, hasCard, broken };
}

/** A number with a word glued behind it, and perhaps a label before it. */
function isGluedNumber(value: string): boolean {
  const letters = /^(\D*)\d{6,}\D+$/.exec(value)?.[1];
  if (letters === undefined) return false;
  return gluedLabels(plainName(letters)).reduce((sum, each) => sum + each, 0) === letters.length;
}

/** Accounts of letters and digits count where a label says that they are one, and no word is glued behind a number. */
export const codesIn = (
  text: string,
  tokens: readonly Token[],
  told: readonly Span[],
): readonly AccountNumber[] =>
  tokens
    .filter((token) => isAccount(token.value) && /\d/.test(token.value) && /[A-Za-z]/.test(token.value))
    .filter((token) => !isGluedNumber(token.value))
    .filter((token) => accountLabel.test(labelBefore(text, token.at)))
    .filter((token) => !told.some((span) => isInside(token, span)))
    .map((token) => ({ ...token, isLabelled: true }));

/** An account of letters as banks give them to shops (`VQRQABCDE1234`), which no label needs to name. */
const shopAccount = /^(?=(?:.*\d){3})(?!FT\d)(?:[A-Z]{2}[A-Z0-9]{7,17}|(?:vqrq|VQRQ)[A-Za-z0-9]{5,15})$/;

/** Accounts of letters right beside a bank. */
export const codesBesideBank = (
  text: string,
  tokens: readonly Token[],
  isBesideBank: (token: Token) => boolean,
): readonly AccountNumber[] =>
  tokens
    .filter((token) => shopAccount.test(token.value) && isBesideBank(token))
    .filter((token) => !otherLabel.test(labelBefore(text, token.at)))
    .map((token) => ({ ...token, isLabelled: false }));

/** Digits with no word between them and a number: `before` or `behind` it. */
export function digitsBeside(text: string, { at, end }: Span): readonly Pick<Span, "at" | "end">[] {
  const [before] = /\p{N}[^\p{L}\p{N}]*$/u.exec(text.slice(0, at)) ?? [];
  const [behind] = /^[^\p{L}\p{N}]*\p{N}/u.exec(text.slice(end)) ?? [];
  return [
    ...(before ? [{ at: at - before.length, end: at - before.length + 1 }] : []),
    ...(behind ? [{ at: end + behind.length - 1, end: end + behind.length }] : []),
  ];
}
