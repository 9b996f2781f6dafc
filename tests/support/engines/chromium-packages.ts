import { brotliDecompressSync } from "node:zlib";
import { debianProgram } from "#tests/support/servers/debian.ts";
import { npmFile } from "#tests/support/servers/npm-file.ts";

/** Chromium of other years, each inside a package of npm that was made for computing without a screen. */
const packages = {
  80: {
    name: "chrome-aws-lambda@2.1.1",
    sha512: "Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
  },
  109: {
    name: "@sparticuz/chromium@109.0.6",
    sha512: "9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==",
  },
} as const;

export type PackedYear = keyof typeof packages;

/** The path of a Chromium of that version, fetched when it is not here yet; null where it cannot be had, but not in CI. */
export async function packedChromium(version: PackedYear): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  // Its one library that not every Debian has.
  if (debianProgram("nss") === null) return null;
  return npmFile({ ...packages[version], path: "bin/chromium.br", unpack: brotliDecompressSync });
}
