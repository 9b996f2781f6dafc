import { useCallback, useRef, useState } from "react";
import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { type ApiTexts, type ApiRequestCall, callApi } from "./api.ts";

type RequestStart = { readonly lang: Lang; readonly texts: ApiTexts; readonly problem: Problem | null };

/** `problem` says why the last call failed. */
export type RequestState = { readonly isBusy: boolean; readonly problem: Problem | null };

/** Calls around what is shown. */
export function useApiRequest({ lang, texts, ...start }: RequestStart) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(start.problem);
  const underWay = useRef(new Set<string>());

  /**
   * The answer's JSON; null when there is none, and then `problem` says why. Asked again while the very same is
   * under way, it is null at once: however often a button is clicked, it counts once.
   */
  const ask = useCallback(
    async <Answer>(call: Pick<ApiRequestCall, "path" | "method" | "body">): Promise<Answer | null> => {
      const key = JSON.stringify(call);
      if (underWay.current.has(key)) return null;
      underWay.current.add(key);
      setBusy(true);
      setProblem(null);
      try {
        const reply = await callApi({ ...call, lang, texts });
        if (!reply.ok) setProblem(reply.problem);
        return reply.ok ? await reply.response.json() : null;
      } finally {
        underWay.current.delete(key);
        setBusy(false);
      }
    },
    [lang, texts],
  );
  return { isBusy, problem, ask };
}
