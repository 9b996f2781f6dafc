import { parseJson } from "#core/json.ts";
import { decodeUtf8 } from "#core/utf8.ts";
import { tableDelimiterOf } from "#tools/data/delimiter.ts";
import { decodeHtmlEntities } from "#tools/encode/html-entities.ts";
import { isReadable, isTextInBase64 } from "#tools/encode/read-base64.ts";
import { decodeBackslashes, hexBytes } from "#tools/encode/text-codes.ts";
import type { KindReader } from "./kinds.ts";

/** A value that stands whole on its line, of the kinds that are nearly always meant. */
function isScalar(text: string): boolean {
  if (/^(?:"(?:[^"\\]|\\["\\/nt])*"|'(?:[^']|'')*'|\[[^[\]{}"'&*#:]*\]|\[\]|\{\s*\}|~)$/.test(text))
    return true;
  return /^[^\s"'[\]{}&*!|>%@`#,?:-]|^-[^\s-]/u.test(text) && !/: |:$| #/.test(text);
}

const pair = /^([\p{L}_][\p{L}\p{M}\p{N}_./-]*|"[^"\\]+"|'[^']+'|\d+):(?: ([^]*))?$/u;

type Block = { readonly indent: number; readonly kind: "list" | "map"; readonly keys: Set<string> };

/** Follows the lines of a text by their indents, as long as they are YAML of the common kind. */
class YamlLines {
  #open: Block[] = [];
  /** Whether the last line was a key or a dash without a value, which lines below it give. */
  #isWaiting = false;
  /** The indent that the lines of a text (`|`) are deeper than. */
  #textBelow: number | null = null;
  pairs = 0;

  /** Whether a key or a dash may stand at an indent. */
  #take(indent: number, kind: Block["kind"]): Block | null {
    const deepest = this.#open.at(-1)?.indent ?? -1;
    this.#open = this.#open.filter((block) => block.indent <= indent);
    const isChild = this.#isWaiting && indent >= deepest;
    this.#isWaiting = false;
    const here = this.#open.at(-1);
    if (here?.indent === indent && here.kind === kind) return here;
    // A list may stand right below its key, and the next key below the list.
    if (here?.indent === indent && here.kind === "list") {
      this.#open.pop();
      const below = this.#open.at(-1);
      return below?.indent === indent ? below : null;
    }
    const isListOfKey = here?.indent === indent && kind === "list" && isChild;
    if (here && !isListOfKey && !(isChild && indent > here.indent)) return null;
    const block = { indent, kind, keys: new Set<string>() };
    this.#open.push(block);
    return block;
  }

  #value(value: string, indent: number): boolean {
    if (/^[|>][-+]?$/.test(value)) this.#textBelow = indent;
    else if (value === "") this.#isWaiting = true;
    else return isScalar(value);
    return true;
  }

  /** Whether a line goes on with what the lines before it were. */
  read(line: string): boolean {
    const indent = line.length - line.trimStart().length;
    const text = line.trim();
    if (text === "" || (this.#textBelow !== null && indent > this.#textBelow)) return true;
    this.#textBelow = null;
    if (line.slice(0, indent).includes("\t")) return false;
    if (text.startsWith("#")) return true;
    if (text === "-" || text.startsWith("- ")) {
      if (!this.#take(indent, "list")) return false;
      const item = text.slice(1).trimStart();
      this.#isWaiting = true;
      if (item === "") return true;
      if (pair.test(item) || item.startsWith("- "))
        return this.read(`${" ".repeat(indent + text.length - item.length)}${item}`);
      return this.#value(item, indent);
    }
    const [, key, value = ""] = pair.exec(text) ?? [];
    const map = key === undefined ? null : this.#take(indent, "map");
    if (!map || key === undefined || map.keys.has(key)) return false;
    map.keys.add(key);
    this.pairs += 1;
    return this.#value(value.split(" #", 1).join("").trim(), indent);
  }
}

/** "Tên: An" and "- mua sữa" are YAML too, but are how people write contacts and lists. */
function isForPeople(lines: readonly string[]): boolean {
  const isFlat = lines.every((line) => !/^\s/.test(line));
  const isItems = lines.every((line) => line.startsWith("- "));
  if (isItems) return !lines.some((line) => pair.test(line.slice(2)));
  return isFlat && lines.some((line) => /^\p{Lu}[^:]*:/u.test(line));
}

const maxLines = 2000;

/** Whether a text is YAML beyond doubt: more than one line, all of the kinds that configurations are written in. */
function isYaml(text: string): boolean {
  const all = text.replace(/^---\s*\n/, "").split("\n");
  const lines = all.filter((line) => line.trim() !== "" && !/^\s*#/.test(line));
  if (lines.length < 2 || all.length > maxLines || isForPeople(lines)) return false;
  const yaml = new YamlLines();
  return all.every((line) => yaml.read(line.trimEnd()));
}

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
