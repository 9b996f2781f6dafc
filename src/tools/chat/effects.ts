import type { Payer } from "#core/client-key.ts";
import type { Result } from "#core/result.ts";

export type ChatMessage = { readonly role: "system" | "user" | "assistant"; readonly content: string };

/** A part of an answer. An empty text says that the model is at work; `isCut`, that it had more to say. */
export type ChatPiece = { readonly text: string; readonly isCut?: boolean };

export type ChatStream = AsyncIterable<Result<ChatPiece>>;

/** Yields pieces as they are written. A failure is the last thing it yields; an aborted signal ends it silently. */
export type ChatModel = (request: {
  readonly messages: readonly ChatMessage[];
  readonly signal: AbortSignal;
  /** Whose place among the answers that are written it takes. */
  readonly payer: Payer;
  /** Whether the answer is shown as it is written, or waited for within one call's time. */
  readonly delivery: "stream" | "whole";
}) => ChatStream;

export type ChatEffects = {
  /** Null where the operator has set none. */
  readonly model: ChatModel | null;
};
