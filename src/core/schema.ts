import { type TLiteral, type TSchema, type TUnion, Type } from "@sinclair/typebox";

/** One of the given words or numbers. */
export const choice = <const Value extends string | number>(
  values: readonly Value[],
  options: { default?: Value; description?: string } = {},
): TUnion<TLiteral<Value>[]> =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    options,
  );

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const NoInput = Type.Object({});

/** Done, with nothing more to say. */
export const Success = Type.Object({ success: Type.Literal(true) });

/** ISO 8601 in UTC. */
export const DateTime = Type.String({ format: "date-time" });
