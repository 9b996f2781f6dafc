import type { Lang } from "../../core/i18n.ts";
import { hashActions } from "../../tools/crypto/hash-actions.ts";

import { deviceHashing } from "./hashing.ts";
import { prepare } from "./load.ts";
import type { DeviceActions } from "./run.ts";

export async function hashOnDevice(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, "crypto");
  const actions = hashActions({ hashing: deviceHashing });
  return { "/crypto/hash": actions.hash };
}
