import { Kind, type TSchema } from "@sinclair/typebox";

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const membersOf = (schema: Schema, key: string): readonly Schema[] => {
  const members: unknown = schema[key];
  return Array.isArray(members) ? members.filter(isSchema) : [];
};

const isNull = (schema: Schema): boolean => schema["type"] === "null";

/** Alternatives of fixed values become an enumeration; one that may also be null says so in its type. */
function alternatives(schema: Schema): Schema {
  const { anyOf: _anyOf, ...rest } = schema;
  const members = membersOf(schema, "anyOf").map(plain);
  const others = members.filter((member) => !isNull(member));
  const isNullable = others.length < members.length;
  const types = [...new Set(others.map((member) => member["type"]))];
  const withNull = (type: unknown) => (isNullable ? [type, "null"] : type);
  if (others.every((member) => "const" in member) && types.length === 1) {
    const values = others.map((member) => member["const"]);
    return { ...rest, type: withNull(types[0]), enum: isNullable ? [...values, null] : values };
  }
  const [only] = others;
  if (only && others.length === 1 && typeof only["type"] === "string")
    return {
      ...only,
      ...rest,
      type: withNull(only["type"]),
      ...(Array.isArray(only["enum"]) && { enum: [...only["enum"], ...(isNullable ? [null] : [])] }),
    };
  return { ...rest, anyOf: members };
}

const mapped = (value: unknown): Schema =>
  isSchema(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, isSchema(inner) ? plain(inner) : inner]),
      )
    : {};

function plain(schema: Schema): Schema {
  // Object.entries leaves TypeBox's symbols out.
  const {
    message: _message,
    missing: _missing,
    $id: _id,
    ...stated
  } = Object.fromEntries(Object.entries(schema));
  if (stated["type"] === "Uint8Array") return { type: "string", format: "binary" };
  if (stated["type"] === "Date") return { ...stated, type: "string", format: "date-time" };
  if ("anyOf" in stated) return alternatives(stated);
  if ("allOf" in stated) return { ...stated, allOf: membersOf(stated, "allOf").map(plain) };
  if (stated["type"] === "array" && Array.isArray(stated["items"])) {
    const { items: _items, additionalItems: _additional, ...rest } = stated;
    return { ...rest, prefixItems: membersOf(stated, "items").map(plain), items: false };
  }
  const { patternProperties, ...rest } = stated;
  const [anyName] = isSchema(patternProperties) ? Object.values(patternProperties) : [];
  return {
    ...rest,
    ...(isSchema(rest["items"]) && { items: plain(rest["items"]) }),
    ...(isSchema(rest["properties"]) && { properties: mapped(rest["properties"]) }),
    ...(isSchema(anyName) && { additionalProperties: plain(anyName) }),
  };
}

/** A TypeBox schema as OpenAPI 3.1 (JSON Schema 2020-12) writes it, without what is ours alone. */
export const openApiSchema = (schema: TSchema): Schema => plain(schema);

/** Whether an action says what it answers at all. */
export const isStated = (schema: TSchema | undefined): schema is TSchema =>
  schema !== undefined && schema[Kind] !== "Unknown";
