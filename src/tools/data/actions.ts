import { type Static, type TObject, Type } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import { type Message, readMessage } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { choice } from "../../core/schema.ts";
import type { Compute, Task } from "../../core/task.ts";
import { readCsv } from "./csv-read.ts";
import { writeCsv } from "./csv-write.ts";
import { type JsonNode, type Reading, type ConversionWarning, JsonFault } from "./json.ts";
import { parseJsonText } from "./json-read.ts";
import { writeJson } from "./json-write.ts";
import { type conversions, delimiterNames, indentNames } from "./names.ts";
import { sourcePositionOf } from "../../core/source-position.ts";
import { readYaml } from "./yaml-read.ts";
import { writeYaml } from "./yaml-write.ts";

const text = Type.String({ description: "what to convert", minLength: 1, maxLength: 1_048_576 });
const indents = { "2": "  ", "3": "   ", "4": "    ", "8": "        ", tab: "\t", none: "" } as const;
const delimiters = { comma: ",", semicolon: ";", tab: "\t", bar: "|" } as const;

export const PrettyInput = Type.Object({
  text,
  indent: choice(indentNames, {
    default: "2",
    description: "what a level is indented by; none puts all on one line",
  }),
  sort_keys: Type.Boolean({ default: false, description: "sort the keys of every object" }),
});

export const TextInput = Type.Object({ text });

export const CsvInput = Type.Object({
  text,
  delimiter: choice(delimiterNames, {
    default: "auto",
    description: "what stands between two cells",
  }),
  header: Type.Boolean({ default: true, description: "the first line names the columns" }),
  types: Type.Boolean({ default: false, description: "turn 12, true and null into values" }),
});

export const TableInput = Type.Object({
  text,
  delimiter: choice(delimiterNames, {
    default: "auto",
    description: "what to write between two cells; auto is a comma",
  }),
  bom: Type.Boolean({ default: false, description: "begin with a byte order mark, as Excel wants it" }),
  flatten: Type.Boolean({
    default: false,
    description: "give the keys of an inner object columns of their own",
  }),
  escape_formulas: Type.Boolean({
    default: false,
    description: "put an apostrophe before what a spreadsheet would run",
  }),
});

type Warning = { readonly line: number; readonly column: number; readonly message: Message };
type Converted = { readonly result: string; readonly warnings: readonly Warning[] };

const told = (text: string, { offset, about }: ConversionWarning) => {
  const { excerpt, ...position } = sourcePositionOf(text, offset);
  return { ...position, excerpt, message: about(position) };
};

function convert(
  text: string,
  reading: Reading<JsonNode>,
  write: (value: JsonNode) => string,
): Result<Converted> {
  const refuse = (remark: ConversionWarning) => {
    const { message, ...place } = told(text, remark);
    return invalid("text", message, place);
  };
  if (!reading.ok) return refuse(reading.remark);
  try {
    const warnings = reading.remarks.map((remark) => {
      const { excerpt: _, ...warning } = told(text, remark);
      return warning;
    });
    return ok({ result: write(reading.value), warnings });
  } catch (stop) {
    if (stop instanceof JsonFault) return refuse(stop.remark);
    throw stop;
  }
}

const task = <Input extends { text: string }>(
  name: string,
  run: (input: Input) => Result<Converted>,
  factor = 1,
): Task<Input, Converted> => ({ name, weigh: (input) => factor * input.text.length, run });

/** Finding the place of a fault in hostile YAML takes up to 40 µs a character. */
const yamlFactor = 16;

const json = { indent: "  ", sortKeys: false };

const pretty = task("data.jsonPretty", ({ text, indent, sort_keys }: Static<typeof PrettyInput>) =>
  convert(text, parseJsonText(text), (value) =>
    writeJson(value, { indent: indents[indent], sortKeys: sort_keys }),
  ),
);
const jsonToYaml = task("data.jsonYaml", ({ text }: Static<typeof TextInput>) =>
  convert(text, parseJsonText(text, { strict: true }), writeYaml),
);
const yamlToJson = task(
  "data.yamlJson",
  ({ text }: Static<typeof TextInput>) => convert(text, readYaml(text), (value) => writeJson(value, json)),
  yamlFactor,
);
const csvToJson = task("data.csvJson", ({ text, delimiter, header, types }: Static<typeof CsvInput>) => {
  const sign = delimiter === "auto" ? null : delimiters[delimiter];
  return convert(text, readCsv(text, { delimiter: sign, header, types }), (value) => writeJson(value, json));
});
const jsonToCsv = task("data.jsonCsv", (input: Static<typeof TableInput>) => {
  const { text, delimiter, bom, flatten, escape_formulas: escapeFormulas } = input;
  const sign = delimiters[delimiter === "auto" ? "comma" : delimiter];
  const writing = { delimiter: sign, bom, flatten, escapeFormulas };
  return convert(text, parseJsonText(text, { strict: true }), (value) => writeCsv(value, writing));
});

export const dataTasks = [pretty, jsonToYaml, yamlToJson, csvToJson, jsonToCsv] as const;

export type DataActions = ReturnType<typeof dataActions>;

export function dataActions(compute: Compute) {
  const offer = <Input extends TObject>(
    input: Input,
    task: Task<Static<Input>, Converted>,
    format: "json" | "yaml" | "csv" = "json",
  ) =>
    action(input, "compute", async (values, caller) => {
      const outcome = await compute(task, values, caller);
      if (!outcome.ok) return outcome;
      const { result, warnings } = outcome.value;
      return ok({
        result,
        format,
        warnings: warnings.map((one) => ({ ...one, message: readMessage(caller.lang, one.message) })),
      });
    });
  return {
    "json/pretty": offer(PrettyInput, pretty),
    "json/yaml": offer(TextInput, jsonToYaml, "yaml"),
    "yaml/json": offer(TextInput, yamlToJson),
    "csv/json": offer(CsvInput, csvToJson),
    "json/csv": offer(TableInput, jsonToCsv, "csv"),
  } satisfies Record<(typeof conversions)[number], unknown>;
}
