import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";

/** Outside the checkout, as what they need is as large as a quarter of all that the project installs. */
const cache = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "hop-do-nghe", "protocol");

const files = ["package.json", "bun.lock"];

/** The folder with the protocol's own programs as `bun.lock` beside this file has them, fetched when it is not here yet; null where they cannot be had, but not in CI. */
export async function protocolTools(): Promise<string | null> {
  const lock = await Bun.file(join(import.meta.dir, "bun.lock")).bytes();
  const folder = join(cache, new Bun.CryptoHasher("sha256").update(lock).digest("hex").slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const fetching = mkdtempSync(join(cache, "fetching-"));
  try {
    for (const file of files) cpSync(join(import.meta.dir, file), join(fetching, file));
    await $`${process.execPath} install --frozen-lockfile --ignore-scripts`.cwd(fetching).quiet();
    // Whoever else has fetched them meanwhile has the same.
    if (!existsSync(folder)) renameSync(fetching, folder);
    return folder;
  } catch (error) {
    if (process.env["CI"] === "true") throw error;
    process.stdout.write(
      "The protocol's own programs cannot be had here, the tests that need them are skipped\n",
    );
    return null;
  } finally {
    rmSync(fetching, { recursive: true, force: true });
  }
}
