import type { Span } from "#core/pasted.ts";
import { findBank } from "./banks.ts";

/** A group of digits, and what parts it from the one before: "" for the first of a number. */
export type Group = Span & { readonly sign: string };

/** As long as most banks' numbers are: such a number is not a part of another one. */
export const wholeDigits = 9;
const minDigits = 6;
/** The longest that is put together of groups: no bank's own number is longer, two numbers side by side may be. */
const maxJoined = 16;

/** Blanks, a dash or a dot between digits: all that people part the groups of a number with. */
const parting = /^ *(?:[\p{Pd}\u2212.·•] *)?$/u;

/** The numbers of a text: runs of groups of digits with nothing but a parting sign between. */
export function numbersOf(text: string): readonly (readonly Group[])[] {
  const runs: Group[][] = [];
  let end = -1;
  for (const { 0: value, index: at } of text.matchAll(/\d+/g)) {
    const sign = end < 0 ? null : text.slice(end, at);
    end = at + value.length;
    if (sign !== null && parting.test(sign)) runs.at(-1)?.push({ value, at, end, sign: sign.trim() || " " });
    else runs.push([{ value, at, end, sign: "" }]);
  }
  return runs;
}

export const digitsOf = (groups: readonly Group[]): string => groups.map(({ value }) => value).join("");

export const isMobile = (digits: string): boolean => /^0[35789]\d{8}$/.test(digits);

/** Nobody pays a bare amount that ends otherwise. */
const isRound = (digits: string): boolean => /[05]00$/.test(digits);

/** Thousands in groups, as an amount is written. */
function isInThousands([first, ...others]: readonly Group[]): boolean {
  const isFirst = first !== undefined && /^[1-9]\d{0,2}$/.test(first.value);
  return isFirst && others.length > 0 && others.every(({ value }) => value.length === 3);
}

/** Groups at the end that could be an amount: a round one, thousands between dots, or any where the account is whole without them. */
function isAmountBehind(groups: readonly Group[], beside: readonly Group[]): boolean {
  const [first, ...others] = groups;
  if (others.length === 0) return /^[1-9]\d{3,}$/.test(first?.value ?? "") && isRound(first?.value ?? "");
  if (!isInThousands(groups)) return false;
  const isDotted = others.every(({ sign }) => sign === ".") && first?.sign !== ".";
  return isRound(digitsOf(groups)) || isDotted || digitsOf(beside).length >= wholeDigits;
}

/** In front only round ones are; less than five thousand đồng in bare digits are the beginning of an account. */
const isAmountAhead = (groups: readonly Group[]): boolean =>
  isRound(digitsOf(groups)) &&
  (groups.length > 1 ? isInThousands(groups) : /^(?:[5-9]|[1-9]\d+)\d{3}$/.test(digitsOf(groups)));

/** A telephone's number, or a bank's BIN in one group. */
const isOwnNumber = (groups: readonly Group[]): boolean =>
  isMobile(digitsOf(groups)) || (groups.length === 1 && findBank(digitsOf(groups)) !== null);

type Doubt = { readonly kind: "amount" | "numbers"; readonly at: number; readonly end: number };

const doubtOf = (kind: Doubt["kind"], groups: readonly Group[]): Doubt => ({
  kind,
  at: groups[0]?.at ?? 0,
  end: groups.at(-1)?.end ?? 0,
});

/** Why groups may be more than one number; null where they can only be one. `isBegun` is whether no amount stands first. */
export function doubtIn(groups: readonly Group[], isBegun: boolean): Doubt | null {
  if (groups.length < 2) return null;
  const isWhole = groups.some(({ value }) => value.length >= wholeDigits);
  if (isWhole || digitsOf(groups).length > maxJoined) return doubtOf("numbers", groups);
  for (let at = 1; at < groups.length; at += 1) {
    const [head, tail] = [groups.slice(0, at), groups.slice(at)];
    const [isTailRest, isHeadRest] = [head, tail].map((beside) => digitsOf(beside).length >= minDigits);
    if ((isTailRest && isOwnNumber(tail)) || (isHeadRest && isOwnNumber(head)))
      return doubtOf("numbers", groups);
    if (isTailRest && isAmountBehind(tail, head)) return doubtOf("amount", tail);
    if (isHeadRest && !isBegun && isAmountAhead(head)) return doubtOf("amount", head);
  }
  return null;
}
