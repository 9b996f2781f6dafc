import { maxHistoryPairs } from "./bounds.ts";

/** How much of the earlier pairs goes along, in UTF-16 units. */
const maxContextLength = 12_000;

export type ChatPair = { readonly question: string; readonly answer: string };

export type ChatMessage = { readonly role: "system" | "user" | "assistant"; readonly content: string };

const instruction =
  "You are a helpful assistant on a public web site. Answer in the language of the question, " +
  "briefly unless asked for more, in Markdown without raw HTML.";

/** The newest pairs that fit, oldest first. Of a newest pair that is too long by itself, the end is left out. */
export function recentPairs(history: readonly ChatPair[]): ChatPair[] {
  let room = maxContextLength;
  const pairs: ChatPair[] = [];
  for (const { question, answer } of history.toReversed().slice(0, maxHistoryPairs)) {
    if (question.length + answer.length > room && pairs.length > 0) break;
    const pair = { question, answer: answer.slice(0, Math.max(0, room - question.length)) };
    pairs.unshift(pair);
    room -= pair.question.length + pair.answer.length;
  }
  return pairs;
}

/** What the model reads: how to behave, what was said before, and the question last. */
export const conversation = (message: string, history: readonly ChatPair[] = []): ChatMessage[] => [
  { role: "system", content: instruction },
  ...recentPairs(history).flatMap(({ question, answer }): ChatMessage[] => [
    { role: "user", content: question },
    { role: "assistant", content: answer },
  ]),
  { role: "user", content: message },
];
