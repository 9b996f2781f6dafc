import { type TLiteral, type TUnion, Type } from "@sinclair/typebox";

/** One of the given words or numbers. */
export const choice = <const Value extends string | number>(
  values: readonly Value[],
  options: { default?: Value; description?: string } = {},
): TUnion<TLiteral<Value>[]> =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    options,
  );
