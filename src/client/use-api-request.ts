import { useCallback, useRef, useState } from "react";
import type { Lang } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import { type ApiTexts, type ApiRequestCall, callApi } from "./api.ts";

type RequestStart = { readonly lang: Lang; readonly texts: ApiTexts; readonly problem: Problem | null };

/** `problem` says why the last call failed. */
export type RequestState = { readonly isBusy: boolean; readonly problem: Problem | null };

/** Calls around what is shown. */
export function useApiRequest({ lang, texts, ...requestStart }: RequestStart) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(requestStart.problem);
  const changesUnderWay = useRef(new Set<string>());

  /**
   * The answer's JSON; null when there is none, and then `problem` says why. A change asked for again while the very same is
   * under way is null at once: however often a button is clicked, it counts once.
   */
  const askApi = useCallback(
    async <Answer>(apiCall: Pick<ApiRequestCall, "path" | "method" | "body">): Promise<Answer | null> => {
      const key = JSON.stringify(apiCall);
      if (changesUnderWay.current.has(key)) return null;
      if (apiCall.method !== "GET") changesUnderWay.current.add(key);
      setBusy(true);
      setProblem(null);
      try {
        const apiReply = await callApi({ ...apiCall, lang, texts });
        if (!apiReply.ok) setProblem(apiReply.problem);
        return apiReply.ok ? await apiReply.response.json() : null;
      } finally {
        changesUnderWay.current.delete(key);
        setBusy(false);
      }
    },
    [lang, texts],
  );
  return { isBusy, problem, ask: askApi };
}
