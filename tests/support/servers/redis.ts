import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RedisClient } from "bun";
import { debianProgram } from "./debian.ts";
import { freePort } from "./free-port.ts";

const program = debianProgram("redis");

/** Whether tests can have a server. */
export const hasRedis = program !== null;

async function isAnswering(url: string): Promise<boolean> {
  const client = new RedisClient(url, { autoReconnect: false, connectionTimeout: 60_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    client.close();
  }
}

/** A server of its own on loopback that keeps nothing, and ends with this process. */
export async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), "redis-"));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: Bun.Subprocess | null = null;
  async function start(): Promise<void> {
    const settings = ["--bind", "127.0.0.1", "--port", String(port), "--save", "", "--dir", folder];
    server = Bun.spawn(["setpriv", "--pdeathsig=KILL", program ?? "", ...settings], {
      stdout: "ignore",
      stderr: "ignore",
    });
    while (!(await isAnswering(url))) {
      if (server.exitCode !== null) throw new Error(`Redis ended with ${server.exitCode}`);
      await Bun.sleep(20);
    }
  }
  await start();
  process.once("exit", () => {
    server?.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    url,
    pid: () => server?.pid ?? 0,
    start,
    stop: async () => {
      server?.kill("SIGKILL");
      await server?.exited;
    },
  };
}
