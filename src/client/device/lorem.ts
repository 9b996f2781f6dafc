import type { Lang } from "../../core/i18n.ts";
import { textAnalyzerDictionary } from "../../core/tool-texts/text-analyzer.ts";
import { loremActions } from "../../tools/text-analyzer/lorem-actions.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function loadLorem(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, textAnalyzerDictionary);
  return { "/text-analyzer/lipsum": loremActions(deviceEffects).lipsum };
}

export default { address: import.meta.url, load: loadLorem } satisfies DevicePart;
