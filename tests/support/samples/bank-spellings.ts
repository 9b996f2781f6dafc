import { withoutMarks } from "#core/fold.ts";
import { nativeNames, spokenNames } from "#tools/vietqr/bank-names.ts";
import { banks } from "#tools/vietqr/bank-list.ts";
import { vietqrIoBanks } from "#tools/vietqr/vietqr-io-banks.ts";
import { oneOf } from "./random.ts";

/** All that a bank is called in any of our lists. */
export const bankNames: readonly string[] = [
  ...banks.flatMap(({ bin, code, short_name, name }) => [bin, code, short_name, name]),
  ...[spokenNames, nativeNames].flatMap((table) =>
    Object.values(table).flatMap((names) => names.split(", ")),
  ),
  ...vietqrIoBanks.flatMap(({ code, shortName, formerNames }) => [code, shortName, ...formerNames]),
];

export const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const spellings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  withoutMarks,
  (name) => name.normalize("NFD"),
  fullWidth,
  (name) => `ngân hàng ${name}`,
  (name) => `NH ${name}`,
];

/** A bank's name as somebody writes it. */
export const spelled = (name: string): string => oneOf(spellings)(name);
