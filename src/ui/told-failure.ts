import type { FailureCode } from "#core/result.ts";
import type { Problem } from "#core/problem.ts";

/** What says by itself what to do, or until when: that something went wrong, and to try later, would be untrue. */
const toldAlone: ReadonlySet<FailureCode> = new Set([
  "invalid_input",
  "not_configured",
  "rate_limited",
  "site_limit",
  "busy",
]);

export const isToldAlone = ({ code }: Pick<Problem, "code">): boolean => toldAlone.has(code);

/** What failed elsewhere, behind the sentence that it did. */
export const toldFailure = (problem: Problem, failed: string): Problem =>
  isToldAlone(problem) ? problem : { ...problem, detail: `${failed} ${problem.detail}` };
