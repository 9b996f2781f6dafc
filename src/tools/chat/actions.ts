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
async function* limitPieces(answerPieces: ChatStream): ChatStream {
  const hideThinking = thinkingFilter();
  let answerRoom = maxAnswerLength;
  for await (const answerPiece of answerPieces) {
    if (!answerPiece.ok) {
      yield answerPiece;
      return;
    }
    const answerText = hideThinking(answerPiece.value.text);
    const isTooLong = answerText.length > answerRoom;
    yield ok(
      isTooLong
        ? { text: answerText.slice(0, answerRoom), isCut: true }
        : { ...answerPiece.value, text: answerText },
    );
    if (isTooLong) return;
    answerRoom -= answerText.length;
  }
  if (answerRoom === maxAnswerLength) yield noAnswer;
}

async function* prependPiece(
  firstPiece: Result<ChatPiece>,
  laterPieces: AsyncIterator<Result<ChatPiece>>,
): ChatStream {
  try {
    yield firstPiece;
    for (let laterPiece = await laterPieces.next(); !laterPiece.done; laterPiece = await laterPieces.next())
      yield laterPiece.value;
  } finally {
    await laterPieces.return?.();
  }
}

/** Waits for the model's first piece, so that a failure before it is a plain answer and not a stream. */
async function beginAnswer(
  { model: chatModel }: ChatEffects,
  { input: chatInput, caller, delivery }: { input: ChatInput; caller: Caller; delivery: "stream" | "whole" },
): Promise<Result<ChatStream>> {
  if (!chatModel) return fail("not_configured", message("chat.problem.notConfigured"));
  const chatMessages = conversation(chatInput.message, chatInput.history);
  const request = { messages: chatMessages, signal: caller.signal, client: clientKeyOf(caller), delivery };
  const answerPieces = limitPieces(chatModel(request))[Symbol.asyncIterator]();
  const firstPiece = await answerPieces.next();
  if (firstPiece.done) return noAnswer;
  return firstPiece.value.ok ? ok(prependPiece(firstPiece.value, answerPieces)) : firstPiece.value;
}

async function collectAnswer(answerPieces: ChatStream): Promise<Result<ChatAnswer>> {
  let response = "";
  let isComplete = true;
  for await (const answerPiece of answerPieces) {
    if (!answerPiece.ok) return answerPiece;
    response += answerPiece.value.text;
    isComplete &&= !answerPiece.value.isCut;
  }
  return ok({ response, complete: isComplete });
}

/** `ask` gives the whole answer, `follow` the same as it is written. Without a model both fail as not configured. */
export const chatActions = (effects: ChatEffects) => ({
  ask: onceAction(ChatInput, ChatAnswer, "chat", async (chatInput, caller) => {
    const begunAnswer = await beginAnswer(effects, { input: chatInput, caller, delivery: "whole" });
    return begunAnswer.ok ? collectAnswer(begunAnswer.value) : begunAnswer;
  }),
  follow: action(ChatInput, ChatEvents, "chat", (chatInput, caller) =>
    beginAnswer(effects, { input: chatInput, caller, delivery: "stream" }),
  ),
});

export type ChatActions = ReturnType<typeof chatActions>;
