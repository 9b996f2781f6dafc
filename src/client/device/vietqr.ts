import "./loaded-part.ts";
import type { Lang } from "#core/i18n.ts";
import { vietqrDictionary } from "#core/tool-texts/vietqr.ts";
import { bindCalls } from "#core/tool.ts";
import transferCalls from "#tools/vietqr/transfer-calls.ts";
import { prepare } from "./load.ts";
import { rasterizeOnDevice } from "./rasterize.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function loadVietqr(lang: Lang): Promise<DeviceActions> {
  // What a code itself can be refused for does not come up: its text is short, its picture large.
  await prepare(lang, vietqrDictionary);
  const { image, payload } = bindCalls(transferCalls, { rasterize: rasterizeOnDevice });
  return { "/vietqr/image": image, "/vietqr/payload": payload };
}

export default { address: import.meta.url, load: loadVietqr } satisfies DevicePart;
