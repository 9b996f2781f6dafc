import { useCallback, useRef } from "react";
import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import type { DeviceActions } from "./device/run.ts";
import { reportFault } from "./report-fault.ts";

type Outcome<Answer> =
  | { readonly answer: Answer; readonly problem: null }
  | { readonly answer: null; readonly problem: Problem };

/**
 * A tool's actions run in the browser, fetched at the first use; null is what is left to the server, as everything is
 * when they cannot be had.
 */
export function useDevice<Answer>(
  load: ((lang: Lang) => Promise<DeviceActions>) | undefined,
  lang: Lang,
): (path: string, body: Readonly<Record<string, unknown>>) => Promise<Outcome<Answer> | null> {
  const loaded = useRef<Promise<DeviceActions | null> | null>(null);
  return useCallback(
    async (path, body) => {
      if (!load) return null;
      loaded.current ??= load(lang).catch((fault: unknown) => {
        reportFault(new Error("A tool's functions cannot be had on this device", { cause: fault }));
        return null;
      });
      const actions = await loaded.current;
      if (!actions) return null;
      const { runOnDevice } = await import("./device/run.ts");
      const outcome = await runOnDevice(actions, path, body, lang);
      if (!outcome) return null;
      if (!outcome.ok) return { answer: null, problem: outcome.problem };
      // oxlint-disable-next-line no-unsafe-type-assertion -- the action of this path answers what the API does
      return { answer: outcome.answer as Answer, problem: null };
    },
    [load, lang],
  );
}
