import { type Caller, action } from "../../core/action.ts";
import { message } from "../../core/i18n.ts";
import { type Result, fail, ok } from "../../core/result.ts";
import { type ChatMessage, conversation, longestAnswer } from "./context.ts";
import { ChatInput } from "./schema.ts";
import { thinkingFilter } from "./thinking.ts";

export type ChatAnswer = {
  /** In Markdown. */
  readonly response: string;
  /** False when it was cut at a limit of length or time. */
  readonly complete: boolean;
};

/** A part of an answer. An empty text says that the model is at work; `isCut`, that it had more to say. */
export type ChatPiece = { readonly text: string; readonly isCut?: boolean };

/** Yields pieces as they are written. A failure is the last thing it yields; an aborted signal ends it silently. */
export type ChatModel = (request: {
  readonly messages: readonly ChatMessage[];
  readonly signal: AbortSignal;
  /** Whether somebody reads along, or waits for the whole answer within one call's time. */
  readonly reader: "follows" | "waits";
}) => AsyncIterable<Result<ChatPiece>>;

export type ChatStream = AsyncIterable<Result<ChatPiece>>;

const noAnswer = fail("upstream_error", message("chat.problem.empty"));

async function* shown(pieces: ChatStream): ChatStream {
  const filter = thinkingFilter();
  let room = longestAnswer;
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
  if (room === longestAnswer) yield noAnswer;
}

async function* after(first: Result<ChatPiece>, rest: AsyncIterator<Result<ChatPiece>>): ChatStream {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Waits for the model's first sign, so that a failure before it is a plain answer and not a stream. */
async function begin(
  model: ChatModel | null,
  { input, caller, reader }: { input: ChatInput; caller: Caller; reader: "follows" | "waits" },
): Promise<Result<ChatStream>> {
  if (!model) return fail("not_configured", message("chat.problem.notConfigured"));
  const messages = conversation(input.message, input.history);
  const pieces = shown(model({ messages, signal: caller.signal, reader }))[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return noAnswer;
  return first.value.ok ? ok(after(first.value, pieces)) : first.value;
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

/** `ask` gives the whole answer, `follow` the same as it is written. Without a model both say so. */
export const chatActions = (model: ChatModel | null) => ({
  ask: action(ChatInput, "chat", async (input, caller) => {
    const begun = await begin(model, { input, caller, reader: "waits" });
    return begun.ok ? collect(begun.value) : begun;
  }),
  follow: action(ChatInput, "chat", (input, caller) => begin(model, { input, caller, reader: "follows" })),
});

export type ChatActions = ReturnType<typeof chatActions>;
