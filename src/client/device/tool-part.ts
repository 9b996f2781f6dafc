import type { Lang } from "#core/i18n.ts";
import { type AnyCall, type DeviceEffect, type ToolFunctions, callsIn, decodedCalls } from "#core/tool.ts";
import { deviceEffects } from "./effects.ts";
import { prepare } from "./load.ts";
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

/** A tool's functions, ready in a language: its calls for the browser, as they are declared. */
export async function deviceActionsOf(
  { default: declaration }: ToolFunctions,
  lang: Lang,
  texts: Readonly<Record<string, string>>,
): Promise<DeviceActions> {
  await prepare(lang, texts);
  const calls = decodedCalls(callsIn(declaration));
  return Object.fromEntries((await Promise.all(calls.map(([, one]) => bound(one)))).flat());
}
