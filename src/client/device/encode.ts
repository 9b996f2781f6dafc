import type { Lang } from "../../core/i18n.ts";
import { encodeDictionary } from "../../core/tool-texts/encode.ts";
import { encodeActions } from "../../tools/encode/actions.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DevicePart } from "./part.ts";
import type { DeviceActions } from "./run.ts";

async function loadEncode(lang: Lang): Promise<DeviceActions> {
  await prepare(lang, encodeDictionary);
  const actions = encodeActions(deviceEffects);
  return {
    "/tools/urlencode": actions.urlencode,
    "/tools/urldecode": actions.urldecode,
    "/tools/b64encode": actions.b64encode,
    "/tools/b64decode": actions.b64decode,
  };
}

export default { address: import.meta.url, load: loadEncode } satisfies DevicePart;
