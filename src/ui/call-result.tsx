import type { ReactNode } from "react";
import type { CallState } from "#client/answer-order.ts";
import type { Texts } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import { ResultPanel } from "./result.tsx";
import { type StaleKey, staleWords } from "./stale.ts";

export type ResultOptions<Answer> = {
  /** Where a form without scripts leads. */
  readonly id?: string;
  readonly title: string;
  readonly busyText: string;
  /** The answer in short, for those who hear it. */
  readonly sentence?: (answer: Answer) => string;
  readonly empty: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
};

/** What a call has come to: busy, refused, its answer, or what will stand there; and whether the form asks something else by now. */
export function CallResult<Answer>({
  call,
  texts,
  problem = call.problem,
  sentence,
  empty,
  children,
  ...panel
}: ResultOptions<Answer> & {
  readonly call: Pick<CallState<Answer>, "answer" | "problem" | "isBusy" | "isStale" | "typing" | "body">;
  readonly texts: Texts<StaleKey>;
  /** In other words than the call's own. */
  readonly problem?: Problem | null;
}) {
  const { answer, isBusy } = call;
  return (
    <ResultPanel
      {...panel}
      isBusy={isBusy}
      problem={problem}
      stale={staleWords(call, texts)}
      sentence={answer === null ? undefined : sentence?.(answer)}
    >
      {answer === null ? empty : children(answer)}
    </ResultPanel>
  );
}
