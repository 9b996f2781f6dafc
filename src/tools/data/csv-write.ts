import Papa from "papaparse";
import { message } from "../../core/i18n.ts";
import { type JsonNode, type Member, ConversionError, maxOutput } from "./json.ts";
import { writeJson } from "./json-write.ts";

export type CsvWriting = {
  readonly delimiter: string;
  /** Whether a byte order mark goes before the text, by which Excel knows that it is UTF-8. */
  readonly bom: boolean;
  /** Whether an object in a cell becomes columns of its own, `address.city`, instead of JSON. */
  readonly flatten: boolean;
  /** Whether a cell that a spreadsheet would run as a formula gets an apostrophe before it. */
  readonly escapeFormulas: boolean;
};

type Row = readonly Member[];

const tooMuch = () =>
  new ConversionError({ offset: 0, about: () => message("data.tooMuch", { max: maxOutput / 1_048_576 }) });

/** CSV (RFC 4180) with a column for every key, in the order of their first appearance. */
export function writeCsv(json: JsonNode, { delimiter, bom, flatten, escapeFormulas }: CsvWriting): string {
  const rows = rowsOf(json, flatten);
  const columns = new Map<string, number>();
  for (const row of rows) for (const { key } of row) if (!columns.has(key)) columns.set(key, columns.size);
  if (columns.size === 0) throw new ConversionError({ offset: 0, about: () => message("data.csv.nothing") });
  // A delimiter or a line's end for each cell: so much there will be, whatever the cells hold.
  let length = (rows.length + 1) * columns.size;
  const add = (text: string) => {
    length += text.length;
    if (length > maxOutput) throw tooMuch();
    return text;
  };
  const names = isListOfLists(json) ? [] : [Array.from(columns.keys(), add)];
  if (length > maxOutput) throw tooMuch();
  const cells = rows.map((row) => {
    const texts = Array<string>(columns.size).fill("");
    for (const { key, value: inner } of row) texts[columns.get(key) ?? 0] = add(textOf(inner));
    return texts;
  });
  const text = Papa.unparse([...names, ...cells], {
    delimiter,
    newline: "\r\n",
    // A line with nothing on it would be no line at all.
    quotes: (cell: unknown) => /^\s|\s$/.test(String(cell)) || (columns.size === 1 && cell === ""),
    escapeFormulae: escapeFormulas && /^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r]/,
  });
  return `${bom ? "\uFEFF" : ""}${text}\r\n`;
}

/** A list of lists is written as it stands, without a line of names. */
const isListOfLists = (json: JsonNode): boolean =>
  isKind(json, "list") && json.items.length > 0 && json.items.every((item) => isKind(item, "list"));

function rowsOf(json: JsonNode, flatten: boolean): Row[] {
  const items = isKind(json, "list") ? json.items : [json];
  if (isListOfLists(json))
    return items.map((item) =>
      isKind(item, "list") ? item.items.map((json, at) => ({ key: String(at), value: json })) : [],
    );
  const flattened = flattener();
  return items.map((item) => {
    if (!isKind(item, "object")) return [{ key: "value", value: item }];
    return flatten ? checkedNames(flattened(item.members)) : item.members;
  });
}

/** A name repeats those of all levels above it, so what the names come to is bounded while they are made. */
function flattener() {
  let length = 0;
  return function flattened(members: readonly Member[], path = ""): Member[] {
    return members.flatMap(({ key, value: json }) => {
      const name = `${path}${key}`;
      length += name.length;
      if (length > maxOutput) throw tooMuch();
      return isKind(json, "object") && json.members.length > 0
        ? flattened(json.members, `${name}.`)
        : [{ key: name, value: json }];
    });
  };
}

/** `{"a":{"b":1},"a.b":2}` would put two values into one cell. */
function checkedNames(row: Row): Row {
  const names = new Set<string>();
  for (const { key } of row) {
    if (names.has(key))
      throw new ConversionError({
        offset: 0,
        about: () => message("data.csv.sameColumn", { name: key.slice(0, 40) }),
      });
    names.add(key);
  }
  return row;
}

function isKind<Kind extends "list" | "object">(
  json: JsonNode,
  kind: Kind,
): json is Extract<JsonNode, { kind: Kind }> {
  return typeof json === "object" && json !== null && json.kind === kind;
}

function textOf(json: JsonNode): string {
  if (json === null) return "";
  if (typeof json === "string") return json;
  return writeJson(json, { indent: "", sortKeys: false });
}
