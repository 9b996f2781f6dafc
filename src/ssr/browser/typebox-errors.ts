/**
 * What stands for "@sinclair/typebox/errors" and "…/value" in the browser: what is wrong with the value of a form's field, for the
 * kinds of fields that tools have. The library's own brings 8 KB for all the others.
 */
import { type BrowserSchema, Kind } from "./typebox.ts";

/** Names of faults; `core/decode.ts` words them. */
export const ValueErrorType = {
  Boolean: "boolean",
  Integer: "integer",
  Literal: "literal",
  Number: "number",
  Range: "range",
  String: "string",
  StringMaxLength: "longer",
  StringMinLength: "shorter",
  StringPattern: "pattern",
  Union: "union",
} as const;
type SchemaFault = (typeof ValueErrorType)[keyof typeof ValueErrorType];

const isBelow = (checkedValue: number, lowerBound: unknown): boolean =>
  typeof lowerBound === "number" && checkedValue < lowerBound;
const isAbove = (checkedValue: number, upperBound: unknown): boolean =>
  typeof upperBound === "number" && checkedValue > upperBound;

function faultOfText(schema: BrowserSchema, checkedValue: unknown): SchemaFault | null {
  if (typeof checkedValue !== "string") return ValueErrorType.String;
  if (isBelow(checkedValue.length, schema["minLength"])) return ValueErrorType.StringMinLength;
  if (isAbove(checkedValue.length, schema["maxLength"])) return ValueErrorType.StringMaxLength;
  const { pattern } = schema;
  return typeof pattern === "string" && !new RegExp(pattern).test(checkedValue)
    ? ValueErrorType.StringPattern
    : null;
}

function faultOfNumber(
  schema: BrowserSchema,
  checkedValue: unknown,
  numberKind: "Integer" | "Number",
): SchemaFault | null {
  const isRight =
    typeof checkedValue === "number" &&
    (numberKind === "Integer" ? Number.isInteger(checkedValue) : Number.isFinite(checkedValue));
  if (!isRight) return ValueErrorType[numberKind];
  return isBelow(checkedValue, schema["minimum"]) || isAbove(checkedValue, schema["maximum"])
    ? ValueErrorType.Range
    : null;
}

function faultOf(schema: BrowserSchema, checkedValue: unknown): SchemaFault | null {
  const { anyOf } = schema;
  switch (schema[Kind]) {
    case "String":
      return faultOfText(schema, checkedValue);
    case "Integer":
    case "Number":
      return faultOfNumber(schema, checkedValue, schema[Kind]);
    case "Boolean":
      return typeof checkedValue === "boolean" ? null : ValueErrorType.Boolean;
    case "Literal":
      return checkedValue === schema["const"] ? null : ValueErrorType.Literal;
    case "Union":
      return Array.isArray(anyOf) && anyOf.some((unionMember) => faultOf(unionMember, checkedValue) === null)
        ? null
        : ValueErrorType.Union;
    default:
      throw new Error(`A field of kind ${String(schema[Kind])} cannot be checked here`);
  }
}

export const Value = {
  Check: (schema: BrowserSchema, checkedValue: unknown): boolean => faultOf(schema, checkedValue) === null,
};

export function Errors(schema: BrowserSchema, checkedValue: unknown) {
  const faultType = faultOf(schema, checkedValue);
  return { First: () => (faultType === null ? undefined : { type: faultType }) };
}
