import Papa from "papaparse";
import { message } from "#core/i18n.ts";
import { type JsonNode, type JsonMember, ConversionError, maxOutput } from "./json.ts";
import { writeJson } from "./json-write.ts";

export type CsvWriting = {
  readonly delimiter: string;
  /** Whether a byte order mark goes before the text, by which Excel knows that it is UTF-8. */
  readonly bom: boolean;
  /** What stands before the decimals of a number. */
  readonly decimalSign: string;
  /** Whether an object in a cell becomes columns of its own, `address.city`, instead of JSON. */
  readonly flatten: boolean;
  /** Whether a cell that a spreadsheet would run as a formula gets an apostrophe before it. */
  readonly escapeFormulas: boolean;
};

type Row = readonly JsonMember[];

const tooMuchCsv = () =>
  new ConversionError({ offset: 0, about: () => message("data.tooMuch", { max: maxOutput / 1_048_576 }) });

/** CSV (RFC 4180) with a column for every key, in the order of their first appearance. */
export function writeCsv(
  json: JsonNode,
  { delimiter, bom, decimalSign, flatten, escapeFormulas }: CsvWriting,
): string {
  const jsonRows = jsonRowsOf(json, flatten);
  const csvColumns = new Map<string, number>();
  for (const jsonRow of jsonRows)
    for (const { key } of jsonRow) if (!csvColumns.has(key)) csvColumns.set(key, csvColumns.size);
  if (csvColumns.size === 0)
    throw new ConversionError({ offset: 0, about: () => message("data.csv.nothing") });
  // A delimiter or a line's end for each cell: so much there will be, whatever the cells hold.
  let csvLength = (jsonRows.length + 1) * csvColumns.size;
  const addCell = (csvText: string) => {
    csvLength += csvText.length;
    if (csvLength > maxOutput) throw tooMuchCsv();
    return csvText;
  };
  const columnNames = isListOfLists(json) ? [] : [Array.from(csvColumns.keys(), addCell)];
  if (csvLength > maxOutput) throw tooMuchCsv();
  const csvCells = jsonRows.map((jsonRow) => {
    const cellTexts = Array<string>(csvColumns.size).fill("");
    for (const { key, value: memberValue } of jsonRow)
      cellTexts[csvColumns.get(key) ?? 0] = addCell(cellTextOf(memberValue, decimalSign));
    return cellTexts;
  });
  const csvText = Papa.unparse([...columnNames, ...csvCells], {
    delimiter,
    newline: "\r\n",
    // A line with nothing on it would be no line at all.
    quotes: (csvCell: unknown) =>
      /^\s|\s$/.test(String(csvCell)) || (csvColumns.size === 1 && csvCell === ""),
    escapeFormulae: escapeFormulas && /^(?!-?\d+(?:[.,]\d+)?$)[=+\-@\t\r]/,
  });
  return `${bom ? "\uFEFF" : ""}${csvText}\r\n`;
}

/** A list of lists is written as it stands, without a line of names. */
const isListOfLists = (json: JsonNode): boolean =>
  isKind(json, "list") && json.items.length > 0 && json.items.every((jsonItem) => isKind(jsonItem, "list"));

function jsonRowsOf(json: JsonNode, flatten: boolean): Row[] {
  const rowItems = isKind(json, "list") ? json.items : [json];
  if (isListOfLists(json))
    return rowItems.map((jsonItem) =>
      isKind(jsonItem, "list")
        ? jsonItem.items.map((json, itemIndex) => ({ key: String(itemIndex), value: json }))
        : [],
    );
  const flattened = flattener();
  return rowItems.map((jsonItem) => {
    if (!isKind(jsonItem, "object")) return [{ key: "value", value: jsonItem }];
    return flatten ? checkedNames(flattened(jsonItem.members)) : jsonItem.members;
  });
}

/** A name repeats those of all levels above it, so what the names come to is bounded while they are made. */
function flattener() {
  let pathsLength = 0;
  return function flattened(members: readonly JsonMember[], path = ""): JsonMember[] {
    return members.flatMap(({ key, value: json }) => {
      const columnName = `${path}${key}`;
      pathsLength += columnName.length;
      if (pathsLength > maxOutput) throw tooMuchCsv();
      return isKind(json, "object") && json.members.length > 0
        ? flattened(json.members, `${columnName}.`)
        : [{ key: columnName, value: json }];
    });
  };
}

/** `{"a":{"b":1},"a.b":2}` would put two values into one cell. */
function checkedNames(jsonRow: Row): Row {
  const columnNames = new Set<string>();
  for (const { key } of jsonRow) {
    if (columnNames.has(key))
      throw new ConversionError({
        offset: 0,
        about: () => message("data.csv.sameColumn", { name: key.slice(0, 40) }),
      });
    columnNames.add(key);
  }
  return jsonRow;
}

function isKind<Kind extends "list" | "object">(
  json: JsonNode,
  jsonKind: Kind,
): json is Extract<JsonNode, { kind: Kind }> {
  return typeof json === "object" && json !== null && json.kind === jsonKind;
}

function cellTextOf(json: JsonNode, decimalSign: string): string {
  if (json === null) return "";
  if (typeof json === "string") return json;
  if (typeof json === "object" && json.kind === "number") return json.source.replace(".", decimalSign);
  return writeJson(json, { indent: "", sortKeys: false });
}
