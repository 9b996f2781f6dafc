import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const projectFolder = new URL("../../../", import.meta.url).pathname;

type Run = { readonly isDone: boolean; readonly text: string };

function run(command: string[], cwd: string): Run {
  const { exitCode, stdout, stderr } = Bun.spawnSync(command, { cwd, stdout: "pipe", stderr: "pipe" });
  return { isDone: exitCode === 0, text: `${stdout.toString()}${stderr.toString()}`.trim() };
}

/**
 * Whether the commit before this one can be had. A clone that has this one only is deepened; in CI it is a fault when that
 * cannot be done. The first commit of all has none before it.
 */
export function hasPreviousVersion(folder = projectFolder, isInCi = process.env["CI"] === "true"): boolean {
  const isThere = () => run(["git", "rev-parse", "--verify", "HEAD~1"], folder).isDone;
  if (isThere()) return true;
  const isShallow = run(["git", "rev-parse", "--is-shallow-repository"], folder).text === "true";
  const deepened = isShallow ? run(["git", "fetch", "--deepen=1"], folder) : null;
  if (isThere()) return true;
  if (deepened && isInCi)
    throw new Error(
      `The test of a rolling upgrade needs the commit before this one, and this clone has one commit only: clone with a depth of 2. ${deepened.text}`,
    );
  process.stdout.write("No commit before this one: the test of a rolling upgrade is skipped\n");
  return false;
}

/** The product as the commit before this one has it, in a temporary folder, ready to be started. */
export function checkOutPreviousVersion(): string {
  const folder = `${mkdtempSync(join(tmpdir(), "previous-version-"))}/`;
  const steps = [
    run(["sh", "-c", `git archive HEAD~1 | tar -x -C ${folder}`], projectFolder),
    run([process.execPath, "install", "--frozen-lockfile"], folder),
  ];
  const failed = steps.find(({ isDone }) => !isDone);
  if (failed)
    throw new Error(`The commit before this one could not be made ready in ${folder}: ${failed.text}`);
  return folder;
}
