import { Kind, OptionalKind, type Static, type TObject, type TSchema } from "@sinclair/typebox";
import { Errors, ValueErrorType } from "@sinclair/typebox/errors";
import { Value } from "@sinclair/typebox/value";
import { type Message, type MessageKey, message } from "./i18n.ts";
import { halfWidth, plainSigns } from "./pasted.ts";
import { type RawInput, isUnfilled, readFields, readerOf } from "./read-fields.ts";
import { type Result, ok } from "./result.ts";

const isNumberLike = (schema: TSchema): boolean =>
  schema[Kind] === "Integer" ||
  schema[Kind] === "Number" ||
  (schema[Kind] === "Literal" && typeof schema["const"] === "number") ||
  (schema[Kind] === "Union" && membersOf(schema).every(isNumberLike));

// oxlint-disable-next-line no-unsafe-type-assertion -- TypeBox types a union's members as any
const membersOf = (schema: TSchema): TSchema[] => (schema["anyOf"] ?? []) as TSchema[];

/** A form sends text only: reads numbers, booleans and choices where the schema wants them, leaves all else alone. */
function convertFormValue(schema: TSchema, formValue: unknown): unknown {
  if (typeof formValue !== "string" || formValue.length > maxWordLength) return formValue;
  if (isNumberLike(schema)) return readFormNumber(formValue) ?? formValue;
  if (schema[Kind] === "Union") return choiceIn(schema, formValue) ?? formValue;
  if (schema[Kind] !== "Boolean") return formValue;
  const word = plainSigns(formValue).trim();
  if (/^(on|true|1)$/.test(word)) return true;
  return /^(off|false|0)$/.test(word) ? false : formValue;
}

/** Full-width digits, as Asian keyboards write them, are digits too. */
function readFormNumber(numberText: string): number | null {
  const plainDigits = halfWidth(plainSigns(numberText)).trim();
  return /^-?\d+(\.\d+)?$/.test(plainDigits) ? Number(plainDigits) : null;
}

/** Longer than what somebody pastes by mistake into a field of one line, which takes less. */
const maxLineLength = 16_000;

/** Longer than any choice, number or yes is written, with whatever stands between its words. */
const maxWordLength = 100;

const foldedChoice = (choiceName: string): string =>
  halfWidth(plainSigns(choiceName))
    .toLowerCase()
    .replace(/[-_/\s]/g, "");

/** The choice that is meant by a name in other capitals, or with or without its hyphens: `SHA-256`, `aaaa`. */
function choiceIn(schema: TSchema, chosenName: string): unknown {
  const choiceNames = membersOf(schema).map((schemaMember): unknown => schemaMember["const"]);
  if (chosenName === "" || choiceNames.includes(chosenName)) return undefined;
  if (chosenName.length > maxWordLength) return undefined;
  const foldedName = foldedChoice(chosenName);
  const matchingChoices = choiceNames.filter(
    (choiceName) => typeof choiceName === "string" && foldedChoice(choiceName) === foldedName,
  );
  return matchingChoices.length === 1 ? matchingChoices[0] : undefined;
}

/** One of some fixed words or numbers. */
const isChoice = (schema: TSchema): boolean =>
  membersOf(schema).some((member) => member["const"] !== undefined);

/** A choice as a form's options spell it; undefined where what was sent is none, which shows as no choice at all. */
function shownChoice(schema: TSchema, sent: unknown): string | undefined {
  const chosen = isUnfilled(sent) ? schema["default"] : convertFormValue(schema, sent);
  return membersOf(schema).some((member) => member["const"] === chosen) ? String(chosen) : undefined;
}

/** How long what a field takes may be; a list is written in one field. */
const maxLengthOf = (schema: TSchema): number =>
  schema[Kind] === "Array"
    ? (schema["maxItems"] ?? Infinity) * maxLengthOf(schema["items"])
    : (schema["maxLength"] ?? Infinity);

/** How much of a field is said again. */
function maxShownOf(schema: TSchema): number {
  if (isChoice(schema) || schema[Kind] === "Boolean" || isNumberLike(schema)) return maxWordLength + 1;
  const members = schema[Kind] === "Union" ? membersOf(schema) : [];
  if (members.length > 0) return Math.max(...members.map(maxShownOf));
  const maxLength = maxLengthOf(schema);
  return maxLength < 2 * maxLineLength ? Math.max(maxLength, maxLineLength) : Infinity;
}

