import type { Lang } from "../../core/i18n.ts";
import { textAnalyzerDictionary } from "../../core/tool-texts/text-analyzer.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function loadTextAnalyzer(lang: Lang): Promise<DeviceActions> {
  // Characters are counted by grapheme; a browser without it leaves that to the server.
  if (!("Segmenter" in Intl)) return {};
  const [{ analyzeActions }] = await Promise.all([
    import("../../tools/text-analyzer/analyze-actions.ts"),
    prepare(lang, textAnalyzerDictionary),
  ]);
  return { "/text-analyzer/analyze": analyzeActions(deviceEffects).analyze };
}

export default { address: import.meta.url, load: loadTextAnalyzer } satisfies DevicePart;
