import type { Lang } from "../../core/i18n.ts";
import { uuidActions } from "../../tools/crypto/uuid-actions.ts";
import { deviceEffects } from "./effects.ts";

import { prepare } from "./load.ts";
import type { DeviceActions } from "./run.ts";

export async function uuidOnDevice(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, "crypto");
  const actions = uuidActions(deviceEffects);
  return { "/crypto/uuid/generate": actions.uuid, "/crypto/uuid/decode": actions.decodeUuid };
}
