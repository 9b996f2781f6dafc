import type { Lang } from "../../core/i18n.ts";
import { cronDictionary } from "../../core/tool-texts/cron.ts";
import { cronActions } from "../../tools/cron/actions.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function loadCron(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, cronDictionary);
  return { "/cron/preview": cronActions(deviceEffects).preview };
}

export default { address: import.meta.url, load: loadCron } satisfies DevicePart;