/**
 * What a form shows again: the value that was taken out of what was pasted, a choice as its options spell it, a box as
 * it was understood; all else as it was typed. One form may be of several actions, with fields of which each takes some.
 */
export function shownAgain(
  schema: TObject,
  formValues: Readonly<Record<string, string>>,
  otherSchemas: readonly TObject[] = [],
): Record<string, string> {
  const { values, errors } = readFields(schema, formValues);
  const isRefused = (name: string) => errors.some(({ path }) => path === name);
  const ofOthers = otherSchemas.flatMap((other) =>
    Object.entries<TSchema>(other.properties).filter(
      ([name, field]) => Object.hasOwn(formValues, name) && isChoice(field),
    ),
  );
  const fields = new Map([...ofOthers, ...Object.entries<TSchema>(schema.properties)]);
  const shown = [...fields].flatMap(([name, fieldSchema]) => {
    const value = values[name];
    const maxShown = maxShownOf(fieldSchema);
    // A browser lets nobody type it.
    if (typeof value === "string" && value.length > maxShown) return [[name, value.slice(0, maxShown)]];
    if (isChoice(fieldSchema)) {
      const choice = shownChoice(fieldSchema, value);
      return choice === undefined ? [] : [[name, choice]];
    }
    if (fieldSchema[Kind] === "Boolean" && typeof value === "string") {
      const isOn = convertFormValue(fieldSchema, value);
      return typeof isOn === "boolean" ? [[name, isOn ? "on" : ""]] : [];
    }
    // What was found beside another field is of one without a reader too.
    const isRead = readerOf(fieldSchema) !== undefined || value !== formValues[name];
    return isRead && typeof value === "string" && !isRefused(name) ? [[name, value]] : [];
  });
  return { ...formValues, ...Object.fromEntries(shown) };
}

function choicesOf(schema: TSchema): string {
  return membersOf(schema)
    .map((schemaMember) => String(schemaMember["const"]))
    .join(", ");
}

function fieldMessage(errorType: ValueErrorType, schema: TSchema, inputValue: unknown): Message {
  const missingKey: MessageKey | undefined = schema["missing"];
  if (isUnfilled(inputValue)) return missingKey ? { key: missingKey } : message("invalid.required");
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
      // A message in which the field's reader found no value: that it is long is not what is wrong.
      return ownMessageKey && readerOf(schema)
        ? { key: ownMessageKey }
        : message("invalid.tooLong", { max: schema["maxLength"] });
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
  const { values, errors: refusals } = readFields(schema, rawInput);
  const errors = [...refusals];
  for (const path in schema.properties) {
    const fieldSchema = schema.properties[path];
    if (!fieldSchema || refusals.some((refusal) => refusal.path === path)) continue;
    const isOptional = fieldSchema[OptionalKind] === "Optional";
    let fieldValue = convertFormValue(fieldSchema, values[path]);
    if (from === "form" && fieldSchema[Kind] === "Boolean") fieldValue ??= false;
    if (isUnfilled(fieldValue) && (isOptional || fieldSchema["default"] !== undefined))
      fieldValue = fieldSchema["default"];
    if (fieldValue === undefined && isOptional) continue;
    // What is right is most of it, and to look for what is wrong takes longer.
    const firstError = Value.Check(fieldSchema, fieldValue)
      ? undefined
      : Errors(fieldSchema, fieldValue).First();
    if (firstError) {
      const isShort = isUnfilled(fieldValue) || firstError.type === ValueErrorType.StringMinLength;
      const message = fieldMessage(firstError.type, fieldSchema, fieldValue);
      errors.push({ path, message, ...(isShort && { unfinished: true }) });
    } else decodedInput[path] = fieldValue;
  }
  if (errors.length > 0) return { ok: false, failure: { code: "invalid_input", errors } };
  // oxlint-disable-next-line no-unsafe-type-assertion -- every property was checked against its schema
  return ok(decodedInput as Static<Input>);
}
