import type { Lang } from "../../core/i18n.ts";
import { encodeActions } from "../../tools/encode/actions.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DeviceActions } from "./run.ts";

export async function encodeOnDevice(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, "encode");
  const actions = encodeActions(deviceEffects);
  return {
    "/tools/urlencode": actions.urlencode,
    "/tools/urldecode": actions.urldecode,
    "/tools/b64encode": actions.b64encode,
    "/tools/b64decode": actions.b64decode,
  };
}
