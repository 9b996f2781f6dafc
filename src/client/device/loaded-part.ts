import type { Lang } from "#core/i18n.ts";
import type { ToolFunctions } from "#core/tool.ts";
import { TooHeavy } from "./effects.ts";
import type { WorkerCall } from "./in-worker.ts";
import type { DevicePartModule } from "./part.ts";
import { type DeviceActions, type DeviceOutcome, runOnDevice } from "./run.ts";
import { partOf } from "./tool-part.ts";

/** A tool's functions, ready in a language. */
export type LoadedPart = { readonly address: string; readonly actions: DeviceActions };

export async function loadPart(
  functions: DevicePartModule | ToolFunctions,
  lang: Lang,
  texts: Readonly<Record<string, string>>,
): Promise<LoadedPart> {
  const { address, load } = partOf(functions);
  return { address, actions: await load(lang, texts) };
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
