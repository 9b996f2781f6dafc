import { parseJson } from "#core/json.ts";
import { tableDelimiterOf } from "#tools/data/delimiter.ts";
import { decodeUtf8 } from "#core/utf8.ts";
import { isReadable, isTextInBase64 } from "#tools/encode/base64-text.ts";
import { decodeHtmlEntities } from "#tools/encode/html-entities.ts";
import { decodeBackslashes, hexBytes } from "#tools/encode/text-codes.ts";
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

const base64: KindReader = (text) => {
  const digits = text
    .split("\n")
    .map((line) => line.trim())
    .join("");
  return isTextInBase64(digits) ? [text] : [];
};

const csv: KindReader = (text) => (tableDelimiterOf(text) === null ? [] : [text]);

const yaml: KindReader = (text) => (isYaml(text) ? [text] : []);

/** Longer is a document, in which such signs stand as well. */
const maxEncoded = 4000;

/** Hexadecimal that is a text, names of signs as pages have them, and what programs write for letters. */
const encoded: KindReader = (text) => {
  if (text.length > maxEncoded) return [];
  const bytes = hexBytes(text);
  const ofHex = bytes && decodeUtf8(bytes);
  if (ofHex) return isReadable(ofHex) && /\p{L}{2}/u.test(ofHex) ? [text] : [];
  const isPage = /^<[a-z!]/i.test(text);
  return !isPage && (decodeHtmlEntities(text) !== text || decodeBackslashes(text) !== text) ? [text] : [];
};

export const formatReaders = { base64, encoded, brokenJson, csv, json, urlencoded, yaml } as const;
