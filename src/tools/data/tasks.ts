import { message } from "#core/i18n.ts";
import { ok } from "#core/result.ts";
import type { Task } from "#core/task.ts";
import { repairChanges } from "./repair-changes.ts";
import { type ConvertedData, convert, csvCost, indentedCost, tableCost } from "./convert.ts";
import { readCsv } from "./csv-read.ts";
import { writeCsv } from "./csv-write.ts";
import { edited, repairsOf } from "./json-repair.ts";
import { parseJsonText } from "./json-read.ts";
import { writeJson } from "./json-write.ts";
import type { JsonMember, JsonNode, JsonReading } from "./json.ts";
import type { CsvInput, PrettyInput, TableInput, TextInput } from "./schema.ts";
import { writeYaml } from "./yaml-write.ts";

const isRow = (json: JsonNode): boolean =>
  typeof json === "object" && json !== null && json.kind === "object";

const isTable = ({ value }: JsonMember): boolean =>
  typeof value === "object" &&
  value !== null &&
  value.kind === "list" &&
  value.items.length > 0 &&
  value.items.every(isRow);

type Table = {
  readonly path: readonly string[];
  readonly rows: JsonNode;
  /** Whether there is nothing beside the rows. */
  readonly isAll: boolean;
};

/** What an answer says of itself, beside its rows: how many there are, how it went, where the next ones are. */
const envelope =
  /^(?:total|count|size|page|per_?page|limit|offset|next|prev|status|success|ok|errors?|message|msg|code|meta|links|paging|pagination|cursor|has_?more|version|time|took|request_?id)/i;

/** The only list of objects in an object, or in the only object in it: what an answer wraps its rows in. */
function tableOf(json: JsonNode, path: readonly string[] = [], isAllBefore = true): Table | null {
  if (typeof json !== "object" || json === null || json.kind !== "object") return null;
  const contents = json.members.filter(({ key }) => !envelope.test(key));
  const [only] = contents;
  if (!only || contents.length > 1) return null;
  const inner = [...path, only.key];
  const isAll = isAllBefore && json.members.length === 1;
  return isTable(only) ? { path: inner, rows: only.value, isAll } : tableOf(only.value, inner, isAll);
}

/** The rows that JSON has for a table: `{"data": [{…}, {…}]}` is a list of two, and it is told where they were. */
function tableIn(reading: JsonReading<JsonNode>): JsonReading<JsonNode> {
  const table = reading.ok ? tableOf(reading.value) : null;
  if (!reading.ok || !table) return reading;
  const name = table.path.join(".").slice(0, 80);
  return {
    ok: true,
    value: table.rows,
    warnings: [
      { offset: 0, about: () => message(table.isAll ? "data.csv.rows" : "data.csv.table", { name }) },
      ...reading.warnings,
    ],
  };
}

const indents = { "2": "  ", "3": "   ", "4": "    ", "8": "        ", tab: "\t", none: "" } as const;
const delimiters = { comma: ",", semicolon: ";", tab: "\t", bar: "|" } as const;

const json = { indent: "  ", sortKeys: false };

const prettified = ({ text, indent, sort_keys }: PrettyInput) =>
  convert(text, parseJsonText(text), (value) =>
    writeJson(value, { indent: indents[indent], sortKeys: sort_keys }),
  );

const prettyCost = ({ text, indent }: PrettyInput) => indentedCost(text, indents[indent].length);

const pretty: Task<PrettyInput, ConvertedData> = {
  name: "data.jsonPretty",
  cost: prettyCost,
  run: prettified,
};

/** Of what is JSON already nothing is changed; what cannot be repaired is refused for what is wrong in it. */
const repair: Task<PrettyInput, ConvertedData> = {
  name: "data.jsonRepair",
  cost: prettyCost,
  run: (input) => {
    const { text } = input;
    const edits = parseJsonText(text).ok ? [] : repairsOf(text);
    const repaired = edits && prettified({ ...input, text: edited(text, edits) });
    return repaired?.ok
      ? ok({ ...repaired.value, changes: repairChanges(text, edits ?? []) })
      : prettified(input);
  },
};

const jsonToYaml: Task<TextInput, ConvertedData> = {
  name: "data.jsonYaml",
  cost: ({ text: sourceText }) => indentedCost(sourceText, 2),
  run: ({ text: sourceText }) => convert(sourceText, parseJsonText(sourceText, { strict: true }), writeYaml),
};

const csvToJson: Task<CsvInput, ConvertedData> = {
  name: "data.csvJson",
  cost: csvCost,
  run: ({ text: sourceText, delimiter, header, types }) => {
    const delimiterSign = delimiter === "auto" ? null : delimiters[delimiter];
    return convert(
      sourceText,
      readCsv(sourceText, { delimiter: delimiterSign, header, types }),
      (jsonValue) => writeJson(jsonValue, json),
    );
  },
};

const jsonToCsv: Task<TableInput, ConvertedData> = {
  name: "data.jsonCsv",
  cost: tableCost,
  run: ({ text: sourceText, delimiter, excel, bom, flatten, escape_formulas: escapeFormulas }) => {
    const writing = {
      delimiter: delimiters[delimiter === "auto" ? (excel ? "semicolon" : "comma") : delimiter],
      bom: bom || excel,
      // A point would make a date of 1.5 there.
      decimalSign: excel && delimiter !== "comma" ? "," : ".",
      flatten,
      escapeFormulas,
    };
    return convert(sourceText, tableIn(parseJsonText(sourceText, { strict: true })), (jsonValue) =>
      writeCsv(jsonValue, writing),
    );
  },
};

/** The conversions by the names of their calls, besides that of YAML, whose parser is a large library. */
export const conversionTasks = {
  "json/pretty": pretty,
  "json/repair": repair,
  "json/yaml": jsonToYaml,
  "csv/json": csvToJson,
  "json/csv": jsonToCsv,
};
