import { type Static, Type } from "@sinclair/typebox";
import { longestAnswer, longestQuestion, mostPairs } from "./context.ts";

const ChatPair = Type.Object({
  question: Type.String({ maxLength: longestQuestion }),
  answer: Type.String({ maxLength: longestAnswer }),
});

export const ChatInput = Type.Object({
  message: Type.String({
    minLength: 1,
    maxLength: longestQuestion,
    pattern: "\\S",
    message: "invalid.required",
    description: "The question.",
  }),
  history: Type.Optional(
    Type.Array(ChatPair, {
      maxItems: mostPairs,
      description: "Earlier questions and answers, oldest first; the newest that fit go along as context.",
    }),
  ),
});
export type ChatInput = Static<typeof ChatInput>;
