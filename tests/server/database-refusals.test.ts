import { expect, test } from "bun:test";
import { SQL } from "bun";
import { openDatabase } from "#db/client.ts";
import { postJson, startTestProduct } from "#tests/support/product/product.ts";
import { downOf } from "#tests/support/product/readiness.ts";
import { until } from "#tests/support/product/until.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

/** A product on PostgreSQL with one link, and who may do anything to its database. */
async function openSite() {
  const postgresql = await sharedPostgresql();
  const url = await postgresql.newDatabase();
  const faults: string[] = [];
  const product = await startTestProduct({
    env: { DATABASE_URL: url },
    write: (text) => void (text.includes('"fault"') && faults.push(text)),
  });
  const made = await postJson(`${product.url}/api/links`, { url: "https://example.com/" });
  const { code }: { code: string } = await made.json();
  const admin = new SQL({ url: postgresql.url, max: 1 });
  const name = new URL(url).pathname.slice(1);
  return {
    url,
    code,
    faults,
    /** New connections only, so those that there are end. */
    setReadOnly: async (isReadOnly: boolean) => {
      await admin.unsafe(
        `ALTER DATABASE ${name} SET default_transaction_read_only = ${isReadOnly ? "on" : "off"}`,
      );
      await admin`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name}`;
    },
    follow: () =>
      fetch(`${product.url}/links/${code}`, { redirect: "manual", headers: { "User-Agent": browser } }),
    makeLink: () => postJson(`${product.url}/api/links`, { url: "https://example.org/" }),
    down: () => downOf(product.url),
    statusOf: async (path: string) => (await fetch(product.url + path)).status,
    stop: async () => {
      await product.stop();
      await admin.close();
    },
  };
}

async function clicksOf(url: string, code: string): Promise<number | undefined> {
  const { db, close } = await openDatabase(url);
  const links = await db.select().from(db.tables.links);
  await close();
  return links.find((link) => link.code === code)?.clicks;
}

test.skipIf(!hasPostgresql)(
  "while PostgreSQL takes no writes, what reads goes on, what writes says so, and no click that was answered is lost",
  async () => {
    const { url, code, setReadOnly, follow, makeLink, statusOf, down, faults, stop } = await openSite();
    expect((await follow()).status).toBe(302);
    await setReadOnly(true);
    await until(down, (seen) => seen.includes("database"));
    expect([await statusOf("/qr"), await statusOf("/healthz")]).toEqual([200, 200]);
    const refused = await makeLink();
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: "busy" }]);
    const answers = await Promise.all([follow(), follow(), follow()]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    await until(
      () => faults.join(""),
      (seen) => seen.includes("0 clicks could not be kept"),
    );
    await setReadOnly(false);
    await until(down, (seen) => !seen.includes("database"));
    expect((await makeLink()).status).toBe(200);
    await stop();
    expect(await clicksOf(url, code)).toBe(4);
  },
);

test.skipIf(!hasPostgresql)(
  "a full disk under PostgreSQL is 507 to who writes, and clicks wait",
  async () => {
    const { url, code, follow, makeLink, stop } = await openSite();
    const { server, close } = await openDatabase(url);
    await server?.current().unsafe(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON links FOR EACH ROW EXECUTE FUNCTION refuse()`);
    const refused = await makeLink();
    expect([refused.status, await refused.json()]).toMatchObject([507, { code: "storage_full" }]);
    expect((await follow()).status).toBe(302);
    await server?.current().unsafe("DROP TRIGGER full_disk ON links");
    expect((await makeLink()).status).toBe(200);
    await close();
    await stop();
    expect(await clicksOf(url, code)).toBe(1);
  },
);
