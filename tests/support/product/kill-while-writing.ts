import { expect } from "bun:test";
import { Database as Sqlite } from "bun:sqlite";
import { eq } from "drizzle-orm";
import { openDatabase } from "#db/client.ts";
import { databasePath } from "#db/sqlite.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { startIdentityProvider } from "#tests/support/servers/identity-provider.ts";
import { sendMail } from "./mail-service.ts";
import { type OpenMailbox, openMailbox } from "./mailbox.ts";
import { startServerProcess } from "./server-process.ts";
import { finishSignIn, reachCallback, settingsFor } from "./sign-in.ts";
import { Visitor } from "#tests/support/people/visitor.ts";

const acknowledgedBetweenKills = 30;
/** No more than what a user may have, after all kills. */
const maxBetweenKills = 3 * acknowledgedBetweenKills;

const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

/** What the server has said yes to. */
type Acknowledged = {
  readonly links: string[];
  readonly notes: string[];
  readonly history: string[];
  readonly mails: string[];
  clicks: number;
  clicksSent: number;
};

/** A mailbox takes a hundred messages; the other writers go on without this one. */
const maxMails = 90;

type Site = {
  readonly visitor: Visitor;
  readonly code: string;
  readonly box: OpenMailbox;
  readonly smtpPort: number;
};

/** The writes that go on at once, most of them twice each; each makes its own mark in what was acknowledged. */
function writersOf({ visitor, code, box, smtpPort }: Site, acknowledged: Acknowledged) {
  /** What is made of it, or null where the server was too busy, so that it has acknowledged nothing. */
  const post = async (path: string, body: object): Promise<Response | null> => {
    const answer = await visitor.call(path, { method: "POST", body: JSON.stringify(body) });
    return answer.ok ? answer : null;
  };
  const link = async () => {
    const answer: { code: string } | undefined = await (
      await post("/links", { url: "https://example.com/" })
    )?.json();
    if (answer) acknowledged.links.push(answer.code);
  };
  const note = async () => {
    const answer: { id: string } | undefined = await (await post("/notes", { content: "còn đây" }))?.json();
    if (answer) acknowledged.notes.push(answer.id);
  };
  const picture = async () => {
    const text = crypto.randomUUID();
    const answer = await (await post("/qr", { text, size: 128 }))?.arrayBuffer();
    if (answer) acknowledged.history.push(text);
  };
  const click = async () => {
    acknowledged.clicksSent += 1;
    const { status } = await visitor.open(`/links/${code}`, { headers: { "User-Agent": browser } });
    if (status === 302) acknowledged.clicks += 1;
  };
  const mail = async () => {
    if (acknowledged.mails.length >= maxMails) return click();
    const subject = crypto.randomUUID();
    await sendMail(smtpPort, { to: box.email, subject, text: "còn đây" });
    acknowledged.mails.push(subject);
  };
  return [link, link, note, note, picture, picture, click, click, mail];
}

