import { type TSchema, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { parseJson } from "../../core/json.ts";

const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));

const Words = Type.Object({ content: optional(Type.String()), refusal: optional(Type.String()) });

/** A chunk of a stream has `delta`, a whole answer `message`. The chunk with the usage has no choices. */
const Wire = Type.Object({
  error: Type.Optional(Type.Null()),
  choices: optional(
    Type.Array(
      Type.Object({
        delta: optional(Words),
        message: optional(Words),
        finish_reason: optional(Type.String()),
      }),
    ),
  ),
});

const Models = Type.Object({
  data: Type.Array(Type.Object({ id: Type.String({ minLength: 1 }) }), { minItems: 1 }),
});

export type Completion = { readonly text: string; readonly isLast: boolean; readonly isCut: boolean };

/** The last event of a stream. */
export const endMark = "[DONE]";

/** One event of an answer, or a whole one; null when it is an error or nothing known. */
export function readCompletion(data: string): Completion | null {
  if (data === endMark) return { text: "", isLast: true, isCut: false };
  const value = parseJson(data);
  if (!Value.Check(Wire, value)) return null;
  const choice = value.choices?.[0];
  const words = choice?.delta ?? choice?.message;
  const reason = choice?.finish_reason;
  return {
    text: words?.content ?? words?.refusal ?? "",
    isLast: Boolean(reason),
    isCut: reason === "length" || reason === "content_filter",
  };
}

export const firstModel = (value: unknown): string | null =>
  Value.Check(Models, value) ? (value.data[0]?.id ?? null) : null;
