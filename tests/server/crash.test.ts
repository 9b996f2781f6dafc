import { expect, test } from "bun:test";
import { Database as Sqlite } from "bun:sqlite";
import { databasePath } from "../../src/db/sqlite.ts";
import { withProcesses } from "../support/product/site.ts";
import { hasPostgresql, sharedPostgresql } from "../support/servers/postgresql.ts";
import { newFileUrl } from "../support/product/database.ts";
import { freePort } from "../support/servers/free-port.ts";
import { startIdentityProvider } from "../support/servers/identity-provider.ts";
import { startServerProcess } from "../support/product/server-process.ts";
import { finishSignIn, reachCallback, settingsFor } from "../support/product/sign-in.ts";
import { Visitor } from "../support/people/visitor.ts";

/** Five in the gate, twenty in `bun run test:long`. */
const kills = Number(process.env["TEST_KILLS"] ?? 5);
const acknowledgedBetweenKills = 30;

const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

/** What the server has said yes to. */
type Acknowledged = {
  links: string[];
  notes: string[];
  history: string[];
  clicks: number;
  clicksSent: number;
};

/** The writes that go on at once, twice each; each makes its own mark in what was acknowledged. */
function writersOf(visitor: Visitor, code: string, acknowledged: Acknowledged) {
  const post = (path: string, body: object) =>
    visitor.call(path, { method: "POST", body: JSON.stringify(body) });
  const link = async () => {
    const answer: { code: string } = await (await post("/links", { url: "https://example.com/" })).json();
    acknowledged.links.push(answer.code);
  };
  const note = async () => {
    const answer: { id: string } = await (await post("/notes", { content: "còn đây" })).json();
    acknowledged.notes.push(answer.id);
  };
  const picture = async () => {
    const text = crypto.randomUUID();
    await (await post("/qr", { text, size: 128 })).arrayBuffer();
    acknowledged.history.push(text);
  };
  const click = async () => {
    acknowledged.clicksSent += 1;
    const { status } = await visitor.open(`/links/${code}`, { headers: { "User-Agent": browser } });
    if (status === 302) acknowledged.clicks += 1;
  };
  return [link, link, note, note, picture, picture, click, click];
}

/** Lets all writers write until enough is acknowledged, then ends the server under them. */
async function writeUntilKilled(
  writers: (() => Promise<void>)[],
  server: Awaited<ReturnType<typeof startServerProcess>>,
) {
  let count = 0;
  const enough = Promise.withResolvers<void>();
  const ends = writers.map(async (write) => {
    try {
      for (;;) {
        await write();
        if ((count += 1) === acknowledgedBetweenKills) enough.resolve();
      }
    } catch {
      enough.resolve();
    }
  });
  await enough.promise;
  await server.kill();
  await Promise.all(ends);
  return count;
}

function integrityOf(url: string): unknown {
  if (!url.startsWith("file:")) return { integrity_check: "ok" };
  const database = new Sqlite(databasePath(url) ?? "");
  const verdict = database.query("PRAGMA integrity_check").get();
  database.close();
  return verdict;
}

async function checkKills(url: string): Promise<void> {
  const [idp, port] = [startIdentityProvider("google"), await freePort()];
  const base = `http://127.0.0.1:${port}`;
  const address = { HOST: "127.0.0.1", PORT: String(port), PUBLIC_URL: base, DATABASE_URL: url };
  const env = { ...settingsFor("google", idp), ...address, RATE_LIMIT: "0", SMTP_PORT: "0" };
  const acknowledged: Acknowledged = { links: [], notes: [], history: [], clicks: 0, clicksSent: 0 };
  const visitor = new Visitor(base);

  let server = await startServerProcess(env);
  const page = await finishSignIn(visitor, await reachCallback(visitor, "google"));
  visitor.token = new URLSearchParams(page.split("?")[1]).get("token");
  const made = await visitor.call("/links", { method: "POST", body: '{"url":"https://example.com/"}' });
  const { code }: { code: string } = await made.json();
  const writers = writersOf(visitor, code, acknowledged);
  for (let kill = 0; kill < kills; kill += 1) {
    expect(await writeUntilKilled(writers, server)).toBeGreaterThanOrEqual(acknowledgedBetweenKills);
    expect(integrityOf(url)).toEqual({ integrity_check: "ok" });
    server = await startServerProcess(env);
  }

  type Kept = { links: { code: string }[]; notes: { id: string }[]; qr_history: { content: string }[] };
  const kept: Kept = await (await visitor.call("/account/export")).json();
  const { total }: { total: number } = await (await visitor.call(`/links/${code}/analytics`)).json();
  expect(await server.stop()).toBe(0);
  await idp.stop();
  const lostOf = (said: string[], there: string[]) => said.filter((one) => !there.includes(one));
  expect({
    links: lostOf(
      acknowledged.links,
      kept.links.map((link) => link.code),
    ),
    notes: lostOf(
      acknowledged.notes,
      kept.notes.map((note) => note.id),
    ),
    history: lostOf(
      acknowledged.history,
      kept.qr_history.map((item) => item.content),
    ),
  }).toEqual({ links: [], notes: [], history: [] });
  expect(total).toBeGreaterThanOrEqual(acknowledged.clicks);
  expect(total).toBeLessThanOrEqual(acknowledged.clicksSent);
  for (const said of [acknowledged.links, acknowledged.notes, acknowledged.history])
    expect(said.length).toBeGreaterThan(kills);
}

test(`${kills} times killed while it is written to, the server has lost nothing that it acknowledged`, () =>
  checkKills(newFileUrl()));

test.skipIf(!hasPostgresql)(`the same on PostgreSQL, while another process of the site goes on`, async () => {
  const url = await (await sharedPostgresql()).newDatabase();
  await withProcesses([{ DATABASE_URL: url }], async (other) => {
    await checkKills(url);
    expect((await fetch(`${other.base}/readyz`)).status).toBe(200);
  });
});
