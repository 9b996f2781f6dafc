import { Database } from "bun:sqlite";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const modules = join(import.meta.dir, "..", "node_modules");
const waitMs = 300_000;

/** Installs what `bun.lock` names, one process at a time: two installs at once meet in `.bin` ("failed to link", EEXIST). */
mkdirSync(modules, { recursive: true });
const lock = new Database(join(modules, ".install.lock"));
lock.run(`PRAGMA busy_timeout = ${waitMs}`);
lock.run("BEGIN EXCLUSIVE");
const { exitCode } = Bun.spawnSync([process.execPath, "install", "--frozen-lockfile"], {
  stdio: ["inherit", "inherit", "inherit"],
});
lock.close();
process.exitCode = exitCode;
