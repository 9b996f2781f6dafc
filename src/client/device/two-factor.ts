import type { Lang } from "../../core/i18n.ts";
import { twoFactorDictionary } from "../../core/tool-texts/two-factor.ts";
import { twoFactorActions } from "../../tools/two-factor/actions.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function loadTwoFactor(lang: Lang): Promise<DeviceActions> {
  // What a code itself can be refused for does not come up: its text is short, its picture large.
  await prepare(lang, twoFactorDictionary);
  const { generate, qr, verify, code } = twoFactorActions(deviceEffects);
  return { "/2fa/generate": generate, "/2fa/qr": qr, "/2fa/verify": verify, "/2fa/code": code };
}

export default { address: import.meta.url, load: loadTwoFactor } satisfies DevicePart;
