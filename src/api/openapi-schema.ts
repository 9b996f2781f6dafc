import { Kind, type TSchema } from "@sinclair/typebox";
import { describedIn } from "#core/described.ts";

type OpenApiSchema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is OpenApiSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const membersOf = (schema: OpenApiSchema, key: string): readonly OpenApiSchema[] => {
  const schemaMembers: unknown = schema[key];
  return Array.isArray(schemaMembers) ? schemaMembers.filter(isSchema) : [];
};

const isNull = (schema: OpenApiSchema): boolean => schema["type"] === "null";

/** Alternatives of fixed values become an enumeration; one that may also be null says so in its type. */
function alternatives(schema: OpenApiSchema): OpenApiSchema {
  const { anyOf: _anyOf, ...otherKeywords } = schema;
  const unionMembers = membersOf(schema, "anyOf").map(plainSchema);
  const otherMembers = unionMembers.filter((unionMember) => !isNull(unionMember));
  const isNullable = otherMembers.length < unionMembers.length;
  const memberTypes = [...new Set(otherMembers.map((unionMember) => unionMember["type"]))];
  const withNull = (memberType: unknown) => (isNullable ? [memberType, "null"] : memberType);
  if (otherMembers.every((unionMember) => "const" in unionMember) && memberTypes.length === 1) {
    const constValues = otherMembers.map((unionMember) => unionMember["const"]);
    return {
      ...otherKeywords,
      type: withNull(memberTypes[0]),
      enum: isNullable ? [...constValues, null] : constValues,
    };
  }
  const [onlyMember] = otherMembers;
  if (onlyMember && otherMembers.length === 1 && typeof onlyMember["type"] === "string")
    return {
      ...onlyMember,
      ...otherKeywords,
      type: withNull(onlyMember["type"]),
      ...(Array.isArray(onlyMember["enum"]) && {
        enum: [...onlyMember["enum"], ...(isNullable ? [null] : [])],
      }),
    };
  return { ...otherKeywords, anyOf: unionMembers };
}

const mapSchemas = (value: unknown): OpenApiSchema =>
  isSchema(value)
    ? Object.fromEntries(
        Object.entries(value).map(([keyword, innerSchema]) => [
          keyword,
          isSchema(innerSchema) ? plainSchema(innerSchema) : innerSchema,
        ]),
      )
    : {};

/** With the words of what describes itself by a text's key. */
const inEnglish = (schema: OpenApiSchema): OpenApiSchema =>
  schema["description"] === undefined ? schema : { ...schema, description: describedIn("en", schema) };

function plainSchema(schema: OpenApiSchema): OpenApiSchema {
  // Object.entries leaves TypeBox's symbols out.
  const {
    message: _message,
    missing: _missing,
    reads: _reads,
    $id: _id,
    ...stated
  } = inEnglish(Object.fromEntries(Object.entries(schema)));
  if (stated["type"] === "Uint8Array") return { type: "string", format: "binary" };
  if (stated["type"] === "Date") return { ...stated, type: "string", format: "date-time" };
  if ("anyOf" in stated) return alternatives(stated);
  if ("allOf" in stated) return { ...stated, allOf: membersOf(stated, "allOf").map(plainSchema) };
  if (stated["type"] === "array" && Array.isArray(stated["items"])) {
    const { items: _items, additionalItems: _additional, ...otherKeywords } = stated;
    return { ...otherKeywords, prefixItems: membersOf(stated, "items").map(plainSchema), items: false };
  }
  const { patternProperties, ...otherKeywords } = stated;
  const [anyName] = isSchema(patternProperties) ? Object.values(patternProperties) : [];
  return {
    ...otherKeywords,
    ...(isSchema(otherKeywords["items"]) && { items: plainSchema(otherKeywords["items"]) }),
    ...(isSchema(otherKeywords["properties"]) && { properties: mapSchemas(otherKeywords["properties"]) }),
    ...(isSchema(anyName) && { additionalProperties: plainSchema(anyName) }),
  };
}

/** A TypeBox schema as OpenAPI 3.1 (JSON Schema 2020-12) writes it, without what is ours alone. */
export const openApiSchema = (schema: TSchema): OpenApiSchema => plainSchema(schema);

/** Whether an action says what it answers at all. */
export const isStated = (schema: TSchema | undefined): schema is TSchema =>
  schema !== undefined && schema[Kind] !== "Unknown";
