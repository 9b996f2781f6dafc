import { type StringOptions, type TLiteral, type TSchema, type TUnion, Type } from "@sinclair/typebox";
import type { MessageKey } from "./i18n.ts";

/** One of the given words or numbers. */
export const choice = <const Value extends string | number>(
  choiceValues: readonly Value[],
  schemaOptions: { default?: Value; description?: string } = {},
): TUnion<TLiteral<Value>[]> =>
  Type.Union(
    choiceValues.map((choiceValue) => Type.Literal(choiceValue)),
    schemaOptions,
  );

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const NoInput = Type.Object({});

/** Done, with nothing more to say. */
export const Success = Type.Object({ success: Type.Literal(true) });

/** A text that goes to the database, to be stored or looked for: PostgreSQL has no U+0000 in texts. */
export const storedText = (schemaOptions: StringOptions = {}) =>
  Type.String({ pattern: "^[^\\u0000]*$", message: "invalid.nul" satisfies MessageKey, ...schemaOptions });

/** ISO 8601 in UTC. */
export const DateTime = Type.String({ format: "date-time" });
