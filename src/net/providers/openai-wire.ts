import { type TSchema, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { parseJson } from "#core/json.ts";

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

export type CompletionReply = { readonly text: string; readonly isLast: boolean; readonly isCut: boolean };

/** The last event of a stream. */
export const endOfStream = "[DONE]";

/** One event of an answer, or a whole one; null when it is an error or nothing known. */
export function readCompletion(eventData: string): CompletionReply | null {
  if (eventData === endOfStream) return { text: "", isLast: true, isCut: false };
  const completionJson = parseJson(eventData);
  if (!Value.Check(ChatCompletion, completionJson)) return null;
  const modelChoice = completionJson.choices?.[0];
  const messageText = modelChoice?.delta ?? modelChoice?.message;
  const finishReason = modelChoice?.finish_reason;
  return {
    text: messageText?.content ?? messageText?.refusal ?? "",
    isLast: Boolean(finishReason),
    isCut: finishReason === "length" || finishReason === "content_filter",
  };
}

export const firstModel = (modelsJson: unknown): string | null =>
  Value.Check(ModelList, modelsJson) ? (modelsJson.data[0]?.id ?? null) : null;
