import { expect, test } from "bun:test";
import { openDatabase } from "#db/client.ts";
import { followLink, timed, walkPages } from "#tests/support/people/walk-pages.ts";
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
import { startSwallowingProxy } from "#tests/support/servers/swallowing-proxy.ts";

/** How a service falls silent: its process stands still, or what is between drops everything. What is returned ends it. */
const silences = ["stopped", "cut off"] as const;
type Silence = (typeof silences)[number];

/** A service behind a proxy that can swallow all. */
async function silenced(address: string, pid: () => number, silence: Silence) {
  const url = new URL(address);
  const { plan, port, stop } = await startSwallowingProxy(Number(url.port));
  url.port = String(port);
  return {
    url: url.href,
    stop,
    fall: () => {
      if (silence === "stopped") return freeze(pid());
      plan.swallows = true;
      return () => void (plan.swallows = false);
    },
  };
}

test.skipIf(!hasPostgresql).each(silences)(
  "thorough: while PostgreSQL is %s, pages and pure tools answer within a second, the rest refuses within five, and sums are exact",
  async (silence) => {
    const [idp, postgresql, port] = [
      startIdentityProvider("google"),
      await startPostgresql(),
      await freePort(),
    ];
    const base = `http://127.0.0.1:${port}`;
    const direct = await postgresql.newDatabase();
    const { url, fall, stop } = await silenced(direct, postgresql.pid, silence);
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
    const following = followLink(`${base}/links/${code}`, 6);
    const noted: string[] = [];
    const note = async (content: string) => {
      const { status } = await postJson(`${base}/api/notes`, { content });
      if (status === 200) noted.push(content);
      return status;
    };

    await walkPages(an);
    for (const round of ["một", "hai", "ba"]) {
      expect(await note(`trước ${round}`)).toBe(200);
      const before = following.seen.followed;
      await until(
        () => following.seen.followed,
        (seen) => seen > before + 20,
      );
      const rise = fall();
      const [fast, me, links] = await Promise.all([
        walkPages(an),
        timed(an.call("/auth/me")),
        timed(postJson(`${base}/api/links`, { url: "https://example.org/" })),
      ]);
      expect(fast.map(({ status }) => status)).toEqual(fast.map(() => 200));
      // Less than the database is given, on a machine however busy.
      expect(Math.max(...fast.map(({ ms }) => ms))).toBeLessThan(3000);
      expect([me.status, links.status]).toEqual([503, 503]);
      expect(me.ms).toBeLessThan(3000);
      expect(links.ms).toBeLessThan(5000);
      expect(await note(`trong ${round}`)).toBe(503);
      const ready = await fetch(`${base}/readyz`);
      expect([ready.status, await ready.text()]).toEqual([200, "ok\ndatabase: does not answer"]);
      rise();
      await until(() => downOf(base), []);
    }
    await following.end();
    expect(following.seen.others).toBe(0);
    await site.stop();
    const { db, close } = await openDatabase(direct);
    const [link] = await db.select().from(db.tables.links);
    const counts = await db.select().from(db.tables.clickCounts);
    const counted = counts
      .filter(({ kind }) => kind === "clicks")
      .reduce((sum, { clicks }) => sum + clicks, 0);
    expect([link?.clicks, counted]).toEqual([following.seen.followed, following.seen.followed]);
    const stored = (await db.select().from(db.tables.notes)).map(({ content }) => content);
    expect(stored).toEqual(expect.arrayContaining(noted));
    await close();
    await Promise.all([idp.stop(), stop()]);
    await postgresql.stop();
  },
);

test.skipIf(!hasPostgresql || !hasRedis).each(silences)(
  "thorough: while Redis is %s, or not there from the start, nobody waits for it",
  async (silence) => {
    const [postgresql, redis] = [await startPostgresql(), await startRedis()];
    await redis.stop();
    const { url, fall, stop } = await silenced(redis.url, redis.pid, silence);
    const site = await startSiteProcess({
      DATABASE_URL: await postgresql.newDatabase(),
      REDIS_URL: url,
      RATE_LIMIT: "100",
    });
    const make = () => timed(postJson(`${site.base}/api/links`, { url: "https://example.com/" }));
    expect((await make()).status).toBe(200);
    const ready = await fetch(`${site.base}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([200, "ok\nredis: does not answer"]);
    await redis.start();
    for (let round = 0; round < 2; round += 1) {
      await until(() => downOf(site.base), []);
      const rise = fall();
      const [fast, ...made] = await Promise.all([walkPages(new Visitor(site.base)), make(), make(), make()]);
      expect([...fast, ...made].map(({ status }) => status)).toEqual([...fast, ...made].map(() => 200));
      expect(Math.max(...[...fast, ...made].map(({ ms }) => ms))).toBeLessThan(3000);
      await until(
        () => downOf(site.base),
        (seen) => seen.includes("redis"),
      );
      rise();
    }
    await until(() => downOf(site.base), []);
    await site.stop();
    await stop();
    await redis.stop();
    await postgresql.stop();
  },
);
