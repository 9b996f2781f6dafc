import { maxHistoryPairs } from "./schema.ts";
import type { ChatMessage } from "./effects.ts";

/** How much of the earlier pairs goes along, in UTF-16 units. */
const maxContextLength = 12_000;

export type ChatPair = { readonly question: string; readonly answer: string };

const instruction =
  "You are a helpful assistant on a public web site. Answer in the language of the question, " +
  "briefly unless asked for more, in Markdown without raw HTML.";

/** The newest pairs that fit, oldest first. Of a newest pair that is too long by itself, the end is left out. */
export function recentPairs(chatHistory: readonly ChatPair[]): ChatPair[] {
  let room = maxContextLength;
  const chatPairs: ChatPair[] = [];
  for (const { question, answer } of chatHistory.toReversed().slice(0, maxHistoryPairs)) {
    if (question.length + answer.length > room && chatPairs.length > 0) break;
    const shortPair = { question, answer: answer.slice(0, Math.max(0, room - question.length)) };
    chatPairs.unshift(shortPair);
    room -= shortPair.question.length + shortPair.answer.length;
  }
  return chatPairs;
}

/** What the model reads: how to behave, what was said before, and the question last. */
export const conversation = (newQuestion: string, chatHistory: readonly ChatPair[] = []): ChatMessage[] => [
  { role: "system", content: instruction },
  ...recentPairs(chatHistory).flatMap(({ question, answer }): ChatMessage[] => [
    { role: "user", content: question },
    { role: "assistant", content: answer },
  ]),
  { role: "user", content: newQuestion },
];
