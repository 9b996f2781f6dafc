import { expect, test } from "bun:test";
import { finishSignIn, reachCallback, settingsFor } from "#tests/support/product/sign-in.ts";
import { openMailbox } from "#tests/support/product/mailbox.ts";
import { sendMail } from "#tests/support/product/mail-service.ts";
import { postJson } from "#tests/support/product/product.ts";
import { downOf } from "#tests/support/product/readiness.ts";
import { eventTextsOf, startSiteProcess, withProcesses } from "#tests/support/product/site.ts";
import { until } from "#tests/support/product/until.ts";
import { Visitor } from "#tests/support/people/visitor.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { startIdentityProvider } from "#tests/support/servers/identity-provider.ts";
import { hasPostgresql, sharedPostgresql, startPostgresql } from "#tests/support/servers/postgresql.ts";
import { hasRedis, startRedis } from "#tests/support/servers/redis.ts";

const onServers = test.skipIf(!hasPostgresql || !hasRedis);
const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const newUrl = async () => (await sharedPostgresql()).newDatabase();

const statusesOf = (answers: readonly Response[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

onServers("thorough: two processes have one limit of an hour, which outlives both of them", async () => {
  const env = { DATABASE_URL: await newUrl(), RATE_LIMIT: "1", SMTP_PORT: "2525", ROLE: "web" };
  const open = (base: string) => fetch(`${base}/api/temp-mail`, { method: "POST" });
  await withProcesses([env, env], async (one, other) => {
    const bases = Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other).base);
    const answers = await Promise.all(bases.map(open));
    expect([statusesOf(answers, 200), statusesOf(answers, 429)]).toEqual([5, 7]);
  });
  await withProcesses([env], async ({ base }) => {
    expect((await open(base)).status).toBe(429);
  });
});

onServers(
  "thorough: with Redis the limit is counted there, and goes on in memory while it is away",
  async () => {
    const redis = await startRedis();
    const env = {
      DATABASE_URL: await newUrl(),
      REDIS_URL: redis.url,
      RATE_LIMIT: "1",
      SMTP_PORT: "2525",
      ROLE: "web",
    };
    const open = (base: string) => fetch(`${base}/api/temp-mail`, { method: "POST" });
    await withProcesses([env, env], async (one, other) => {
      const bases = Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other).base);
      expect(statusesOf(await Promise.all(bases.map(open)), 200)).toBe(5);
      await redis.stop();
      expect((await open(one.base)).status).toBe(200);
      await redis.start();
      // A Redis that was killed has forgotten. Each process has five in memory while it is away, and both have five in it.
      let allowed = 1;
      await until(async () => {
        const { status } = await open((allowed % 2 ? one : other).base);
        if (status === 200) allowed += 1;
        return allowed >= 5;
      });
      expect(allowed).toBeLessThanOrEqual(15);
    });
    await redis.stop();
  },
);

