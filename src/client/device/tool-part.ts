import type { Lang } from "#core/i18n.ts";
import { type AnyCall, type DeviceEffect, type ToolFunctions, callsIn, decodedCalls } from "#core/tool.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
import type { DevicePart, DevicePartModule } from "./part.ts";
import type { DeviceAction, DeviceActions } from "./run.ts";

/** What has to be fetched first, or asked of the browser; null where it cannot be had, and the call is the server's. */
const effectLoaders: Readonly<Record<DeviceEffect, () => Promise<object | null>>> = {
  hashing: async () => ({ hashing: (await import("./hashing.ts")).deviceHashing }),
  signatures: async () => ({ signatures: (await import("./signatures.ts")).deviceSignatures }),
  rasterize: async () => ({ rasterize: (await import("./rasterize.ts")).rasterizeOnDevice }),
  // Characters are counted by grapheme.
  graphemes: async () => ("Segmenter" in Intl ? {} : null),
};

/** The call as an action, by its path; nothing where this browser leaves it to the server. */
async function bound(one: AnyCall): Promise<[string, DeviceAction][]> {
  const { path, input, output, limit, device, glance, run } = one;
  if (!device) return [];
  const needed = device === true ? [] : device;
  const effects = await Promise.all(needed.map((effect) => effectLoaders[effect]()));
  if (effects.includes(null)) return [];
  const action = { input, output, limit, run: run(Object.assign({}, deviceEffects, ...effects)) };
  return [[path, { ...action, ...(glance && { glance }) }]];
}

/** A tool's calls for the browser, as they are declared. */
export const toolPart = ({ default: declaration, address = "" }: ToolFunctions): DevicePart => ({
  address,
  load: async (lang: Lang, texts: Readonly<Record<string, string>> = {}): Promise<DeviceActions> => {
    await prepare(lang, texts);
    const calls = decodedCalls(callsIn(declaration));
    return Object.fromEntries((await Promise.all(calls.map(([, one]) => bound(one)))).flat());
  },
});

/** What a module has for the device, whichever way it says so. */
export function partOf(functions: DevicePartModule | ToolFunctions): DevicePart {
  const { default: part } = functions;
  // oxlint-disable-next-line no-unsafe-type-assertion -- a declaration has no `load` of its own
  return "load" in part ? (part as DevicePart) : toolPart(functions as ToolFunctions);
}
