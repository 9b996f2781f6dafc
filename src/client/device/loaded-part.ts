import type { Lang } from "#core/i18n.ts";
import type { ToolFunctions } from "#core/tool.ts";
import { TooHeavy } from "./effects.ts";
import type { WorkerCall } from "./in-worker.ts";
import { type DeviceActions, type DeviceOutcome, runOnDevice } from "./run.ts";
import { deviceActionsOf } from "./tool-part.ts";

/** A tool's functions, ready in a language. */
export type LoadedPart = { readonly address: string; readonly actions: DeviceActions };

export async function loadPart(
  functions: ToolFunctions,
  lang: Lang,
  texts: Readonly<Record<string, string>>,
): Promise<LoadedPart> {
  return { address: functions.address ?? "", actions: await deviceActionsOf(functions, lang, texts) };
}

/** What the page does itself, or what its worker does for it. */
export async function runPart(
  { address, actions }: LoadedPart,
  { path, body, lang, texts }: Omit<WorkerCall, "address">,
): Promise<DeviceOutcome | null> {
  try {
    return await runOnDevice(actions, path, body, lang);
  } catch (deviceFault) {
    if (!(deviceFault instanceof TooHeavy)) throw deviceFault;
    const { runInWorker } = await import("./in-worker.ts");
    return runInWorker({ address, texts, path, body, lang });
  }
}
