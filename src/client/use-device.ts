import { useCallback, useRef } from "react";
import type { Lang } from "#core/i18n.ts";
import type { DevicePart, DevicePartModule } from "./device/part.ts";
import type { WorkerCall } from "./device/in-worker.ts";
import type { DeviceActions, DeviceOutcome } from "./device/run.ts";
import type { ToolFunctions } from "#core/tool.ts";
import { reportFault } from "./report-fault.ts";

type DeviceInput = Readonly<Record<string, unknown>>;
type LoadedPart = { readonly part: DevicePart; readonly actions: DeviceActions };

/** What a page does itself, or what its worker does for it. */
async function runLoadedPart(
  { part, actions }: LoadedPart,
  { path, body, lang, texts }: Omit<WorkerCall, "address">,
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
    return runInWorker({ address: part.address, texts, path, body, lang });
  }
}

/**
 * A tool's actions run in the browser, fetched at the first use; null is what is left to the server, as everything is
 * when they cannot be had.
 */
export function useDevice(
  loadDevicePart: (() => Promise<DevicePartModule | ToolFunctions>) | undefined,
  lang: Lang,
  texts: Readonly<Record<string, string>>,
): (path: string, body: DeviceInput) => Promise<DeviceOutcome | null> {
  const loadedPart = useRef<Promise<LoadedPart | null> | null>(null);
  return useCallback(
    async (path, body) => {
      if (!loadDevicePart) return null;
      loadedPart.current ??= loadDevicePart()
        .then(async (functions) => {
          const { partOf } = await import("./device/tool-part.ts");
          const part = partOf(functions);
          return { part, actions: await part.load(lang, texts) };
        })
        .catch((loadFault: unknown) => {
          reportFault("A tool's functions cannot be had on this device", loadFault);
          return null;
        });
      const tool = await loadedPart.current;
      return tool && runLoadedPart(tool, { path, body, lang, texts });
    },
    [loadDevicePart, lang, texts],
  );
}
