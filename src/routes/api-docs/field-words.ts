import { written } from "#core/call-command.ts";
import type { CallField } from "#tools/documented-call.ts";
import type { Localize } from "#core/i18n.ts";

type FieldSchema = CallField["schema"];

const schemaTypes = ["string", "integer", "number", "boolean", "array", "object"] as const;

const isSchema = (schemaValue: unknown): schemaValue is FieldSchema =>
  typeof schemaValue === "object" && schemaValue !== null;

const numberAt = (schema: FieldSchema, keyword: string): number | null => {
  const keywordValue = schema[keyword];
  return typeof keywordValue === "number" ? keywordValue : null;
};

/** The alternatives of a schema, itself where it has none; null is none. */
export const alternativesOf = (schema: FieldSchema): readonly FieldSchema[] => {
  const { anyOf } = schema;
  return Array.isArray(anyOf) ? anyOf.filter(isSchema) : [schema];
};

/** The values that a field may have, where they are few enough to be named. */
export const choicesOf = ({ enum: enumValues }: FieldSchema): readonly string[] | null =>
  Array.isArray(enumValues) ? enumValues.filter((enumValue) => enumValue !== null).map(String) : null;

function boundsIn(schema: FieldSchema, t: Localize): string | null {
  const [min, max] = [numberAt(schema, "minimum"), numberAt(schema, "maximum")];
  const [shortest, longest] = [numberAt(schema, "minLength"), numberAt(schema, "maxLength")];
  const most = numberAt(schema, "maxItems");
  if (min !== null && max !== null) return t("api.between", { min, max });
  if (min !== null) return t("api.atLeast", { min });
  if (longest !== null && shortest) return t("api.lengthBetween", { min: shortest, max: longest });
  if (longest !== null) return t("api.lengthAtMost", { max: longest });
  return most === null ? null : t("api.itemsAtMost", { max: most });
}

function kindIn(schema: FieldSchema, t: Localize): string {
  const fieldChoices = choicesOf(schema);
  if (fieldChoices) return t("api.oneOf", { values: fieldChoices.join(", ") });
  const namedType: unknown = Array.isArray(schema["type"]) ? schema["type"][0] : schema["type"];
  const schemaType = schemaTypes.find((knownType) => knownType === namedType) ?? "string";
  const bounds = boundsIn(schema, t);
  return [t(`api.type.${schemaType}`), ...(bounds ? [bounds] : [])].join(", ");
}

/** A field's type, bounds and default in words. */
export function fieldWords({ schema, place, isRequired }: CallField, t: Localize): string {
  const { default: standardValue } = schema;
  return [
    alternativesOf(schema)
      .map((alternative) => kindIn(alternative, t))
      .join(" / "),
    ...(place === "path" ? [t("api.inPath")] : isRequired ? [t("api.required")] : []),
    ...(standardValue === undefined ? [] : [t("api.default", { value: written(standardValue) })]),
  ].join(" · ");
}
