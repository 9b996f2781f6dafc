import type { Bank } from "./bank.ts";

/** Advance widths of Be Vietnam Pro's heavier weight in em, rounded up; marks above and below letters add nothing. */
const widths: readonly (readonly [em: number, characters: string])[] = [
  [0.25, " '"],
  [0.3, "Iijl`·"],
  [0.35, "!,.:;"],
  [0.4, '"'],
  [0.45, "()1frt|"],
  [0.5, "J[]{}~°"],
  [0.55, "*/\\sz"],
  [0.6, "7<>^hknuvxy"],
  [0.65, "$+-?EFLce"],
  [0.7, "0235689BPRSTZabdgopqđ"],
  [0.75, "4=DHKNUVY_"],
  [0.8, "&ACGXĐ"],
  [0.85, "#OQ"],
  [0.9, "%Mmw"],
];
const widest = 1.05;
const widthOf = new Map(
  widths.flatMap(([em, sameWidth]) => sameWidth.split("").map((character) => [character, em])),
);

/** How wide a line may be in em: at least what it is. */
export const textWidth = (cardText: string): number =>
  cardText
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split("")
    .reduce((widthSum, cardCharacter) => widthSum + (widthOf.get(cardCharacter) ?? widest), 0);

/** What the font has: Latin letters with their marks, digits, and the signs that stand in names. */
const vietnameseMarks = String.raw`\u0300-\u0304\u0306-\u030C\u031B\u0323\u0326-\u0328`;
const latinLetters = String.raw`\x20-\x7E\u00A0-\u00FF\u0110\u0111\u0131\u0141\u0142\u0152\u0153`;
const otherSigns = String.raw`\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AB\u20AC`;
const drawable = new RegExp(`^[${vietnameseMarks}${latinLetters}${otherSigns}]*$`);

export const isDrawable = (cardText: string): boolean => drawable.test(cardText.normalize("NFD"));

export type CardText = {
  readonly bank: Bank;
  readonly account: string;
  readonly amount?: number;
  readonly info?: string;
  /** A word across the code, which it makes unreadable: it is an example, and nobody is to be paid by it. */
  readonly stamp?: string;
  /** The holder's name, for people to read; the code does not say it, since payers' apps show the bank's own. */
  readonly name?: string;
};

export const grey = "#5a6672";
export const fontFamily = `font-family="Be Vietnam Pro, Arial, sans-serif"`;

export const escapeSvg = (cardText: string): string =>
  cardText.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
