import { expect, test } from "bun:test";
import { SQL } from "bun";
import { postJson } from "#tests/support/product/product.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

const main = new URL("../../src/main.ts", import.meta.url).pathname;
const withServer = test.skipIf(!hasPostgresql);
const noConnection = "has no connection left; all processes together may have max_connections of them";

/** A database whose user may have so many connections, and each process ten. */
async function scarceDatabase(connections: number): Promise<string> {
  const url = new URL(await (await sharedPostgresql()).newDatabase("migrated", 10));
  const role = `scarce_${connections}`;
  const admin = new SQL({ url: url.href.replace(/\?.*/, ""), max: 1 });
  await admin.unsafe(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT ${connections}`);
  for (const what of ["SCHEMA public", "ALL TABLES IN SCHEMA public", "ALL SEQUENCES IN SCHEMA public"])
    await admin.unsafe(`GRANT ALL ON ${what} TO ${role}`);
  await admin.close();
  url.username = role;
  return url.href;
}

/** A process that serves (its address), or has said why not. */
async function startProcess(url: string) {
  const port = await freePort();
  const job = Bun.spawn([process.execPath, main], {
    env: {
      PATH: process.env["PATH"] ?? "",
      DATABASE_URL: url,
      HOST: "127.0.0.1",
      PORT: String(port),
      SMTP_PORT: "0",
      RATE_LIMIT: "0",
    },
    stdout: "pipe",
    stderr: "pipe",
  });
  const out = job.stdout.getReader();
  const isServing = !(await out.read()).done;
  const said = isServing ? "" : await new Response(job.stderr).text();
  return {
    base: isServing ? `http://127.0.0.1:${port}` : null,
    said,
    stop: async () => {
      job.kill("SIGINT");
      await job.exited;
    },
  };
}

withServer.each([0, 1, 3])(
  "a start that meets the end of PostgreSQL's connections after %i of them says so in a sentence",
  async (connections) => {
    const { base, said, stop } = await startProcess(await scarceDatabase(connections));
    // Three are enough where its parts ask one after the other.
    const isServed = connections === 3 && base !== null;
    if (isServed) expect((await fetch(`${base}/qr`)).status).toBe(200);
    await stop();
    if (isServed) return;
    expect(base).toBeNull();
    expect(said).toContain(noConnection);
    expect(said).toContain("?pool=");
    expect(said).not.toContain("too many");
  },
);

withServer(
  "four processes that want 40 of 20 connections serve, refuse for a while, or end in a sentence",
  async () => {
    const url = await scarceDatabase(20);
    // Four at the same moment may each take a part, and none of them all that it needs.
    const first = await startProcess(url);
    const processes = [first, ...(await Promise.all([2, 3, 4].map(() => startProcess(url))))];
    const serving = processes.flatMap(({ base }) => base ?? []);
    expect(first.base).not.toBeNull();
    for (const { base, said } of processes) if (base === null) expect(said).toContain(noConnection);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        postJson(`${serving[index % serving.length]}/api/links`, { url: "https://example.com/" }),
      ),
    );
    for (const { status } of answers) expect([200, 503]).toContain(status);
    for (const base of serving) expect((await fetch(`${base}/qr`)).status).toBe(200);
    await Promise.all(processes.map(({ stop }) => stop()));
  },
);
