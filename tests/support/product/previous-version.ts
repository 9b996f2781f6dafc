import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../../../", import.meta.url).pathname;

function run(command: string[], cwd: string): boolean {
  return Bun.spawnSync(command, { cwd, stdout: "ignore", stderr: "ignore" }).exitCode === 0;
}

const isThere = (): boolean => run(["git", "rev-parse", "--verify", "HEAD~1"], root);

/** Whether the commit before this one can be had; in CI it must be. */
export function hasPreviousVersion(): boolean {
  if (isThere()) return true;
  if (process.env["CI"] === "true") {
    if (run(["git", "fetch", "--deepen=1"], root) && isThere()) return true;
    throw new Error("The commit before this one cannot be had");
  }
  process.stdout.write("No commit before this one: the test of a rolling upgrade is skipped\n");
  return false;
}

/** The product as the commit before this one has it, in a temporary folder, ready to be started. */
export function checkOutPreviousVersion(): string {
  const folder = `${mkdtempSync(join(tmpdir(), "previous-version-"))}/`;
  const isDone =
    run(["sh", "-c", `git archive HEAD~1 | tar -x -C ${folder}`], root) &&
    run([process.execPath, "install", "--frozen-lockfile"], folder);
  if (!isDone) throw new Error(`The commit before this one could not be made ready in ${folder}`);
  return folder;
}
