import type { Bank } from "./bank.ts";

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
