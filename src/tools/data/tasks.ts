import type { Task } from "#core/task.ts";
import { type ConvertedData, convert } from "./convert.ts";
import { readCsv } from "./csv-read.ts";
import { writeCsv } from "./csv-write.ts";
import { tableIn } from "./table.ts";
import { parseJsonText } from "./json-read.ts";
import { writeJson } from "./json-write.ts";
import type { CsvInput, PrettyInput, TableInput, TextInput } from "./schema.ts";
import { csvCost, indentedCost, tableCost } from "./cost.ts";
import { writeYaml } from "./yaml-write.ts";

const indents = { "2": "  ", "3": "   ", "4": "    ", "8": "        ", tab: "\t", none: "" } as const;
const delimiters = { comma: ",", semicolon: ";", tab: "\t", bar: "|" } as const;

const json = { indent: "  ", sortKeys: false };

const pretty: Task<PrettyInput, ConvertedData> = {
  name: "data.jsonPretty",
  cost: ({ text: sourceText, indent }) => indentedCost(sourceText, indents[indent].length),
  run: ({ text: sourceText, indent, sort_keys }) =>
    convert(sourceText, parseJsonText(sourceText), (jsonValue) =>
      writeJson(jsonValue, { indent: indents[indent], sortKeys: sort_keys }),
    ),
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
  "json/yaml": jsonToYaml,
  "csv/json": csvToJson,
  "json/csv": jsonToCsv,
};
