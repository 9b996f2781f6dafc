import { type TSchema, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { parseJson } from "../../core/json.ts";

const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));

const MessageText = Type.Object({ content: optional(Type.String()), refusal: optional(Type.String()) });

/** A chunk of a stream has `delta`, a whole answer `message`. The chunk with the usage has no choices. */
const ChatCompletion = Type.Object({
  error: Type.Optional(Type.Null()),
  choices: optional(
    Type.Array(
      Type.Object({
        delta: optional(MessageText),
        message: optional(MessageText),
        finish_reason: optional(Type.String()),
      }),
    ),
  ),
});

const ModelList = Type.Object({
  data: Type.Array(Type.Object({ id: Type.String({ minLength: 1 }) }), { minItems: 1 }),
});

export type Completion = { readonly text: string; readonly isLast: boolean; readonly isCut: boolean };

/** The last event of a stream. */
export const endOfStream = "[DONE]";

/** One event of an answer, or a whole one; null when it is an error or nothing known. */
export function readCompletion(data: string): Completion | null {
  if (data === endOfStream) return { text: "", isLast: true, isCut: false };
  const value = parseJson(data);
  if (!Value.Check(ChatCompletion, value)) return null;
  const choice = value.choices?.[0];
  const messageText = choice?.delta ?? choice?.message;
  const reason = choice?.finish_reason;
  return {
    text: messageText?.content ?? messageText?.refusal ?? "",
    isLast: Boolean(reason),
    isCut: reason === "length" || reason === "content_filter",
  };
}

export const firstModel = (value: unknown): string | null =>
  Value.Check(ModelList, value) ? (value.data[0]?.id ?? null) : null;
