import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Runs bun with a folder of its own for all temporary files, its own and those of what it starts (browsers, servers,
// the product), and removes it: a worker of `bun test` ends without telling anybody, and so removes nothing itself.
const folder = mkdtempSync(join(tmpdir(), "tests-"));
// Servers run as users of their own.
chmodSync(folder, 0o1777);
const run = Bun.spawn([process.execPath, ...process.argv.slice(2)], {
  env: { ...process.env, TMPDIR: folder },
  stdio: ["inherit", "inherit", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => run.kill(signal));
const status = await run.exited;
rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
process.exit(status);
