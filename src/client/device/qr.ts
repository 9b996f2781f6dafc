import type { Lang } from "../../core/i18n.ts";
import { qrDictionary } from "../../core/tool-texts/qr.ts";
import { drawActions } from "../../tools/qr/draw-actions.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function load(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, qrDictionary);
  const { text, ...others } = drawActions(deviceEffects);
  const paths = Object.entries(others).map(([kind, draw]) => [`/qr/${kind}`, draw] as const);
  return { "/qr": text, ...Object.fromEntries(paths) };
}

export default { address: import.meta.url, load } satisfies DevicePart;
