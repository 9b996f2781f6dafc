import type { Lang } from "../../core/i18n.ts";
import { cryptoDictionary } from "../../core/tool-texts/crypto.ts";
import { uuidActions } from "../../tools/crypto/uuid-actions.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function loadUuid(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, cryptoDictionary);
  const actions = uuidActions(deviceEffects);
  return { "/crypto/uuid/generate": actions.uuid, "/crypto/uuid/decode": actions.decodeUuid };
}

export default { address: import.meta.url, load: loadUuid } satisfies DevicePart;
