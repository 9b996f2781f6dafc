import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { newFileUrl } from "#tests/support/product/database.ts";
import { until } from "#tests/support/product/until.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { threadTimeMs } from "#compute/thread-time.ts";

const place = (path: string) => new URL(path, import.meta.url).pathname;
const frozenBy = place("../support/product/freeze-on-signal.ts");
const main = place("../../src/main.ts");

test.skipIf(process.platform !== "linux")(
  "a site that is held is back within fifteen seconds, and when it is held again at once, a minute later",
  async () => {
    const port = await freePort();
    const server = Bun.spawn([process.execPath, "--preload", frozenBy, main], {
      env: {
        PATH: process.env["PATH"] ?? "",
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        SMTP_PORT: "0",
        DATABASE_URL: newFileUrl(),
      },
      stdout: "ignore",
    });
    const thread = `${server.pid}/task/${server.pid}`;
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    /** How long it was away, and for how many times as long a neighbour kept it from computing meanwhile. */
    const freeze = async () => {
      await until(isUp);
      const [startedAt, before] = [performance.now(), threadTimeMs(thread) ?? 0];
      server.kill("SIGUSR2");
      await until(async () => !(await isUp()));
      let slowness = 1;
      await until(async () => {
        const computed = (threadTimeMs(thread) ?? 0) - before;
        if (computed > 1000) slowness = Math.max(1, (performance.now() - startedAt) / computed);
        return isUp();
      });
      return { awayMs: performance.now() - startedAt, slowness };
    };
    /** When it has started itself again, as it tells itself. */
    const restartedAt = () => {
      const environment = readFileSync(`/proc/${server.pid}/environ`, "latin1").split("\0");
      return Number(environment.find((line) => line.startsWith("RESTARTED_AT="))?.split("=")[1]);
    };
    const first = await freeze();
    expect(first.awayMs).toBeWithin(9000, 15_000 * first.slowness);
    const firstAt = restartedAt();
    await freeze();
    expect(restartedAt() - firstAt).toBeWithin(60_000, 70_000 * first.slowness);
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
  },
  600_000,
);