onServers("who signs in at one process is known to the other, and to whoever starts later", async () => {
  const idp = startIdentityProvider("google");
  const env = { DATABASE_URL: await newUrl(), ...settingsFor("google", idp) };
  const ports = [await freePort(), await freePort()].map(String);
  const site = { PUBLIC_URL: `http://127.0.0.1:${ports[0]}` };
  const envs = ports.map((PORT) => ({ ...env, ...site, PORT }));
  await withProcesses(envs, async (one, other) => {
    const visitor = new Visitor(one.base);
    const page = await finishSignIn(visitor, await reachCallback(visitor, "google"));
    const token = new URLSearchParams(page.split("?")[1]).get("token") ?? "";
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${other.base}/api/account/export`, { headers })).status).toBe(200);
    const made = await postJson(`${one.base}/api/notes`, { content: "của tôi" }, headers);
    const { id }: { id: string } = await made.json();
    const list: { data: { id: string }[] } = await (
      await fetch(`${other.base}/api/notes`, { headers })
    ).json();
    expect(list.data.map((note) => note.id)).toEqual([id]);
  });
  await idp.stop();
});

onServers("thorough: mail that one process receives is heard by who listens at another", async () => {
  const redis = await startRedis();
  const smtpPort = String(await freePort());
  const common = { DATABASE_URL: await newUrl(), SMTP_PORT: smtpPort, MAIL_DOMAIN: "hopthu.example" };
  for (const env of [common, { ...common, REDIS_URL: redis.url }]) {
    await withProcesses(
      [
        { ...env, ROLE: "web" },
        { ...env, ROLE: "mail" },
      ],
      async (web, mail) => {
        expect(await (await fetch(`${mail.base}/readyz`)).text()).toBe("ok");
        expect((await fetch(`${mail.base}/qr`)).status).toBe(404);
        const box = await openMailbox(web.base, Number(smtpPort));
        const stream = await fetch(`${box.path}/events`, { headers: { Accept: "text/event-stream" } });
        const events = eventTextsOf(stream);
        const next = async () => {
          for (;;) {
            const { value, done } = await events.next();
            if (done || value.includes("event: inbox")) return !done;
          }
        };
        const heard = next();
        await sendMail(Number(smtpPort), { to: box.email, subject: "nghe thấy" });
        expect(await heard).toBe(true);
        expect(await box.list()).toMatchObject([{ subject: "nghe thấy" }]);
        await stream.body?.cancel().catch(() => {});
      },
    );
  }
  await redis.stop();
});

onServers(
  "redirects of two processes add up: those answered, the link's counter and the sum of days",
  async () => {
    const env = { DATABASE_URL: await newUrl() };
    await withProcesses([env, env], async (one, other) => {
      const made = await postJson(`${one.base}/api/links`, { url: "https://example.com/" });
      const { code }: { code: string } = await made.json();
      const follow = (base: string) =>
        fetch(`${base}/links/${code}`, { redirect: "manual", headers: { "User-Agent": browser } });
      const bases = Array.from({ length: 400 }, (_, index) => (index % 2 ? one : other).base);
      const answers = await Promise.all(bases.map(follow));
      expect(statusesOf(answers, 302)).toBe(400);
      const { openDatabase } = await import("#db/client.ts");
      const { db, close } = await openDatabase(env.DATABASE_URL);
      const [link] = await db.select().from(db.tables.links);
      const counts = await db.select().from(db.tables.clickCounts);
      const sumOf = (kind: string) =>
        counts.filter((count) => count.kind === kind).reduce((sum, { clicks }) => sum + clicks, 0);
      expect([link?.clicks, sumOf("clicks"), sumOf("browser"), sumOf("unique")]).toEqual([400, 400, 400, 1]);
      await close();
    });
  },
);

onServers(
  "without the database pages from memory and pure tools go on, the rest says so, and all comes back",
  async () => {
    const postgresql = await startPostgresql();
    const env = { DATABASE_URL: await postgresql.newDatabase() };
    const site = await startSiteProcess(env);
    const statusOf = async (path: string, init?: RequestInit) =>
      (await fetch(`${site.base}${path}`, init)).status;
    const json = { method: "POST", headers: { "Content-Type": "application/json" } };
    const makeLink = { ...json, body: JSON.stringify({ url: "https://example.com/" }) };
    const all = async () => ({
      page: await statusOf("/qr"),
      health: await statusOf("/healthz"),
      ready: await statusOf("/readyz"),
      tool: await statusOf("/api/qr", { ...json, body: JSON.stringify({ text: "x" }) }),
      link: await statusOf("/api/links", makeLink),
      missing: await statusOf("/links/no-such-code"),
    });
    const well = { page: 200, health: 200, ready: 200, tool: 200, link: 200, missing: 404 };
    expect(await all()).toEqual(well);
    const untilLinksGive = (status: number) =>
      Promise.all(Array.from({ length: 8 }, () => until(() => statusOf("/api/links", makeLink), status)));
    const refused = untilLinksGive(503);
    await postgresql.stop();
    await until(
      () => downOf(site.base),
      (down) => down.includes("database"),
    );
    expect(await all()).toEqual({ page: 200, health: 200, ready: 200, tool: 200, link: 503, missing: 503 });
    const refusal = await fetch(`${site.base}/api/links`, makeLink);
    expect(await refusal.json()).toMatchObject({
      code: "busy",
      detail: expect.stringContaining("cơ sở dữ liệu"),
    });
    await refused;
    const taken = untilLinksGive(200);
    await postgresql.start();
    await until(
      () => downOf(site.base),
      (down) => !down.includes("database"),
    );
    await taken;
    expect(await all()).toEqual(well);
    await site.stop();
    await postgresql.stop();
  },
);
