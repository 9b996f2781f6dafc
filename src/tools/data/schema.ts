import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { choice, text, apiText } from "#core/schema.ts";

export const conversions = [
  "json/pretty",
  "json/repair",
  "json/yaml",
  "yaml/json",
  "csv/json",
  "json/csv",
] as const;
const indentNames = ["2", "3", "4", "8", "tab", "none"] as const;
const delimiterNames = ["auto", "comma", "semicolon", "tab", "bar"] as const;
/** What a result is written in. */
export const dataFormats = ["json", "yaml", "csv"] as const;

const sourceText = text({ description: apiText("data.text.api"), minLength: 1, maxLength: 1_048_576 });

export const PrettyInput = Type.Object({
  text: sourceText,
  indent: choice(indentNames, {
    default: "2",
    description: apiText("data.indent.api"),
  }),
  sort_keys: Type.Boolean({ default: false, description: apiText("data.sort_keys.api") }),
});
export type PrettyInput = Static<typeof PrettyInput>;

export const TextInput = Type.Object({ text: sourceText });
export type TextInput = Static<typeof TextInput>;

export const CsvInput = Type.Object({
  text: sourceText,
  delimiter: choice(delimiterNames, {
    default: "auto",
    description: apiText("data.delimiter.api"),
  }),
  header: Type.Boolean({ default: true, description: apiText("data.header.api") }),
  types: Type.Boolean({ default: false, description: apiText("data.types.api") }),
});
export type CsvInput = Static<typeof CsvInput>;

export const TableInput = Type.Object({
  text: sourceText,
  delimiter: choice(delimiterNames, {
    default: "auto",
    description: apiText("data.delimiter.written.api"),
  }),
  excel: Type.Boolean({
    default: false,
    description: apiText("data.excel.api"),
  }),
  bom: Type.Boolean({ default: false, description: apiText("data.bom.api") }),
  flatten: Type.Boolean({
    default: false,
    description: apiText("data.flatten.api"),
  }),
  escape_formulas: Type.Boolean({
    default: false,
    description: apiText("data.escape_formulas.api"),
  }),
});
export type TableInput = Static<typeof TableInput>;

const changeKinds = ["same", "removed", "added"] as const;

const DataChange = Type.Object({
  line: Type.Integer({ minimum: 1, description: "in what was sent" }),
  parts: Type.Array(Type.Object({ kind: choice(changeKinds), text: Type.String() }), {
    description: "what changed, with some of the line around it",
  }),
});
export type DataChange = Answer<typeof DataChange>;

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
  changes: Type.Optional(
    Type.Array(DataChange, { description: "what a repair changed, at most 100 places; of no other call" }),
  ),
});
export type DataAnswer = Answer<typeof DataAnswer>;
