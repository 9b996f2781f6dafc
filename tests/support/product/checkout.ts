import { expect } from "bun:test";
import { $ } from "bun";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../../../", import.meta.url).pathname;
const sharedFiles = ["src/tools/registry.ts"];

/** Runs a command in this checkout, or in a copy of it. */
export async function runIn(
  cwd: string,
  command: readonly string[],
): Promise<{ code: number; output: string }> {
  const job = Bun.spawn([...command], { cwd, stdout: "pipe", stderr: "pipe", env: process.env });
  const [output, errors, code] = await Promise.all([
    new Response(job.stdout).text(),
    new Response(job.stderr).text(),
    job.exited,
  ]);
  return { code, output: output + errors };
}

/** A copy of this checkout with the same packages, in which `bun run new-tool` has written a tool; gone when `check` is done. */
export async function withNewTool(
  id: string,
  check: (succeed: (...command: string[]) => Promise<void>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "new-tool-"));
  try {
    // What is made meanwhile, by a build beside this test, is none of it.
    const tracked = (await $`git ls-files -z`.cwd(root).text()).split("\0").filter(Boolean);
    for (const file of tracked)
      if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const linesOf = async (file: string) => (await Bun.file(join(folder, file)).text()).split("\n");
    const succeed = async (...command: string[]) => {
      const { code, output } = await runIn(folder, command);
      expect([command.join(" "), code, code === 0 ? "" : output]).toEqual([command.join(" "), 0, ""]);
    };
    const before = await Promise.all(sharedFiles.map(linesOf));
    await succeed(process.execPath, "run", "new-tool", id);
    const after = await Promise.all(sharedFiles.map(linesOf));
    after.forEach((lines, index) => {
      const old = new Set(before[index]);
      // The registry of tools names it twice: where it is, and where it stands.
      const added = sharedFiles[index] === "src/tools/registry.ts" ? 2 : 1;
      expect(lines.filter((line) => !old.has(line))).toHaveLength(added);
      expect(lines).toHaveLength((before[index]?.length ?? 0) + added);
    });
    await check(succeed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
