import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUp } from "#db/backup.ts";
import { openDatabase } from "#db/client.ts";
import { postJson } from "#tests/support/product/product.ts";
import { withProcesses } from "#tests/support/product/site.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { hasPgbouncer, startPgbouncer } from "#tests/support/servers/pgbouncer.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";
import { hasRedis, startRedis } from "#tests/support/servers/redis.ts";

const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const main = new URL("../../src/main.ts", import.meta.url).pathname;
const withPooler = test.skipIf(!hasPostgresql || !hasPgbouncer || !hasRedis);

/** A new database, by way of a pooler. */
async function throughPooler(mode: "transaction" | "session") {
  const postgresql = await sharedPostgresql();
  const pooler = await startPgbouncer({ to: postgresql.port, mode });
  const url = new URL(await postgresql.newDatabase());
  url.port = String(pooler.port);
  return { url, stop: pooler.stop };
}

withPooler(
  "thorough: behind a pooler in transaction mode the start says in a sentence what is missing",
  async () => {
    const { url, stop } = await throughPooler("transaction");
    const product = Bun.spawn([process.execPath, main], {
      env: {
        PATH: process.env["PATH"] ?? "",
        DATABASE_URL: `${url.href}&prepare=false`,
        HOST: "127.0.0.1",
        PORT: String(await freePort()),
        SMTP_PORT: "0",
      },
      stdout: "pipe",
      stderr: "pipe",
    });
    expect(await new Response(product.stderr).text()).toContain(
      "DATABASE_URL: NOTIFY is not heard, as behind a pooler in transaction mode. Set REDIS_URL",
    );
    expect(await product.exited).toBe(1);
    await stop();
  },
);

withPooler(
  "behind a pooler in transaction mode a start that prepares statements says what to write into the address",
  async () => {
    const redis = await startRedis();
    const { url, stop } = await throughPooler("transaction");
    const product = Bun.spawn([process.execPath, main], {
      env: {
        PATH: process.env["PATH"] ?? "",
        DATABASE_URL: url.href,
        REDIS_URL: redis.url,
        HOST: "127.0.0.1",
        PORT: String(await freePort()),
        SMTP_PORT: "0",
      },
      stdout: "pipe",
      stderr: "pipe",
    });
    expect(await new Response(product.stderr).text()).toContain(
      "forgets prepared statements, as a pooler in transaction mode does: put ?prepare=false at the end of the address",
    );
    expect(await product.exited).toBe(1);
    await stop();
    await redis.stop();
  },
);

withPooler("a backup is made by way of a pooler in transaction mode, time and again", async () => {
  const { url, stop } = await throughPooler("transaction");
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  const { db, close } = await openDatabase(`${url.href}&prepare=false`);
  await db.insert(db.tables.siteValues).values({ name: "motto", value: "through" });
  await close();
  for (const name of ["1.pg", "2.pg", "3.pg"]) {
    await backUp({ url: `${url.href}&prepare=false`, to: join(folder, name) });
    expect(readFileSync(join(folder, name)).includes("through")).toBe(true);
  }
  await stop();
});

withPooler(
  "thorough: with Redis a site runs behind a pooler in transaction mode, and without it in session mode",
  async () => {
    const redis = await startRedis();
    for (const mode of ["transaction", "session"] as const) {
      const { url, stop } = await throughPooler(mode);
      const env =
        mode === "session"
          ? { DATABASE_URL: url.href }
          : { DATABASE_URL: `${url.href}&prepare=false`, REDIS_URL: redis.url };
      const turns = Array.from({ length: 40 }, (_, index) => index % 2);
      await withProcesses([env, env], async (...processes) => {
        const [one] = processes;
        const made = await Promise.all(
          turns.map((index) =>
            postJson(`${processes[index]?.base}/api/links`, { url: "https://example.com/" }),
          ),
        );
        expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]));
        const codes = await Promise.all(made.map(async (answer) => (await answer.json()).code));
        const found = await Promise.all(
          codes.map((code) =>
            fetch(`${one?.base}/links/${code}`, { redirect: "manual", headers: { "User-Agent": browser } }),
          ),
        );
        expect(new Set(found.map(({ status }) => status))).toEqual(new Set([302]));
      });
      const { db, close } = await openDatabase(env.DATABASE_URL);
      const links = await db.select({ clicks: db.tables.links.clicks }).from(db.tables.links);
      expect(links).toEqual(turns.map(() => ({ clicks: 1 })));
      await close();
      await stop();
    }
    await redis.stop();
  },
);
