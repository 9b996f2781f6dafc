import "./loaded-part.ts";
import type { Lang } from "#core/i18n.ts";
import { qrDictionary } from "#core/tool-texts/qr.ts";
import { bindCalls } from "#core/tool.ts";
import drawCalls from "#tools/qr/draw-calls.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function loadQr(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, qrDictionary);
  const { text, ...drawOthers } = bindCalls(drawCalls, deviceEffects);
  const qrPaths = Object.entries(drawOthers).map(
    ([qrKind, drawQrKind]) => [`/qr/${qrKind}`, drawQrKind] as const,
  );
  return { "/qr": text, ...Object.fromEntries(qrPaths) };
}

export default { address: import.meta.url, load: loadQr } satisfies DevicePart;
