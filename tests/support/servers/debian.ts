import { Glob } from "bun";
import { type DebianProgram, gatePackages, longPackages } from "./debian-packages.ts";

/** The path of what a pattern from the root of all files stands for, the last in the alphabet of several; null without one. */
export const findProgram = (pattern: string): string | null =>
  [...new Glob(pattern).scanSync({ cwd: "/", absolute: true, onlyFiles: false })].toSorted().at(-1) ?? null;

/** A program's path. In CI it must be there (install-programs.ts); elsewhere null says that tests have to do without. */
export function debianProgram(name: DebianProgram): string | null {
  const [pattern, debianPackage] = { ...gatePackages, ...longPackages }[name];
  const path = findProgram(pattern);
  if (path !== null) return path;
  if (process.env["CI"] === "true")
    throw new Error(`${debianPackage}: bun run test:install has not installed it`);
  process.stdout.write(`${debianPackage}: not installed, the tests that need it are skipped\n`);
  return null;
}

/** What makes a program end with this process, and run as somebody else than root where root would be refused. */
export const asUser = (user: string): string[] => [
  "setpriv",
  ...(process.getuid?.() === 0 ? [`--reuid=${user}`, `--regid=${user}`, "--clear-groups"] : []),
];
