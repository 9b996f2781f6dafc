import { useCallback, useRef } from "react";
import type { Lang } from "#core/i18n.ts";
import type { DevicePartModule } from "./device/part.ts";
import type { LoadedPart } from "./device/loaded-part.ts";
import type { DeviceOutcome } from "./device/run.ts";
import type { ToolFunctions } from "#core/tool.ts";
import { reportFault } from "./report-fault.ts";

type DeviceInput = Readonly<Record<string, unknown>>;

const onDevice = () => import("./device/loaded-part.ts");

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
        .then(async (functions) => (await onDevice()).loadPart(functions, lang, texts))
        .catch((loadFault: unknown) => {
          reportFault("A tool's functions cannot be had on this device", loadFault);
          return null;
        });
      const tool = await loadedPart.current;
      return tool && (await onDevice()).runPart(tool, { path, body, lang, texts });
    },
    [loadDevicePart, lang, texts],
  );
}
