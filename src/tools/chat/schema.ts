import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { arrayOf, text } from "#core/schema.ts";
import type { ChatStream } from "./effects.ts";

/** Lengths are in UTF-16 units, as form fields count them. */
export const maxQuestionLength = 4000;
/** An answer is cut here, so that every answer fits into the history it later belongs to. */
export const maxAnswerLength = 32_000;
export const maxHistoryPairs = 20;

/** How an answer ended: `cut` by a limit, `stopped` by the visitor. */
export type AnswerState = "writing" | "done" | "cut" | "stopped" | "failed";

const HistoryPair = Type.Object({
  question: text({ maxLength: maxQuestionLength }),
  answer: text({ maxLength: maxAnswerLength }),
});

export const ChatInput = Type.Object({
  message: text({
    minLength: 1,
    maxLength: maxQuestionLength,
    pattern: "\\S",
    message: "invalid.required",
    description: "The question.",
  }),
  history: Type.Optional(
    arrayOf(HistoryPair, {
      maxItems: maxHistoryPairs,
      description: "Earlier questions and answers, oldest first; the newest that fit go along as context.",
    }),
  ),
});
export type ChatInput = Static<typeof ChatInput>;

export const ChatAnswer = Type.Object({
  response: Type.String({ description: "The answer, in Markdown." }),
  complete: Type.Boolean({ description: "False when it was cut at a limit of length or time." }),
});
export type ChatAnswer = Answer<typeof ChatAnswer>;

/** The same answer as it is written. */
export const ChatEvents = Type.Unsafe<ChatStream>(
  Type.AsyncIterator(Type.Unknown(), {
    description:
      'Server-sent events: `data: {"text"}` for each piece, then `done` with `{"complete"}`, or `error` with the problem.',
  }),
);
