import { parseJson } from "../../core/json.ts";
import { tableDelimiterOf } from "../data/delimiter.ts";
import { textOfBase64 } from "./base64.ts";
import type { KindReader } from "./kinds.ts";
import { isYaml } from "./yaml.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const json: KindReader = (text) => (/^[[{]/.test(text) && isJson(text) ? [text] : []);

const hasCells = (value: unknown): boolean =>
  typeof value !== "object" || value === null || Object.values(value).some(hasCells);

/** Whether JSON has anything to put into a table. */
export const hasRows = (text: string): boolean => hasCells(parseJson(text));

/** An object or a list with a mistake in it, which the formatter shows. */
const brokenJson: KindReader = (text) =>
  /^(?:\{\s*["'\p{L}_][^\n]{0,100}?:|\[\s*(?:["'[{]|-?\d+\s*,))/u.test(text) && !isJson(text) ? [text] : [];

const urlencoded: KindReader = (text) => {
  if (/\s/.test(text) || !/%[0-9a-f]{2}/i.test(text)) return [];
  try {
    return decodeURIComponent(text) === text ? [] : [text];
  } catch {
    return [];
  }
};

const minBase64 = 8;
const isReadable = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- control characters are what it is about
  !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/.test(text);

/** What stands for a text that one can read; a word of letters and digits may be Base64 of bytes that say nothing. */
const base64: KindReader = (text) => {
  const digits = text
    .split("\n")
    .map((line) => line.trim())
    .join("");
  if (!/^[\w+/-]+={0,2}$/.test(digits) || digits.length < minBase64) return [];
  const decoded = textOfBase64(digits);
  return decoded !== null && isReadable(decoded) ? [text] : [];
};

const csv: KindReader = (text) => (tableDelimiterOf(text) === null ? [] : [text]);

const yaml: KindReader = (text) => (isYaml(text) ? [text] : []);

export const formatReaders = { base64, brokenJson, csv, json, urlencoded, yaml } as const;
