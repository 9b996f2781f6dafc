import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { $ } from "bun";
import { debianProgram } from "../servers/debian.ts";

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

/** Outside the checkout: what was fetched once does for all of them. */
const cache = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "hop-do-nghe", "engines");

/** Fetches a package as npm does, compares it with the hash that was noted, and unpacks the one file of it that counts. */
async function fetchBinary(version: PackedYear, binary: string): Promise<void> {
  const { name, sha512 } = packages[version];
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "fetching-"));
  try {
    await $`npm pack ${name} --pack-destination ${folder} --ignore-scripts`.cwd(folder).quiet();
    const [archive = ""] = [...new Bun.Glob("*.tgz").scanSync({ cwd: folder, absolute: true })];
    const bytes = await Bun.file(archive).bytes();
    const hash = new Bun.CryptoHasher("sha512").update(bytes).digest("base64");
    if (hash !== sha512) throw new Error(`${name} is not what it was: its SHA-512 is ${hash}`);
    await $`tar -xzf ${archive} package/bin/chromium.br`.cwd(folder);
    const packed = await Bun.file(join(folder, "package/bin/chromium.br")).bytes();
    await Bun.write(join(folder, "chromium"), brotliDecompressSync(packed));
    chmodSync(join(folder, "chromium"), 0o755);
    // Whoever else has fetched it meanwhile has the same.
    renameSync(join(folder, "chromium"), binary);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The path of a Chromium of that version, fetched when it is not here yet; null where it cannot be had, but not in CI. */
export async function packedChromium(version: PackedYear): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  // Its one library that not every Debian has.
  if (debianProgram("nss") === null) return null;
  const { name } = packages[version];
  const binary = join(cache, name.replaceAll(/[^\w.]+/g, "-"));
  if (existsSync(binary)) return binary;
  try {
    await fetchBinary(version, binary);
    return binary;
  } catch (error) {
    if (process.env["CI"] === "true") throw error;
    return null;
  }
}
