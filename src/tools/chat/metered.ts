import type { DailyCeiling } from "#core/site-totals.ts";
import type { ChatModel } from "./effects.ts";

/** Counts each question against the day's ceiling of all visitors, and what whoever asks has of it; one that the provider refused cost nothing. */
export const meteredModel = (askModel: ChatModel, ceiling: DailyCeiling): ChatModel =>
  async function* askWithinCeiling(request) {
    const taken = await ceiling.take(request.payer, 1);
    if (!taken.ok) {
      yield taken;
      return;
    }
    let isAsked = false;
    for await (const answerPiece of askModel(request)) {
      if (!isAsked && !answerPiece.ok && !answerPiece.failure.isSpent) await taken.value();
      isAsked = true;
      yield answerPiece;
    }
  };
