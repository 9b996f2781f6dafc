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
type Fault = (typeof ValueErrorType)[keyof typeof ValueErrorType];

const below = (value: number, bound: unknown): boolean => typeof bound === "number" && value < bound;
const above = (value: number, bound: unknown): boolean => typeof bound === "number" && value > bound;

function faultOfText(schema: BrowserSchema, value: unknown): Fault | null {
  if (typeof value !== "string") return ValueErrorType.String;
  if (below(value.length, schema["minLength"])) return ValueErrorType.StringMinLength;
  if (above(value.length, schema["maxLength"])) return ValueErrorType.StringMaxLength;
  const { pattern } = schema;
  return typeof pattern === "string" && !new RegExp(pattern).test(value)
    ? ValueErrorType.StringPattern
    : null;
}

function faultOfNumber(schema: BrowserSchema, value: unknown, kind: "Integer" | "Number"): Fault | null {
  const isRight =
    typeof value === "number" && (kind === "Integer" ? Number.isInteger(value) : Number.isFinite(value));
  if (!isRight) return ValueErrorType[kind];
  return below(value, schema["minimum"]) || above(value, schema["maximum"]) ? ValueErrorType.Range : null;
}

function faultOf(schema: BrowserSchema, value: unknown): Fault | null {
  const { anyOf } = schema;
  switch (schema[Kind]) {
    case "String":
      return faultOfText(schema, value);
    case "Integer":
    case "Number":
      return faultOfNumber(schema, value, schema[Kind]);
    case "Boolean":
      return typeof value === "boolean" ? null : ValueErrorType.Boolean;
    case "Literal":
      return value === schema["const"] ? null : ValueErrorType.Literal;
    case "Union":
      return Array.isArray(anyOf) && anyOf.some((one) => faultOf(one, value) === null)
        ? null
        : ValueErrorType.Union;
    default:
      throw new Error(`A field of kind ${String(schema[Kind])} cannot be checked here`);
  }
}

export const Value = {
  Check: (schema: BrowserSchema, value: unknown): boolean => faultOf(schema, value) === null,
};

export function Errors(schema: BrowserSchema, value: unknown) {
  const type = faultOf(schema, value);
  return { First: () => (type === null ? undefined : { type }) };
}
