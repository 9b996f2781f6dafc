import type { Lang } from "../../core/i18n.ts";
import { cryptoDictionary } from "../../core/tool-texts/crypto.ts";
import { hashActions } from "../../tools/crypto/hash-actions.ts";
import { deviceHashing } from "./hashing.ts";
import { prepare } from "./load.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function loadHash(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, cryptoDictionary);
  return { "/crypto/hash": hashActions({ hashing: deviceHashing }).hash };
}

export default { address: import.meta.url, load: loadHash } satisfies DevicePart;
