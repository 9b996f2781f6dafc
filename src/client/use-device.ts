import { useCallback, useRef } from "react";
import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import type { DevicePart, DevicePartModule } from "./device/part.ts";
import type { DeviceActions, DeviceOutcome } from "./device/run.ts";
import { reportFault } from "./report-fault.ts";

type OutcomeOnDevice =
  | { readonly answer: unknown; readonly problem: null }
  | { readonly answer: null; readonly problem: Problem };

type DeviceInput = Readonly<Record<string, unknown>>;
type LoadedPart = { readonly part: DevicePart; readonly actions: DeviceActions };

/** What a page does itself, or what its worker does for it. */
async function runLoadedPart(
  { part, actions }: LoadedPart,
  path: string,
  body: DeviceInput,
  lang: Lang,
): Promise<DeviceOutcome | null> {
  const [{ runOnDevice }, { TooHeavy }] = await Promise.all([
    import("./device/run.ts"),
    import("./device/effects.ts"),
  ]);
  try {
    return await runOnDevice(actions, path, body, lang);
  } catch (deviceFault) {
    if (!(deviceFault instanceof TooHeavy)) throw deviceFault;
    const { runInWorker } = await import("./device/in-worker.ts");
    return runInWorker({ address: part.address, path, body, lang });
  }
}

/**
 * A tool's actions run in the browser, fetched at the first use; null is what is left to the server, as everything is
 * when they cannot be had.
 */
export function useDevice(
  loadDevicePart: (() => Promise<DevicePartModule>) | undefined,
  lang: Lang,
): (path: string, body: DeviceInput) => Promise<OutcomeOnDevice | null> {
  const loadedPart = useRef<Promise<LoadedPart | null> | null>(null);
  return useCallback(
    async (path, body) => {
      if (!loadDevicePart) return null;
      loadedPart.current ??= loadDevicePart()
        .then(async ({ default: part }) => ({ part, actions: await part.load(lang) }))
        .catch((loadFault: unknown) => {
          reportFault(new Error("A tool's functions cannot be had on this device", { cause: loadFault }));
          return null;
        });
      const tool = await loadedPart.current;
      const deviceOutcome = tool && (await runLoadedPart(tool, path, body, lang));
      if (!deviceOutcome) return null;
      return deviceOutcome.ok
        ? { answer: deviceOutcome.answer, problem: null }
        : { answer: null, problem: deviceOutcome.problem };
    },
    [loadDevicePart, lang],
  );
}
