/**
 * What stands for "@sinclair/typebox" in the browser: its builders make plain objects, and the library's own bring
 * 6 KB along that nothing here needs. `browser-bundle.ts` puts it in its place; tests hold what devices and the
 * server make of the same inputs against each other.
 */
export const Kind = Symbol.for("TypeBox.Kind");
export const OptionalKind = Symbol.for("TypeBox.Optional");

export type BrowserSchema = Readonly<Record<string | symbol, unknown>>;
type SchemaOptions = Readonly<Record<string, unknown>>;

const plainSchema = (schemaKind: string) => (schemaOptions?: SchemaOptions) => ({
  [Kind]: schemaKind,
  ...schemaOptions,
});

const propertiesOf = ({ properties }: BrowserSchema): object =>
  typeof properties === "object" && properties !== null ? properties : {};

export const Type = {
  Array: (itemSchema: BrowserSchema, schemaOptions?: SchemaOptions) => ({
    [Kind]: "Array",
    items: itemSchema,
    ...schemaOptions,
  }),
  Boolean: plainSchema("Boolean"),
  Composite: (schemas: readonly BrowserSchema[]) => ({
    [Kind]: "Object",
    properties: Object.assign({}, ...schemas.map(propertiesOf)),
  }),
  Integer: plainSchema("Integer"),
  Literal: (literalValue: unknown) => ({ [Kind]: "Literal", const: literalValue }),
  Null: plainSchema("Null"),
  Number: plainSchema("Number"),
  Object: (objectProperties: BrowserSchema, schemaOptions?: SchemaOptions) => ({
    [Kind]: "Object",
    properties: objectProperties,
    ...schemaOptions,
  }),
  Optional: (schema: BrowserSchema) => ({ ...schema, [OptionalKind]: "Optional" }),
  Record: plainSchema("Record"),
  String: plainSchema("String"),
  Tuple: plainSchema("Tuple"),
  Uint8Array: plainSchema("Uint8Array"),
  Union: (anyOf: readonly BrowserSchema[], schemaOptions?: SchemaOptions) => ({
    [Kind]: "Union",
    anyOf,
    ...schemaOptions,
  }),
  Unknown: plainSchema("Unknown"),
  Unsafe: (schema: BrowserSchema) => ({ ...schema }),
};
