import { message } from "#core/i18n.ts";
import { type Result, fail, spent } from "#core/result.ts";
import type { UpstreamReply } from "./upstream.ts";

/** Below the 30 s that a client of the API waits. */
export const deadlineMs = 20_000;

/** The JSON of a translation server's good answer, or why there is none. */
export function answerOf(translationReply: UpstreamReply): Result<unknown> {
  if (translationReply.kind === "late")
    return spent(fail("upstream_timeout", message("translate.problem.late")));
  if (translationReply.kind === "unreachable")
    return fail("upstream_error", message("translate.problem.unreachable"));
  if (translationReply.status === 200 && translationReply.json !== undefined)
    return { ok: true, value: translationReply.json };
  switch (translationReply.status) {
    case 400:
    case 401:
    case 403:
      return fail("upstream_error", message("translate.problem.refused"));
    case 429:
      return fail("upstream_error", message("translate.problem.overloaded"));
    case 200:
      return unreadable;
    default:
      return brokenAnswer;
  }
}

const brokenAnswer = fail("upstream_error", message("translate.problem.unreadable"));

/** A good status with an answer that says nothing. */
export const unreadable = spent(brokenAnswer);
