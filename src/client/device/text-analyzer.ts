import type { Lang } from "../../core/i18n.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DeviceActions } from "./run.ts";

export async function textAnalyzerOnDevice(lang: Lang): Promise<DeviceActions> {
  // Characters are counted by grapheme; a browser without it leaves that to the server.
  if (!("Segmenter" in Intl)) return {};
  const [{ analyzeActions }] = await Promise.all([
    import("../../tools/text-analyzer/analyze-actions.ts"),
    prepare(lang, "textAnalyzer"),
  ]);
  return { "/text-analyzer/analyze": analyzeActions(deviceEffects).analyze };
}
