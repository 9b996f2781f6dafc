import { Kind, type TSchema } from "@sinclair/typebox";
import type { MessageKey } from "#core/i18n.ts";
import { isRequired } from "#api/openapi.ts";
import type { ShellCall } from "./tool-calls.ts";

/** A field as it is typed: in small letters, its words joined by hyphens. */
export const flagOf = (field: string): string =>
  field
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .replaceAll("_", "-")
    .toLowerCase();

export type Fields = readonly (readonly [name: string, schema: TSchema])[];

export const flagFieldsOf = ({ endpoint }: ShellCall): Fields =>
  Object.entries<TSchema>(endpoint.action.input.properties);

export const isFlag = (schema: TSchema): boolean => schema[Kind] === "Boolean";
export const isList = (schema: TSchema): boolean => schema["type"] === "object" || schema["type"] === "array";

/** The field that is given without its flag: what the call is about. */
export const mainFieldOf = (fields: Fields): string | undefined => {
  const words = fields.filter(([, schema]) => !isFlag(schema));
  const main =
    words.find(([name]) => name === "text") ?? words.find(([, schema]) => isRequired(schema)) ?? words[0];
  return main?.[0];
};

/** What a field may be, where it is a choice. */
export function flagChoicesOf(schema: TSchema): readonly string[] {
  const members: unknown = schema["anyOf"];
  return Array.isArray(members)
    ? members.flatMap(({ const: value }: TSchema) => value ?? []).map(String)
    : [];
}

/** The flags that every call has. */
export const ownFlags = {
  json: { type: "boolean" },
  "out-file": { type: "string", short: "o" },
  "allow-private": { type: "boolean" },
  help: { type: "boolean" },
} as const;

/** Each with what it does. */
export const ownFlagTexts = [
  ["json", "command.json"],
  ["out-file", "command.file"],
  ["allow-private", "command.private"],
  ["help", "command.help"],
] as const satisfies readonly (readonly [keyof typeof ownFlags, MessageKey])[];
