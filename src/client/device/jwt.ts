import type { Lang } from "../../core/i18n.ts";
import { jwtActions } from "../../tools/crypto/jwt-actions.ts";
import { deviceEffects } from "./effects.ts";
import { deviceSignatures } from "./signatures.ts";
import { prepare } from "./load.ts";
import type { DeviceActions } from "./run.ts";

export async function jwtOnDevice(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, "crypto");
  const actions = jwtActions({ ...deviceEffects, signatures: deviceSignatures });
  return { "/crypto/jwt/decode": actions.jwt };
}
