import type { Lang } from "../../core/i18n.ts";
import { cryptoDictionary } from "../../core/tool-texts/crypto.ts";
import { jwtActions } from "../../tools/crypto/jwt-actions.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import { deviceSignatures } from "./signatures.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function loadJwt(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, cryptoDictionary);
  return { "/crypto/jwt/decode": jwtActions({ ...deviceEffects, signatures: deviceSignatures }).jwt };
}

export default { address: import.meta.url, load: loadJwt } satisfies DevicePart;
