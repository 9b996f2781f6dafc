import type { Lang } from "../../core/i18n.ts";
import { dataDictionary } from "../../core/tool-texts/data.ts";
import { convertActions } from "../../tools/data/convert-actions.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function loadData(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, dataDictionary);
  const conversions = Object.entries(convertActions(deviceEffects));
  return Object.fromEntries(
    conversions.map(([conversionName, convertData]) => [`/data/${conversionName}`, convertData]),
  );
}

export default { address: import.meta.url, load: loadData } satisfies DevicePart;
