import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newFileUrl } from "#tests/support/product/database.ts";
import { until } from "#tests/support/product/until.ts";
import { receiveDatagrams } from "#tests/support/servers/datagrams.ts";
import { freePort } from "#tests/support/servers/free-port.ts";

const main = new URL("../support/product/freezing-main.ts", import.meta.url).pathname;
const onLinux = test.skipIf(process.platform !== "linux");
const never = "3600000";
/** As a service manager would, which nobody listens for here. */
const supervised = { NOTIFY_SOCKET: "/nowhere/notify" };

/** The product in a process that SIGUSR2 freezes, answering and watched once this resolves. */
async function startFreezing(env: Record<string, string>) {
  const port = await freePort();
  const settings = { HOST: "127.0.0.1", PORT: String(port), SMTP_PORT: "0", DATABASE_URL: newFileUrl() };
  const server = Bun.spawn([process.execPath, main], {
    env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", ...settings, ...env },
    stdout: "pipe",
    stderr: "inherit",
  });
  let output = "";
  void server.stdout.pipeTo(
    new WritableStream({ write: (bytes) => void (output += Buffer.from(bytes).toString()) }),
  );
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2000) }).then(
      ({ status }) => status,
      () => 0,
    );
  await until(
    () => output,
    (said) => said.includes("watched\n"),
  );
  await until(() => ask("/healthz"), 200);
  return { server, output: () => output, ask };
}

const heldLine = /\{[^\n]*"level":"error","event":"held","route":"GET \/qr","ms":(\d+)\}\n/;

onLinux("a site that is held starts itself again where nobody else would, in the same process", async () => {
  const { server, output, ask } = await startFreezing({ HELD_LIMIT_MS: "3000" });
  expect(await ask("/qr?text=x")).toBe(200);
  server.kill("SIGUSR2");
  await until(output, (said) => heldLine.test(said));
  expect(Number(heldLine.exec(output())?.[1])).toBeGreaterThanOrEqual(3000);
  await until(() => ask("/healthz"), 200);
  expect([server.exitCode, output().split("listening on").length]).toEqual([null, 3]);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(output()).toContain('"event":"stopping"');
});

onLinux(
  "thorough: a service manager hears that it is ready and lives, and gets it ended with a code of its own",
  async () => {
    const notifySocket = join(mkdtempSync(join(tmpdir(), "notify-")), "socket");
    const datagrams = receiveDatagrams(notifySocket);
    const { server, output, ask } = await startFreezing({
      HELD_LIMIT_MS: "4000",
      NOTIFY_SOCKET: notifySocket,
    });
    await until(
      () => datagrams.read(),
      (seen) => seen.filter((state) => state === "WATCHDOG=1").length >= 2,
    );
    expect(datagrams.read()[0]).toBe("READY=1");
    expect(await ask("/qr?text=x")).toBe(200);
    server.kill("SIGUSR2");
    expect(await server.exited).toBe(70);
    await until(output, (said) => heldLine.test(said));
    const heard = datagrams.read().length;
    expect(new Set(datagrams.read())).toEqual(new Set(["READY=1", "WATCHDOG=1"]));
    expect(datagrams.read().length).toBe(heard);
    datagrams.close();
  },
);

onLinux(
  "thorough: SIGTERM ends a site that is held, sooner than a container's runtime would, and it does not come back",
  async () => {
    const { server, output } = await startFreezing({ HELD_LIMIT_MS: never });
    server.kill("SIGUSR2");
    server.kill("SIGTERM");
    expect(await server.exited).toBe(70);
    expect(output().split("listening on").length).toBe(2);
  },
);

onLinux("thorough: a site that stands still as a whole is not held, however long", async () => {
  const { server, output, ask } = await startFreezing({ HELD_LIMIT_MS: "1500" });
  server.kill("SIGSTOP");
  await Bun.sleep(12_000);
  server.kill("SIGCONT");
  expect(await ask("/healthz")).toBe(200);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(output().split("listening on").length).toBe(2);
});

onLinux(
  "a fault that nobody caught is logged with its route, and the process ends in good order with a code of its own",
  async () => {
    const { server, output, ask } = await startFreezing({
      ...supervised,
      HELD_LIMIT_MS: never,
      DRAIN_S: "1",
    });
    expect(await ask("/qr?text=x")).toBe(200);
    server.kill("SIGHUP");
    await until(output, (said) => said.includes('"event":"fault"'));
    expect(await ask("/cron")).toBe(200);
    server.kill("SIGHUP");
    expect(await server.exited).toBe(71);
    const faults = output().match(/.*"event":"fault".*/g) ?? [];
    expect(faults.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        route: "GET /qr",
        error: expect.stringMatching(/nobody catches this[^]*freezing-main/),
      }),
      expect.objectContaining({ error: expect.stringContaining("nobody catches this") }),
    ]);
    expect(output().match(/"event":"(draining|stopping)"/g)).toEqual([
      '"event":"draining"',
      '"event":"stopping"',
    ]);
  },
);

onLinux(
  "after such a fault the site starts itself again where nobody else would, a second time not before a minute has passed",
  async () => {
    const { server, output, ask } = await startFreezing({ HELD_LIMIT_MS: never });
    const starts = () => output().split("watched\n").length - 1;
    server.kill("SIGHUP");
    await until(starts, 2);
    await until(() => ask("/healthz"), 200);
    expect(server.exitCode).toBeNull();
    server.kill("SIGHUP");
    await until(output, (said) => said.split('"event":"stopping"').length === 3);
    await until(() => ask("/healthz"), 0);
    // Who is told to end while it waits does not come back.
    server.kill("SIGTERM");
    expect([await server.exited, starts()]).toEqual([71, 2]);
  },
);
