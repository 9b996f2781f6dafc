import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasPostgresql, startPostgresql } from "./postgresql.ts";

// Runs a command with the address of a server of its own in CHECK_DATABASE_URL, and ends with the command's own code.
if (!hasPostgresql) throw new Error("There is no PostgreSQL to be had here.");

const env = { ...process.env };
const folder = mkdtempSync(join(tmpdir(), "tests-"));
// The server runs as a user of its own.
chmodSync(folder, 0o1777);
process.env["TMPDIR"] = folder;
const { url, stop } = await startPostgresql();
const command = Bun.spawn(process.argv.slice(2), {
  env: { ...env, CHECK_DATABASE_URL: url },
  stdio: ["inherit", "inherit", "inherit"],
});
const code = await command.exited;
await stop();
rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
process.exit(code);
