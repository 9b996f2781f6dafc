import { packedChromium } from "#tests/support/engines/chromium-packages.ts";
import { debianInstall } from "./debian-install.ts";
import { gatePackages, longPackages } from "./debian-packages.ts";
import { findProgram } from "./debian.ts";

// Installs all that the tests need, before the first of them, which only look: `… long` for those in tests/long, too.
const needs = Object.values({ ...gatePackages, ...(process.argv[2] === "long" ? longPackages : {}) });
const lacking = needs.filter(([pattern]) => findProgram(pattern) === null).map(([, name]) => name);
if (lacking.length > 0) {
  const { exitCode } = Bun.spawnSync(debianInstall(lacking), { stdout: "ignore", stderr: "inherit" });
  if (exitCode !== 0) throw new Error(`${lacking.join(", ")} could not be installed`);
}
// The oldest browser of all is not one of Debian's.
await packedChromium(80);
