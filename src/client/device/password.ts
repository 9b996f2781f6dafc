import type { Lang } from "../../core/i18n.ts";
import { passwordActions } from "../../tools/crypto/password-actions.ts";
import { deviceEffects } from "./effects.ts";

import { prepare } from "./load.ts";
import type { DeviceActions } from "./run.ts";

export async function passwordOnDevice(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, "crypto");
  const actions = passwordActions(deviceEffects);
  return { "/crypto/password": actions.password, "/crypto/passphrase": actions.passphrase };
}
