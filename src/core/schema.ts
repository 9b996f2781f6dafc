import {
  type ArrayOptions,
  type StringOptions,
  type TArray,
  type TBoolean,
  type TInteger,
  type TLiteral,
  type TNull,
  type TNumber,
  type TObject,
  type TSchema,
  type TString,
  type TUnion,
  Type,
} from "@sinclair/typebox";
import type { ApiTextKey } from "./described.ts";
import type { MessageKey } from "./i18n.ts";

/** One of the given words or numbers. */
export const choice = <const Value extends string | number>(
  choiceValues: readonly Value[],
  schemaOptions: { default?: Value; description?: string; missing?: MessageKey; message?: MessageKey } = {},
): TUnion<TLiteral<Value>[]> =>
  Type.Union(
    choiceValues.map((choiceValue) => Type.Literal(choiceValue)),
    schemaOptions,
  );

/** Describes a field that a call takes, by the key of its text: `<tool>.<field>.api`. */
export const apiText = (key: Extract<ApiTextKey, `${string}.api`>): string => key;

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const NoInput = Type.Object({});

/** Done, with nothing more to say. */
export const Success = Type.Object({ success: Type.Literal(true) });

type TextOptions = StringOptions & { readonly maxLength: number };
type TText = TString & { readonly maxLength: number };

/** A text that a visitor writes, of so many UTF-16 units at most. Its length is looked at before its pattern is. */
// oxlint-disable-next-line no-unsafe-type-assertion -- TypeBox keeps the options, and forgets them in its types
export const text = (options: TextOptions): TText => Type.String(options) as TText;

/** A text that goes to the database, to be stored or looked for: PostgreSQL has no U+0000 in texts. */
export const storedText = (options: TextOptions): TText =>
  text({ pattern: "^[^\\u0000]*$", message: "invalid.nul" satisfies MessageKey, ...options });

type TList<Item extends TSchema> = TArray<Item> & { readonly maxItems: number };

/** A list that a visitor writes, of so many items at most. */
export const arrayOf = <Item extends TSchema>(
  item: Item,
  options: ArrayOptions & { readonly maxItems: number },
): TList<Item> =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- likewise
  Type.Array(item, options) as TList<Item>;

/** What is short by itself. */
type TShort = TLiteral | TNumber | TInteger | TBoolean | TNull;

/** Whether every text and every list in it has an end; of what is none of these nobody knows. */
type HasEnd<Schema> = Schema extends TText | TShort
  ? true
  : Schema extends TArray<infer Item>
    ? Schema extends TList<Item>
      ? HasEnd<Item>
      : false
    : Schema extends TUnion<infer Members>
      ? AllHaveEnds<Members[number]>
      : Schema extends TObject<infer Fields>
        ? AllHaveEnds<Fields[keyof Fields]>
        : false;

/** Of none at all it is true. */
type AllHaveEnds<Schema> = false extends (Schema extends unknown ? HasEnd<Schema> : never) ? false : true;

/** What a visitor sends: a field whose text or list has no end does not compile. */
export type Bounded<Input extends TObject> = {
  readonly properties: {
    readonly [Name in keyof Input["properties"]]: HasEnd<Input["properties"][Name]> extends true
      ? TSchema
      : { readonly "has no maxLength": Name };
  };
};

/** ISO 8601 in UTC. */
export const DateTime = Type.String({ format: "date-time" });
