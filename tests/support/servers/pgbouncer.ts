import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asUser, debianProgram } from "./debian.ts";
import { freePort } from "./free-port.ts";
import { isAnswering } from "./postgresql.ts";

const program = debianProgram("pgbouncer");

/** Whether tests can have a pooler. */
export const hasPgbouncer = program !== null;

/** A pooler in front of a server on loopback, which ends with this process. */
export async function startPgbouncer({ to, mode }: { to: number; mode: "transaction" | "session" }) {
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const port = await freePort();
  writeFileSync(join(folder, "users"), '"toolbox" ""\n');
  const settings = [
    "[databases]",
    `* = host=127.0.0.1 port=${to}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = trust",
    `auth_file = ${join(folder, "users")}`,
    `pool_mode = ${mode}`,
  ];
  writeFileSync(join(folder, "settings.ini"), settings.join("\n"));
  if (process.getuid?.() === 0) Bun.spawnSync(["chown", "-R", "postgres:postgres", folder]);
  const pooler = Bun.spawn(
    [...asUser("postgres"), "--pdeathsig=KILL", program ?? "", join(folder, "settings.ini")],
    { stdout: "ignore", stderr: "ignore", cwd: "/" },
  );
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  while (!(await isAnswering(`postgres://toolbox@127.0.0.1:${port}/postgres`))) {
    if (pooler.exitCode !== null) throw new Error(`pgbouncer ended with ${pooler.exitCode}`);
    await Bun.sleep(20);
  }
  return {
    port,
    stop: async () => {
      pooler.kill("SIGKILL");
      await pooler.exited;
    },
  };
}
