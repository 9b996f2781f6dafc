import type { Lang } from "../../core/i18n.ts";
import { cryptoDictionary } from "../../core/tool-texts/crypto.ts";
import { passwordActions } from "../../tools/crypto/password-actions.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function loadPassword(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, cryptoDictionary);
  const actions = passwordActions(deviceEffects);
  return { "/crypto/password": actions.password, "/crypto/passphrase": actions.passphrase };
}

export default { address: import.meta.url, load: loadPassword } satisfies DevicePart;
