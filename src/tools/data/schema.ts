import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { choice, text } from "#core/schema.ts";

export const conversions = ["json/pretty", "json/yaml", "yaml/json", "csv/json", "json/csv"] as const;
const indentNames = ["2", "3", "4", "8", "tab", "none"] as const;
const delimiterNames = ["auto", "comma", "semicolon", "tab", "bar"] as const;
/** What a result is written in. */
export const dataFormats = ["json", "yaml", "csv"] as const;

const sourceText = text({ description: "what to convert", minLength: 1, maxLength: 1_048_576 });

export const PrettyInput = Type.Object({
  text: sourceText,
  indent: choice(indentNames, {
    default: "2",
    description: "what a level is indented by; none puts all on one line",
  }),
  sort_keys: Type.Boolean({ default: false, description: "sort the keys of every object" }),
});
export type PrettyInput = Static<typeof PrettyInput>;

export const TextInput = Type.Object({ text: sourceText });
export type TextInput = Static<typeof TextInput>;

export const CsvInput = Type.Object({
  text: sourceText,
  delimiter: choice(delimiterNames, {
    default: "auto",
    description: "what stands between two cells",
  }),
  header: Type.Boolean({ default: true, description: "the first line names the columns" }),
  types: Type.Boolean({ default: false, description: "turn 12, true and null into values" }),
});
export type CsvInput = Static<typeof CsvInput>;

export const TableInput = Type.Object({
  text: sourceText,
  delimiter: choice(delimiterNames, {
    default: "auto",
    description: "what to write between two cells; auto is a comma",
  }),
  excel: Type.Boolean({
    default: false,
    description: "as a Vietnamese Excel opens it: semicolons, decimal commas and a byte order mark",
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
export type TableInput = Static<typeof TableInput>;

export const DataAnswer = Type.Object({
  result: Type.String({ description: "the converted text" }),
  format: choice(dataFormats),
  warnings: Type.Array(
    Type.Object({
      line: Type.Integer({ minimum: 1 }),
      column: Type.Integer({ minimum: 1, description: "in characters" }),
      message: Type.String(),
    }),
    { description: "what another program may read differently" },
  ),
});
export type DataAnswer = Answer<typeof DataAnswer>;
