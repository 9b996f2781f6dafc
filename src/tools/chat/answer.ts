import type { Caller } from "#core/action.ts";
import { payerOf } from "#core/client-key.ts";
import { message } from "#core/i18n.ts";
import type { ReplyEvents } from "#core/reply.ts";
import { type Result, fail, ok, spent } from "#core/result.ts";
import { conversation } from "./context.ts";
import type { ChatEffects, ChatPiece, ChatStream } from "./effects.ts";
import { type ChatAnswer, type ChatInput, maxAnswerLength } from "./schema.ts";

const thinkOpening = "<think>";
const thinkClosing = "</think>";

/**
 * Leaves out what a model wrote for itself: a `<think>` part at the very beginning of its answer. Takes the
 * answer piece by piece, wherever the tags are cut, and gives back what may be shown so far.
 */
export function thinkingFilter(): (piece: string) => string {
  let thinkingState: "start" | "thinking" | "gap" | "answer" = "start";
  let buffer = "";
  return (answerPiece) => {
    buffer += answerPiece;
    if (thinkingState === "start") {
      const answerStart = buffer.trimStart();
      if (answerStart.length < thinkOpening.length && thinkOpening.startsWith(answerStart)) return "";
      thinkingState = answerStart.startsWith(thinkOpening) ? "thinking" : "answer";
    }
    if (thinkingState === "thinking") {
      const thinkingEnd = buffer.indexOf(thinkClosing);
      buffer =
        thinkingEnd < 0
          ? buffer.slice(1 - thinkClosing.length)
          : buffer.slice(thinkingEnd + thinkClosing.length);
      if (thinkingEnd < 0) return "";
      thinkingState = "gap";
    }
    if (thinkingState === "gap") {
      buffer = buffer.trimStart();
      if (buffer === "") return "";
      thinkingState = "answer";
    }
    const lastAnswer = buffer;
    buffer = "";
    return lastAnswer;
  };
}

/** The model was asked, and whoever did has left, or it had nothing to say. */
const noAnswer = spent(fail("upstream_error", message("chat.problem.empty")));

/** The pieces without what the model wrote for itself, up to the longest answer. */
async function* limitPieces(pieces: ChatStream): ChatStream {
  const hideThinking = thinkingFilter();
  let room = maxAnswerLength;
  for await (const piece of pieces) {
    if (!piece.ok) {
      yield piece;
      return;
    }
    const text = hideThinking(piece.value.text);
    const isTooLong = text.length > room;
    yield ok(isTooLong ? { text: text.slice(0, room), isCut: true } : { ...piece.value, text });
    if (isTooLong) return;
    room -= text.length;
  }
  if (room === maxAnswerLength) yield noAnswer;
}

async function* prepend(first: Result<ChatPiece>, later: AsyncIterator<Result<ChatPiece>>): ChatStream {
  try {
    yield first;
    for (let next = await later.next(); !next.done; next = await later.next()) yield next.value;
  } finally {
    await later.return?.();
  }
}

/** Waits for the model's first piece, so that a failure before it is a plain answer and not a stream. */
export async function beginAnswer(
  { model }: ChatEffects,
  { input, caller, delivery }: { input: ChatInput; caller: Caller; delivery: "stream" | "whole" },
): Promise<Result<ChatStream>> {
  if (!model) return fail("not_configured", message("chat.problem.notConfigured"));
  const messages = conversation(input.message, input.history);
  const request = { messages, signal: caller.signal, payer: payerOf(caller), delivery };
  const pieces = limitPieces(model(request))[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return noAnswer;
  return first.value.ok ? ok(prepend(first.value, pieces)) : first.value;
}

/** The whole answer. */
export async function collectAnswer(pieces: ChatStream): Promise<Result<ChatAnswer>> {
  let response = "";
  let isComplete = true;
  for await (const piece of pieces) {
    if (!piece.ok) return piece;
    response += piece.value.text;
    isComplete &&= !piece.value.isCut;
  }
  return ok({ response, complete: isComplete });
}

/** Each piece as it is written, then `done`. */
export async function* chatEvents(pieces: ChatStream): ReplyEvents {
  let isComplete = true;
  for await (const piece of pieces) {
    if (!piece.ok) {
      yield piece;
      return;
    }
    isComplete &&= !piece.value.isCut;
    yield ok(piece.value.text ? { data: { text: piece.value.text } } : null);
  }
  yield ok({ event: "done", data: { complete: isComplete } });
}
