import { message } from "../../core/i18n.ts";
import { type JsonNode, type Member, ConversionError } from "./json.ts";
import { JsonWriter, writeJson } from "./json-write.ts";

export type CsvWriting = {
  readonly delimiter: string;
  /** Whether a byte order mark goes before the text, by which Excel knows that it is UTF-8. */
  readonly bom: boolean;
  /** Whether an object in a cell becomes columns of its own, `address.city`, instead of JSON. */
  readonly flatten: boolean;
  /** Whether a cell that a spreadsheet would run as a formula gets an apostrophe before it. */
  readonly escapeFormulas: boolean;
};

/** CSV (RFC 4180) with a column for every key, in the order of their first appearance. */
export function writeCsv(value: JsonNode, writing: CsvWriting): string {
  const rows = rowsOf(value, writing.flatten);
  const columns = new Map<string, number>();
  for (const row of rows) for (const { key } of row) if (!columns.has(key)) columns.set(key, columns.size);
  if (columns.size === 0) throw new ConversionError({ offset: 0, about: () => message("data.csv.nothing") });
  const output = new JsonWriter();
  if (writing.bom) output.add("\uFEFF");
  const isTable = isListOfLists(value);
  if (!isTable) output.add(lineOf([...columns.keys()], writing));
  for (const row of rows) {
    const cells = Array<string>(columns.size).fill("");
    for (const { key, value: inner } of row) cells[columns.get(key) ?? 0] = textOf(inner);
    output.add(lineOf(cells, writing));
  }
  return output.toString();
}

/** A list of lists is written as it stands, without a line of names. */
const isListOfLists = (value: JsonNode): boolean =>
  isKind(value, "list") && value.items.length > 0 && value.items.every((item) => isKind(item, "list"));

function rowsOf(value: JsonNode, flatten: boolean): Member[][] {
  const items = isKind(value, "list") ? value.items : [value];
  if (isListOfLists(value))
    return items.map((item) =>
      isKind(item, "list") ? item.items.map((value, at) => ({ key: String(at), value })) : [],
    );
  return items.map((item) => {
    if (!isKind(item, "object")) return [{ key: "value", value: item }];
    return flatten ? flattened(item.members) : item.members;
  });
}

const flattened = (members: readonly Member[], path = ""): Member[] =>
  members.flatMap(({ key, value }) => {
    const name = `${path}${key}`;
    return isKind(value, "object") && value.members.length > 0
      ? flattened(value.members, `${name}.`)
      : [{ key: name, value }];
  });

function isKind<Kind extends "list" | "object">(
  value: JsonNode,
  kind: Kind,
): value is Extract<JsonNode, { kind: Kind }> {
  return typeof value === "object" && value !== null && value.kind === kind;
}

function textOf(value: JsonNode): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  return writeJson(value, { indent: "", sortKeys: false });
}

function lineOf(cells: readonly string[], { delimiter, escapeFormulas }: CsvWriting): string {
  const texts = cells.map((cell) => {
    const text =
      escapeFormulas && /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell) ? `'${cell}` : cell;
    const needsQuotes = text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text);
    return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
  });
  // A line with nothing on it would be no line at all.
  return `${texts.length === 1 && texts[0] === "" ? '""' : texts.join(delimiter)}\r\n`;
}
