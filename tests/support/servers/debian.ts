import { existsSync } from "node:fs";
import { Glob } from "bun";

/** A program's path, or null. */
export function findProgram(pattern: string): string | null {
  const path = [...new Glob(pattern).scanSync({ cwd: "/", absolute: true, onlyFiles: false })]
    .toSorted()
    .at(-1);
  return path && existsSync(path) ? path : null;
}

/** A program's path; in CI it must be there (install-programs.ts), elsewhere null says that tests have to do without. */
export function debianProgram(pattern: string, packages: readonly string[]): string | null {
  const path = findProgram(pattern);
  if (path) return path;
  const names = packages.join(", ");
  if (process.env["CI"] === "true") throw new Error(`${names}: bun run test:install has not installed it`);
  process.stdout.write(`${names}: not installed, the tests that need it are skipped\n`);
  return null;
}

/** What makes a program end with this process, and run as somebody else than root where root would be refused. */
export const asUser = (user: string): string[] => [
  "setpriv",
  ...(process.getuid?.() === 0 ? [`--reuid=${user}`, `--regid=${user}`, "--clear-groups"] : []),
];
