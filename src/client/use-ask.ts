import { useCallback, useState } from "react";
import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { type ApiTexts, type Call, callApi } from "./api.ts";

type Start = { readonly lang: Lang; readonly texts: ApiTexts; readonly problem: Problem | null };

/** `problem` says why the last call failed. */
export type Asking = { readonly isBusy: boolean; readonly problem: Problem | null };

/** Calls around what is shown. */
export function useAsk({ lang, texts, ...start }: Start) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(start.problem);

  /** The answer's JSON; null when there is none, and then `problem` says why. */
  const ask = useCallback(
    async <Answer>(call: Pick<Call, "path" | "method" | "body">): Promise<Answer | null> => {
      setBusy(true);
      setProblem(null);
      const answered = await callApi({ ...call, lang, texts });
      const answer: Answer | null = answered.ok ? await answered.response.json() : null;
      setBusy(false);
      if (!answered.ok) setProblem(answered.problem);
      return answer;
    },
    [lang, texts],
  );
  return { isBusy, problem, ask };
}