/** Lets all writers write until enough of each is acknowledged, then ends the server under them. */
async function writeUntilKilled(
  writers: (() => Promise<void>)[],
  server: Awaited<ReturnType<typeof startServerProcess>>,
) {
  let count = 0;
  const enough = Promise.withResolvers<void>();
  const haveWritten = new Set<number>();
  const ends = writers.map(async (write, writer) => {
    try {
      while (count < maxBetweenKills || !haveWritten.has(writer)) {
        await write();
        count += 1;
        haveWritten.add(writer);
        if (count >= acknowledgedBetweenKills && haveWritten.size === writers.length) enough.resolve();
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

/** What was acknowledged and is not there. */
async function lossesOf({ visitor, code, box }: Site, acknowledged: Acknowledged) {
  type Kept = { links: { code: string }[]; notes: { id: string }[]; qr_history: { content: string }[] };
  const kept: Kept = await (await visitor.call("/account/export")).json();
  const { total }: { total: number } = await (await visitor.call(`/links/${code}/analytics`)).json();
  expect(total).toBeLessThanOrEqual(acknowledged.clicksSent);
  const mails = await box.list();
  const lost = (said: readonly string[], there: readonly unknown[]) =>
    said.filter((one) => !there.includes(one));
  return {
    links: lost(
      acknowledged.links,
      kept.links.map((link) => link.code),
    ),
    notes: lost(
      acknowledged.notes,
      kept.notes.map((note) => note.id),
    ),
    history: lost(
      acknowledged.history,
      kept.qr_history.map((item) => item.content),
    ),
    mails: lost(
      acknowledged.mails,
      mails.map(({ subject }) => subject),
    ),
    clicks: Math.max(0, acknowledged.clicks - total),
  };
}

/** Takes the last of each kind out of the database, behind the server's back, as a loss would. */
async function loseLast(url: string, code: string, acknowledged: Acknowledged) {
  const last = {
    link: acknowledged.links.at(-1) ?? "",
    note: acknowledged.notes.at(-1) ?? "",
    item: acknowledged.history.at(-1) ?? "",
    mail: acknowledged.mails.at(-1) ?? "",
  };
  const { db, close } = await openDatabase(url);
  const { links, notes, history, mailMessages } = db.tables;
  await db.delete(links).where(eq(links.code, last.link));
  await db.delete(notes).where(eq(notes.id, last.note));
  const items = await db.select({ id: history.id, input: history.input }).from(history);
  const item = items.find(({ input }) => JSON.stringify(input).includes(last.item));
  await db.delete(history).where(eq(history.id, item?.id ?? ""));
  await db.delete(mailMessages).where(eq(mailMessages.subject, last.mail));
  await db
    .update(links)
    .set({ clicks: acknowledged.clicks - 1 })
    .where(eq(links.code, code));
  await close();
  return { links: [last.link], notes: [last.note], history: [last.item], mails: [last.mail], clicks: 1 };
}

/**
 * Kills the server so often while it is written to, and looks for what it had acknowledged. Then something of each kind
 * is really lost, which the same look must find.
 */
export async function checkKills(url: string, kills: number): Promise<void> {
  const [idp, port, smtpPort] = [startIdentityProvider("google"), await freePort(), await freePort()];
  const base = `http://127.0.0.1:${port}`;
  const address = { HOST: "127.0.0.1", PORT: String(port), PUBLIC_URL: base, DATABASE_URL: url };
  const mail = { SMTP_PORT: String(smtpPort), MAIL_DOMAIN: "hopthu.example" };
  const env = { ...settingsFor("google", idp), ...address, ...mail, RATE_LIMIT: "0" };
  const acknowledged: Acknowledged = {
    links: [],
    notes: [],
    history: [],
    mails: [],
    clicks: 0,
    clicksSent: 0,
  };
  const visitor = new Visitor(base);

  let server = await startServerProcess(env);
  const page = await finishSignIn(visitor, await reachCallback(visitor, "google"));
  visitor.token = new URLSearchParams(page.split("?")[1]).get("token");
  const made = await visitor.call("/links", { method: "POST", body: '{"url":"https://example.com/"}' });
  const { code }: { code: string } = await made.json();
  const site: Site = { visitor, code, box: await openMailbox(base, smtpPort), smtpPort };
  const writers = writersOf(site, acknowledged);
  for (let kill = 0; kill < kills; kill += 1) {
    expect(await writeUntilKilled(writers, server)).toBeGreaterThanOrEqual(acknowledgedBetweenKills);
    expect(integrityOf(url)).toEqual({ integrity_check: "ok" });
    server = await startServerProcess(env);
  }

  const nothing = { links: [], notes: [], history: [], mails: [], clicks: 0 };
  expect(await lossesOf(site, acknowledged)).toEqual(nothing);
  const { links, notes, history, mails } = acknowledged;
  for (const said of [links, notes, history]) expect(said.length).toBeGreaterThan(kills);
  expect(mails.length).toBeGreaterThanOrEqual(kills);

  expect(await server.stop()).toBe(0);
  const lost = await loseLast(url, code, acknowledged);
  server = await startServerProcess(env);
  expect(await lossesOf(site, acknowledged)).toEqual(lost);
  expect(await server.stop()).toBe(0);
  await idp.stop();
}
