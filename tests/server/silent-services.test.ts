import { expect, test } from "bun:test";
import { openDatabase } from "#db/client.ts";
import { Visitor } from "#tests/support/people/visitor.ts";
import { postJson } from "#tests/support/product/product.ts";
import { downOf } from "#tests/support/product/readiness.ts";
import { finishSignIn, reachCallback, settingsFor } from "#tests/support/product/sign-in.ts";
import { startSiteProcess } from "#tests/support/product/site.ts";
import { until } from "#tests/support/product/until.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { freeze } from "#tests/support/servers/frozen.ts";
import { startIdentityProvider } from "#tests/support/servers/identity-provider.ts";
import { hasPostgresql, startPostgresql } from "#tests/support/servers/postgresql.ts";
import { hasRedis, startRedis } from "#tests/support/servers/redis.ts";

const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

/** Pages of tools, and what they work out, for somebody signed in. */
const pages = [
  "/",
  "/qr",
  "/vietqr",
  "/en/cron",
  "/crypto",
  "/data",
  "/tools",
  "/text-analyzer",
  "/ua",
  "/2fa",
  "/en/dns",
  "/proxy",
];
const calls: readonly (readonly [string, unknown])[] = [
  ["/crypto/hash", { text: "xin chào", algo: "sha256" }],
  ["/qr", { text: "xin chào", size: 128 }],
  ["/text-analyzer/analyze", { text: "Một câu. Hai câu." }],
];

async function timed(ask: Promise<Response>) {
  const startMs = performance.now();
  const { status } = await ask;
  return { status, ms: performance.now() - startMs };
}

test.skipIf(!hasPostgresql)(
  "thorough: while PostgreSQL is silent, pages and pure tools answer within a second, the rest refuses within five, and sums are exact",
  async () => {
    const [idp, postgresql, port] = [
      startIdentityProvider("google"),
      await startPostgresql(),
      await freePort(),
    ];
    const base = `http://127.0.0.1:${port}`;
    const url = await postgresql.newDatabase();
    const site = await startSiteProcess({
      ...settingsFor("google", idp),
      PORT: String(port),
      PUBLIC_URL: base,
      DATABASE_URL: url,
    });
    const an = new Visitor(base);
    const landed = await finishSignIn(an, await reachCallback(an, "google"));
    an.token = new URLSearchParams(landed.split("?")[1]).get("token");
    const made = await postJson(`${base}/api/links`, { url: "https://example.com/" });
    const { code }: { code: string } = await made.json();

    const following = new AbortController();
    let followed = 0;
    const followers = Array.from({ length: 6 }, async () => {
      while (!following.signal.aborted) {
        const { status } = await fetch(`${base}/links/${code}`, {
          redirect: "manual",
          headers: { "User-Agent": browser },
        });
        expect([302, 503]).toContain(status);
        if (status === 302) followed += 1;
        else await Bun.sleep(20);
      }
    });
    const noted: string[] = [];
    const note = async (content: string) => {
      const { status } = await postJson(`${base}/api/notes`, { content });
      if (status === 200) noted.push(content);
      return { status };
    };
    const quick = async () => {
      const opened = pages.map((path) => timed(an.open(path)));
      const asked = calls.map(([path, body]) =>
        timed(an.call(path, { method: "POST", body: JSON.stringify(body) })),
      );
      return Promise.all([...opened, ...asked]);
    };

    await quick();
    for (const round of ["một", "hai", "ba"]) {
      expect((await note(`trước ${round}`)).status).toBe(200);
      const before = followed;
      await until(
        () => followed,
        (seen) => seen > before + 20,
      );
      const thaw = freeze(postgresql.pid());
      const [fast, me, links] = await Promise.all([
        quick(),
        timed(an.call("/auth/me")),
        timed(postJson(`${base}/api/links`, { url: "https://example.org/" })),
      ]);
      expect(fast.map(({ status }) => status)).toEqual(fast.map(() => 200));
      // Less than the database is given, on a machine however busy.
      expect(Math.max(...fast.map(({ ms }) => ms))).toBeLessThan(3000);
      expect([me.status, links.status]).toEqual([503, 503]);
      expect(me.ms).toBeLessThan(3000);
      expect(links.ms).toBeLessThan(5000);
      expect((await note(`trong ${round}`)).status).toBe(503);
      const ready = await fetch(`${base}/readyz`);
      expect([ready.status, await ready.text()]).toEqual([200, "ok\ndatabase: does not answer"]);
      thaw();
      await until(() => downOf(base), []);
    }
    following.abort();
    await Promise.all(followers);
    await site.stop();
    const { db, close } = await openDatabase(url);
    const [link] = await db.select().from(db.tables.links);
    const counts = await db.select().from(db.tables.clickCounts);
    const counted = counts
      .filter(({ kind }) => kind === "clicks")
      .reduce((sum, { clicks }) => sum + clicks, 0);
    expect([link?.clicks, counted]).toEqual([followed, followed]);
    const stored = (await db.select().from(db.tables.notes)).length;
    expect(stored).toBeGreaterThanOrEqual(noted.length);
    await close();
    await idp.stop();
    await postgresql.stop();
  },
);

test.skipIf(!hasPostgresql || !hasRedis)(
  "thorough: while Redis is silent, or not there from the start, nobody waits for it",
  async () => {
    const [postgresql, redis] = [await startPostgresql(), await startRedis()];
    await redis.stop();
    const site = await startSiteProcess({
      DATABASE_URL: await postgresql.newDatabase(),
      REDIS_URL: redis.url,
      RATE_LIMIT: "100",
    });
    const make = () => timed(postJson(`${site.base}/api/links`, { url: "https://example.com/" }));
    expect((await make()).status).toBe(200);
    const ready = await fetch(`${site.base}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([200, "ok\nredis: does not answer"]);
    await redis.start();
    await until(() => downOf(site.base), []);
    const thaw = freeze(redis.pid());
    const made = [await make(), await make(), await make()];
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(Math.max(...made.map(({ ms }) => ms))).toBeLessThan(1000);
    await until(
      () => downOf(site.base),
      (seen) => seen.includes("redis"),
    );
    thaw();
    await until(() => downOf(site.base), []);
    await site.stop();
    await redis.stop();
    await postgresql.stop();
  },
);
