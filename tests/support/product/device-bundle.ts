import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import type { DevicePart, DevicePartModule } from "../../../src/client/device/part.ts";
import type * as run from "../../../src/client/device/run.ts";
import type * as texts from "../../../src/client/device/texts.ts";
import { moduleReplacements } from "../../../src/ssr/browser-bundle.ts";

const folder = new URL("../../../src/client/device/", import.meta.url).pathname;

/** The tools' functions as browsers get them: bundled, with the stand-ins for what is too large there. */
export async function deviceBundle(names: readonly string[]) {
  const outdir = await mkdtemp(join(tmpdir(), "device-"));
  await build({
    entryPoints: [...names, "run", "effects", "texts"].map((name) => `${folder}${name}.ts`),
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    logLevel: "silent",
    plugins: [moduleReplacements],
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
      const module: DevicePartModule = await import(join(outdir, `${name}.js`));
      return module.default;
    },
    remove: () => rm(outdir, { recursive: true }),
  };
}
