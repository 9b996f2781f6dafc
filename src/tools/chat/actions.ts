import { type Caller, action, onceAction } from "../../core/action.ts";
import { message } from "../../core/i18n.ts";
import { type Result, fail, ok } from "../../core/result.ts";
import { clientKeyOf } from "../../core/client-key.ts";
import { conversation } from "./context.ts";
import type { ChatEffects, ChatPiece, ChatStream } from "./effects.ts";
import { maxAnswerLength } from "./bounds.ts";
import { ChatAnswer, ChatEvents, ChatInput } from "./schema.ts";
import { thinkingFilter } from "./thinking.ts";

const noAnswer = fail("upstream_error", message("chat.problem.empty"));

/** The pieces without what the model wrote for itself, up to the longest answer. */
async function* limitPieces(pieces: ChatStream): ChatStream {
  const filter = thinkingFilter();
  let room = maxAnswerLength;
  for await (const piece of pieces) {
    if (!piece.ok) {
      yield piece;
      return;
    }
    const text = filter(piece.value.text);
    const isTooLong = text.length > room;
    yield ok(isTooLong ? { text: text.slice(0, room), isCut: true } : { ...piece.value, text });
    if (isTooLong) return;
    room -= text.length;
  }
  if (room === maxAnswerLength) yield noAnswer;
}

async function* prepend(first: Result<ChatPiece>, rest: AsyncIterator<Result<ChatPiece>>): ChatStream {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Waits for the model's first piece, so that a failure before it is a plain answer and not a stream. */
async function begin(
  { model }: ChatEffects,
  { input, caller, delivery }: { input: ChatInput; caller: Caller; delivery: "stream" | "whole" },
): Promise<Result<ChatStream>> {
  if (!model) return fail("not_configured", message("chat.problem.notConfigured"));
  const messages = conversation(input.message, input.history);
  const request = { messages, signal: caller.signal, client: clientKeyOf(caller), delivery };
  const pieces = limitPieces(model(request))[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return noAnswer;
  return first.value.ok ? ok(prepend(first.value, pieces)) : first.value;
}

async function collect(pieces: ChatStream): Promise<Result<ChatAnswer>> {
  let response = "";
  let complete = true;
  for await (const piece of pieces) {
    if (!piece.ok) return piece;
    response += piece.value.text;
    complete &&= !piece.value.isCut;
  }
  return ok({ response, complete });
}

/** `ask` gives the whole answer, `follow` the same as it is written. Without a model both fail as not configured. */
export const chatActions = (effects: ChatEffects) => ({
  ask: onceAction(ChatInput, ChatAnswer, "chat", async (input, caller) => {
    const begun = await begin(effects, { input, caller, delivery: "whole" });
    return begun.ok ? collect(begun.value) : begun;
  }),
  follow: action(ChatInput, ChatEvents, "chat", (input, caller) =>
    begin(effects, { input, caller, delivery: "stream" }),
  ),
});

export type ChatActions = ReturnType<typeof chatActions>;
