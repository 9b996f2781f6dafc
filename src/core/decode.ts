import { Kind, OptionalKind, type Static, type TObject, type TSchema } from "@sinclair/typebox";
import { Errors, ValueErrorType } from "@sinclair/typebox/errors";
import { Value } from "@sinclair/typebox/value";
import { type Message, type MessageKey, message } from "./i18n.ts";
import { type FieldError, type Result, ok } from "./result.ts";

export type RawInput = Readonly<Record<string, unknown>>;

const isNumberLike = (schema: TSchema): boolean =>
  schema[Kind] === "Integer" ||
  schema[Kind] === "Number" ||
  (schema[Kind] === "Literal" && typeof schema["const"] === "number") ||
  (schema[Kind] === "Union" && membersOf(schema).every(isNumberLike));

// oxlint-disable-next-line no-unsafe-type-assertion -- TypeBox types a union's members as any
const membersOf = (schema: TSchema): TSchema[] => (schema["anyOf"] ?? []) as TSchema[];

/** A form sends text only: reads numbers and booleans where the schema wants them, leaves all else alone. */
function convert(schema: TSchema, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (isNumberLike(schema)) return numberIn(value) ?? value;
  if (schema[Kind] === "Union") return choiceIn(schema, value) ?? value;
  if (schema[Kind] === "Boolean" && /^(on|true|1)$/.test(value)) return true;
  if (schema[Kind] === "Boolean" && /^(off|false|0)$/.test(value)) return false;
  return value;
}

/** Full-width digits, as Asian keyboards write them, are digits too. */
function numberIn(text: string): number | null {
  const plain = text
    .trim()
    .replace(/[０-９．－]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

const folded = (name: string): string => name.toLowerCase().replace(/[-_/ ]/g, "");

/** The choice that is meant by a name in other capitals, or with or without its hyphens: `SHA-256`, `aaaa`. */
function choiceIn(schema: TSchema, value: string): unknown {
  const names = membersOf(schema).map((member): unknown => member["const"]);
  if (value === "" || names.includes(value)) return undefined;
  const matching = names.filter((name) => typeof name === "string" && folded(name) === folded(value));
  return matching.length === 1 ? matching[0] : undefined;
}

/** What a form shows again: a choice as its options spell it, so that it is the one chosen; all else as it was typed. */
export function shownAgain(
  schema: TObject,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const choices = Object.entries<TSchema>(schema.properties).flatMap(([name, property]) => {
    const value = property[Kind] === "Union" ? choiceIn(property, values[name] ?? "") : undefined;
    return typeof value === "string" ? [[name, value]] : [];
  });
  return { ...values, ...Object.fromEntries(choices) };
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === "";

function choicesOf(schema: TSchema): string {
  return membersOf(schema)
    .map((member) => String(member["const"]))
    .join(", ");
}

function fieldMessage(type: ValueErrorType, schema: TSchema, value: unknown): Message {
  const missing: MessageKey | undefined = schema["missing"];
  if (isBlank(value)) return missing ? { key: missing } : message("invalid.required");
  const own: MessageKey | undefined = schema["message"];
  const { minimum: min, maximum: max } = schema;
  if (isNumberLike(schema) && min !== undefined && max !== undefined) {
    return message(schema[Kind] === "Integer" ? "invalid.integerBetween" : "invalid.between", { min, max });
  }
  switch (type) {
    case ValueErrorType.StringMinLength:
      return message("invalid.tooShort", { min: schema["minLength"] });
    case ValueErrorType.StringMaxLength:
      return message("invalid.tooLong", { max: schema["maxLength"] });
    case ValueErrorType.String:
      return message("invalid.text");
    case ValueErrorType.Integer:
    case ValueErrorType.Number:
      return message("invalid.number");
    case ValueErrorType.Boolean:
      return message("invalid.boolean");
    case ValueErrorType.Union:
      return own ? { key: own } : message("invalid.choice", { choices: choicesOf(schema) });
    default:
      return own ? { key: own } : message("invalid.format");
  }
}

/**
 * Reads an input by its schema, from JSON, a query or a form alike: numbers and booleans may be written as
 * text, a blank optional field is absent, unknown fields are dropped. In a form an absent checkbox is false.
 */
export function decode<Input extends TObject>(
  schema: Input,
  raw: RawInput,
  from: "json" | "form",
): Result<Static<Input>> {
  const input: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const path in schema.properties) {
    const property = schema.properties[path];
    if (!property) continue;
    const isOptional = property[OptionalKind] === "Optional";
    let value = convert(property, raw[path]);
    if (from === "form" && property[Kind] === "Boolean") value ??= false;
    if (isBlank(value) && (isOptional || property["default"] !== undefined)) value = property["default"];
    if (value === undefined && isOptional) continue;
    // What is right is most of it, and to look for what is wrong takes longer.
    const first = Value.Check(property, value) ? undefined : Errors(property, value).First();
    if (first) errors.push({ path, message: fieldMessage(first.type, property, value) });
    else input[path] = value;
  }
  if (errors.length > 0) return { ok: false, failure: { code: "invalid_input", errors } };
  // oxlint-disable-next-line no-unsafe-type-assertion -- every property was checked against its schema
  return ok(input as Static<Input>);
}
