import { existsSync } from "node:fs";
import { Glob } from "bun";

/** A program's path; in CI it is installed when it is missing, elsewhere null says that tests have to do without. */
export function debianProgram(pattern: string, packages: readonly string[]): string | null {
  const find = () =>
    [...new Glob(pattern).scanSync({ cwd: "/", absolute: true, onlyFiles: false })].toSorted().at(-1);
  const path = find();
  if (path && existsSync(path)) return path;
  if (process.env["CI"] !== "true") {
    process.stdout.write(`${packages.join(", ")}: not installed, the tests that need it are skipped\n`);
    return null;
  }
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(" ")}`;
  const command = process.getuid?.() === 0 ? ["sh", "-c", install] : ["sudo", "sh", "-c", install];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { exitCode } = Bun.spawnSync(command, { env, stdout: "ignore", stderr: "inherit" });
  const installed = find();
  if (exitCode !== 0 || !installed) throw new Error(`${packages.join(", ")} could not be installed`);
  return installed;
}

/** What makes a program end with this process, and run as somebody else than root where root would be refused. */
export const asUser = (user: string): string[] => [
  "setpriv",
  ...(process.getuid?.() === 0 ? [`--reuid=${user}`, `--regid=${user}`, "--clear-groups"] : []),
];
