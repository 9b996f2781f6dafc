import { existsSync } from "node:fs";
import { Glob } from "bun";
import { debianInstall } from "./debian-install.ts";

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
  const { exitCode } = Bun.spawnSync(debianInstall(packages), { stdout: "ignore", stderr: "inherit" });
  const installed = find();
  if (exitCode !== 0 || !installed) throw new Error(`${packages.join(", ")} could not be installed`);
  return installed;
}

/** What makes a program end with this process, and run as somebody else than root where root would be refused. */
export const asUser = (user: string): string[] => [
  "setpriv",
  ...(process.getuid?.() === 0 ? [`--reuid=${user}`, `--regid=${user}`, "--clear-groups"] : []),
];
