/**
 * What stands for "@sinclair/typebox" in the browser: its builders make plain objects, and the library's own bring
 * 6 KB along that nothing here needs. `browser-bundle.ts` puts it in its place; tests hold what devices and the
 * server make of the same inputs against each other.
 */
export const Kind = Symbol.for("TypeBox.Kind");
export const OptionalKind = Symbol.for("TypeBox.Optional");

export type BrowserSchema = Readonly<Record<string | symbol, unknown>>;
type SchemaOptions = Readonly<Record<string, unknown>>;

const plain = (kind: string) => (options?: SchemaOptions) => ({ [Kind]: kind, ...options });

const propertiesOf = ({ properties }: BrowserSchema): object =>
  typeof properties === "object" && properties !== null ? properties : {};

export const Type = {
  Array: (items: BrowserSchema, options?: SchemaOptions) => ({ [Kind]: "Array", items, ...options }),
  Boolean: plain("Boolean"),
  Composite: (schemas: readonly BrowserSchema[]) => ({
    [Kind]: "Object",
    properties: Object.assign({}, ...schemas.map(propertiesOf)),
  }),
  Integer: plain("Integer"),
  Literal: (value: unknown) => ({ [Kind]: "Literal", const: value }),
  Null: plain("Null"),
  Number: plain("Number"),
  Object: (properties: BrowserSchema, options?: SchemaOptions) => ({
    [Kind]: "Object",
    properties,
    ...options,
  }),
  Optional: (schema: BrowserSchema) => ({ ...schema, [OptionalKind]: "Optional" }),
  Record: plain("Record"),
  String: plain("String"),
  Tuple: plain("Tuple"),
  Uint8Array: plain("Uint8Array"),
  Union: (anyOf: readonly BrowserSchema[], options?: SchemaOptions) => ({
    [Kind]: "Union",
    anyOf,
    ...options,
  }),
  Unknown: plain("Unknown"),
  Unsafe: (schema: BrowserSchema) => ({ ...schema }),
};
