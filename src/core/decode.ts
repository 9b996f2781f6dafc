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
function convertFormValue(schema: TSchema, formValue: unknown): unknown {
  if (typeof formValue !== "string") return formValue;
  if (isNumberLike(schema)) return readFormNumber(formValue) ?? formValue;
  if (schema[Kind] === "Union") return choiceIn(schema, formValue) ?? formValue;
  if (schema[Kind] === "Boolean" && /^(on|true|1)$/.test(formValue)) return true;
  if (schema[Kind] === "Boolean" && /^(off|false|0)$/.test(formValue)) return false;
  return formValue;
}

/** Full-width digits, as Asian keyboards write them, are digits too. */
function readFormNumber(numberText: string): number | null {
  const plainDigits = numberText
    .trim()
    .replace(/[０-９．－]/g, (fullWidthDigit) => String.fromCharCode(fullWidthDigit.charCodeAt(0) - 0xfee0));
  return /^-?\d+(\.\d+)?$/.test(plainDigits) ? Number(plainDigits) : null;
}

const foldedChoice = (choiceName: string): string => choiceName.toLowerCase().replace(/[-_/ ]/g, "");

/** The choice that is meant by a name in other capitals, or with or without its hyphens: `SHA-256`, `aaaa`. */
function choiceIn(schema: TSchema, chosenName: string): unknown {
  const choiceNames = membersOf(schema).map((schemaMember): unknown => schemaMember["const"]);
  if (chosenName === "" || choiceNames.includes(chosenName)) return undefined;
  const matchingChoices = choiceNames.filter(
    (choiceName) => typeof choiceName === "string" && foldedChoice(choiceName) === foldedChoice(chosenName),
  );
  return matchingChoices.length === 1 ? matchingChoices[0] : undefined;
}

/** What a form shows again: a choice as its options spell it, so that it is the one chosen; all else as it was typed. */
export function shownAgain(
  schema: TObject,
  formValues: Readonly<Record<string, string>>,
): Record<string, string> {
  const choices = Object.entries<TSchema>(schema.properties).flatMap(([fieldName, fieldSchema]) => {
    const fieldChoice =
      fieldSchema[Kind] === "Union" ? choiceIn(fieldSchema, formValues[fieldName] ?? "") : undefined;
    return typeof fieldChoice === "string" ? [[fieldName, fieldChoice]] : [];
  });
  return { ...formValues, ...Object.fromEntries(choices) };
}

const isBlank = (inputValue: unknown): boolean =>
  inputValue === undefined || inputValue === null || inputValue === "";

function choicesOf(schema: TSchema): string {
  return membersOf(schema)
    .map((schemaMember) => String(schemaMember["const"]))
    .join(", ");
}

function fieldMessage(errorType: ValueErrorType, schema: TSchema, inputValue: unknown): Message {
  const missingKey: MessageKey | undefined = schema["missing"];
  if (isBlank(inputValue)) return missingKey ? { key: missingKey } : message("invalid.required");
  const ownMessageKey: MessageKey | undefined = schema["message"];
  const { minimum: min, maximum } = schema;
  if (isNumberLike(schema) && min !== undefined && maximum !== undefined) {
    return message(schema[Kind] === "Integer" ? "invalid.integerBetween" : "invalid.between", {
      min,
      max: maximum,
    });
  }
  switch (errorType) {
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
      return ownMessageKey
        ? { key: ownMessageKey }
        : message("invalid.choice", { choices: choicesOf(schema) });
    default:
      return ownMessageKey ? { key: ownMessageKey } : message("invalid.format");
  }
}

/**
 * Reads an input by its schema, from JSON, a query or a form alike: numbers and booleans may be written as
 * text, a blank optional field is absent, unknown fields are dropped. In a form an absent checkbox is false.
 */
export function decode<Input extends TObject>(
  schema: Input,
  rawInput: RawInput,
  from: "json" | "form",
): Result<Static<Input>> {
  const decodedInput: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const path in schema.properties) {
    const fieldSchema = schema.properties[path];
    if (!fieldSchema) continue;
    const isOptional = fieldSchema[OptionalKind] === "Optional";
    let fieldValue = convertFormValue(fieldSchema, rawInput[path]);
    if (from === "form" && fieldSchema[Kind] === "Boolean") fieldValue ??= false;
    if (isBlank(fieldValue) && (isOptional || fieldSchema["default"] !== undefined))
      fieldValue = fieldSchema["default"];
    if (fieldValue === undefined && isOptional) continue;
    // What is right is most of it, and to look for what is wrong takes longer.
    const firstError = Value.Check(fieldSchema, fieldValue)
      ? undefined
      : Errors(fieldSchema, fieldValue).First();
    if (firstError) errors.push({ path, message: fieldMessage(firstError.type, fieldSchema, fieldValue) });
    else decodedInput[path] = fieldValue;
  }
  if (errors.length > 0) return { ok: false, failure: { code: "invalid_input", errors } };
  // oxlint-disable-next-line no-unsafe-type-assertion -- every property was checked against its schema
  return ok(decodedInput as Static<Input>);
}
