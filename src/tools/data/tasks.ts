import type { Message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { sourcePositionOf } from "../../core/source-position.ts";
import type { Task } from "../../core/task.ts";
import { readCsv } from "./csv-read.ts";
import { writeCsv } from "./csv-write.ts";
import { parseJsonText } from "./json-read.ts";
import { writeJson } from "./json-write.ts";
import { ConversionError, type Diagnostic, type JsonNode, type Reading } from "./json.ts";
import type { CsvInput, PrettyInput, TableInput, TextInput } from "./schema.ts";
import { weighCsv, weighIndented, weighTable, weighYaml } from "./weights.ts";
import { readYaml } from "./yaml-read.ts";
import { writeYaml } from "./yaml-write.ts";

const indents = { "2": "  ", "3": "   ", "4": "    ", "8": "        ", tab: "\t", none: "" } as const;
const delimiters = { comma: ",", semicolon: ";", tab: "\t", bar: "|" } as const;

type Warning = { readonly line: number; readonly column: number; readonly message: Message };
export type Converted = { readonly result: string; readonly warnings: readonly Warning[] };

const placed = (text: string, { offset, about }: Diagnostic) => {
  const { excerpt, ...position } = sourcePositionOf(text, offset);
  return { ...position, excerpt, message: about(position) };
};

function convert(
  text: string,
  reading: Reading<JsonNode>,
  write: (value: JsonNode) => string,
): Result<Converted> {
  const refuse = (diagnostic: Diagnostic) => {
    const { message, ...place } = placed(text, diagnostic);
    return invalid("text", message, place);
  };
  if (!reading.ok) return refuse(reading.error);
  try {
    const warnings = reading.warnings.map((diagnostic) => {
      const { excerpt: _, ...warning } = placed(text, diagnostic);
      return warning;
    });
    return ok({ result: write(reading.value), warnings });
  } catch (stop) {
    if (stop instanceof ConversionError) return refuse(stop.diagnostic);
    throw stop;
  }
}

const json = { indent: "  ", sortKeys: false };

const pretty: Task<PrettyInput, Converted> = {
  name: "data.jsonPretty",
  weigh: ({ text, indent }) => weighIndented(text, indents[indent].length),
  run: ({ text, indent, sort_keys }) =>
    convert(text, parseJsonText(text), (value) =>
      writeJson(value, { indent: indents[indent], sortKeys: sort_keys }),
    ),
};

const jsonToYaml: Task<TextInput, Converted> = {
  name: "data.jsonYaml",
  weigh: ({ text }) => weighIndented(text, 2),
  run: ({ text }) => convert(text, parseJsonText(text, { strict: true }), writeYaml),
};

const yamlToJson: Task<TextInput, Converted> = {
  name: "data.yamlJson",
  weigh: weighYaml,
  run: ({ text }) => convert(text, readYaml(text), (value) => writeJson(value, json)),
};

const csvToJson: Task<CsvInput, Converted> = {
  name: "data.csvJson",
  weigh: weighCsv,
  run: ({ text, delimiter, header, types }) => {
    const sign = delimiter === "auto" ? null : delimiters[delimiter];
    return convert(text, readCsv(text, { delimiter: sign, header, types }), (value) =>
      writeJson(value, json),
    );
  },
};

const jsonToCsv: Task<TableInput, Converted> = {
  name: "data.jsonCsv",
  weigh: weighTable,
  run: ({ text, delimiter, bom, flatten, escape_formulas: escapeFormulas }) => {
    const sign = delimiters[delimiter === "auto" ? "comma" : delimiter];
    const writing = { delimiter: sign, bom, flatten, escapeFormulas };
    return convert(text, parseJsonText(text, { strict: true }), (value) => writeCsv(value, writing));
  },
};

/** The conversions by the names of their calls. */
export const conversionTasks = {
  "json/pretty": pretty,
  "json/yaml": jsonToYaml,
  "yaml/json": yamlToJson,
  "csv/json": csvToJson,
  "json/csv": jsonToCsv,
};

export const dataTasks = Object.values(conversionTasks);
