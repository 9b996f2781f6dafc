import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import type { DevicePart, DevicePartModule } from "#client/device/part.ts";
import type * as toolPart from "#client/device/tool-part.ts";
import type * as run from "#client/device/run.ts";
import type * as texts from "#client/device/texts.ts";
import { islandTextsOf } from "#core/i18n.ts";
import type { ToolFunctions } from "#core/tool.ts";
import { moduleReplacements } from "#ssr/browser-bundle.ts";
import { deviceToolModules } from "#ssr/tool-modules.ts";

const source = new URL("../../../src/", import.meta.url).pathname;
const folder = `${source}client/device/`;

/** A tool's declaration, a part of one (`crypto/hash`), or one of the device's own modules. */
const entryOf = (name: string) =>
  existsSync(`${folder}${name}.ts`)
    ? { in: `${folder}${name}.ts`, out: name }
    : {
        in: `functions-of:${source}tools/${name.includes("/") ? `${name}-calls` : `${name}/tool`}.ts`,
        out: name,
      };

/** The tools' functions as browsers get them: bundled, with the stand-ins for what is too large there. */
export async function deviceBundle(names: readonly string[]) {
  const outdir = await mkdtemp(join(tmpdir(), "device-"));
  await build({
    entryPoints: [...names, "run", "effects", "texts", "tool-part"].map(entryOf),
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    logLevel: "silent",
    plugins: [deviceToolModules, moduleReplacements],
  });
  const { runOnDevice }: typeof run = await import(join(outdir, "run.js"));
  const { TooHeavy, NotOnDevice }: Record<string, new () => Error> = await import(join(outdir, "effects.js"));
  const deviceTexts: typeof texts = await import(join(outdir, "texts.js"));
  return {
    runOnDevice,
    /** The texts that the parts have loaded. */
    texts: deviceTexts,
    TooHeavy,
    NotOnDevice,
    part: async (name: string): Promise<DevicePart> => {
      const functions: DevicePartModule | ToolFunctions = await import(join(outdir, `${name}.js`));
      const { partOf }: typeof toolPart = await import(join(outdir, "tool-part.js"));
      const { address, load } = partOf(functions);
      return { address, load: (lang) => load(lang, islandTextsOf(lang, name.replace(/\/.*/, ""))) };
    },
    remove: () => rm(outdir, { recursive: true }),
  };
}
