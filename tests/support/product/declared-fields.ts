import { Kind, type TSchema } from "@sinclair/typebox";
import type { Declared } from "#server/app.ts";

/** A schema within what the product takes, and where it stands. */
export type InputPart = { readonly place: string; readonly schema: TSchema };

function* within(place: string, schema: TSchema): Generator<InputPart> {
  yield { place, schema };
  for (const [name, field] of Object.entries<TSchema>(schema["properties"] ?? {}))
    yield* within(`${place}.${name}`, field);
  for (const one of [...(schema["anyOf"] ?? []), ...(schema["allOf"] ?? [])]) yield* within(place, one);
  if (schema["items"]) yield* within(`${place}[]`, schema["items"]);
}

/** All that calls, forms and other actions take, part by part. */
export function* inputPartsOf({
  endpoints,
  actions,
}: Pick<Declared, "endpoints" | "actions">): Generator<InputPart> {
  for (const { method, path, action, streamed, query } of endpoints)
    for (const input of [action?.input, streamed?.action.input, query])
      if (input) yield* within(`${method} ${path}`, input);
  for (const [tool, ofTool] of Object.entries<object>(actions))
    for (const [name, action] of Object.entries<unknown>({ ...ofTool }))
      if (typeof action === "object" && action !== null && "input" in action)
        // oxlint-disable-next-line no-unsafe-type-assertion -- what an action calls its input is a schema
        yield* within(`${tool}.${name}`, action.input as TSchema);
}

const endedKinds = new Set(["Literal", "Number", "Integer", "Boolean", "Null", "Union"]);

/** Whether it, apart from its parts, has an end. */
export function hasEnd({ schema }: InputPart): boolean {
  const kind = schema[Kind];
  if (kind === "String") return Number.isInteger(schema["maxLength"]);
  if (kind === "Array") return Number.isInteger(schema["maxItems"]);
  if (kind === "Object")
    return schema["additionalProperties"] === undefined || schema["additionalProperties"] === false;
  return endedKinds.has(kind);
}
