import { expect, test } from "bun:test";
import { openDatabase } from "#db/client.ts";
import { postJson } from "#tests/support/product/product.ts";
import { type SiteProcess, startSiteProcess } from "#tests/support/product/site.ts";
import { until } from "#tests/support/product/until.ts";
import { hasPostgresql, startPostgresql } from "#tests/support/servers/postgresql.ts";

const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const writersEach = 3;

/** What was answered with yes, by either process. */
type Acknowledged = { readonly links: string[]; readonly notes: string[]; clicks: number; refused: number };

/** One after the other for as long as it goes on: a link, a note, and some redirects at once. */
async function write(
  { base }: SiteProcess,
  { acknowledged, code, end }: { acknowledged: Acknowledged; code: string; end: AbortSignal },
): Promise<void> {
  const count = (isDone: boolean) => void (isDone || (acknowledged.refused += 1));
  while (!end.aborted) {
    const link = await postJson(`${base}/api/links`, { url: "https://example.com/" });
    const made: { code?: string } = await link.json();
    if (link.ok && made.code) acknowledged.links.push(made.code);
    count(link.ok);
    const note = await postJson(`${base}/api/notes`, { content: "còn đây" });
    const written: { id?: string } = await note.json();
    if (note.ok && written.id) acknowledged.notes.push(written.id);
    count(note.ok);
    const follow = () =>
      fetch(`${base}/links/${code}`, { redirect: "manual", headers: { "User-Agent": browser } });
    const answers = await Promise.all([follow(), follow(), follow(), follow()]);
    acknowledged.clicks += answers.filter(({ status }) => status === 302).length;
    for (const { status } of answers) expect([302, 503]).toContain(status);
  }
}

/** What is there of it: what was made and is missing, and the three sums of clicks. */
async function standingOf(url: string, { links, notes }: Acknowledged, code: string) {
  const { db, close } = await openDatabase(url);
  const storedLinks = await db.select().from(db.tables.links);
  const storedNotes = new Set(
    (await db.select({ id: db.tables.notes.id }).from(db.tables.notes)).map(({ id }) => id),
  );
  const codes = new Set(storedLinks.map((link) => link.code));
  const counts = await db.select().from(db.tables.clickCounts);
  await close();
  const sumOf = (kind: string) =>
    counts.filter((count) => count.kind === kind).reduce((sum, { clicks }) => sum + clicks, 0);
  return {
    lostLinks: links.filter((one) => !codes.has(one)),
    lostNotes: notes.filter((id) => !storedNotes.has(id)),
    counter: storedLinks.find((link) => link.code === code)?.clicks,
    days: sumOf("clicks"),
    browsers: sumOf("browser"),
  };
}

test.skipIf(!hasPostgresql)(
  "thorough: PostgreSQL is stopped, and cut off, under two processes that are written to: what they acknowledged is there, once",
  async () => {
    const postgresql = await startPostgresql();
    const url = await postgresql.newDatabase();
    const processes = await Promise.all([1, 2].map(() => startSiteProcess({ DATABASE_URL: url })));
    const made = await postJson(`${processes[0]?.base}/api/links`, { url: "https://example.com/" });
    const { code }: { code: string } = await made.json();
    const acknowledged: Acknowledged = { links: [], notes: [], clicks: 0, refused: 0 };
    const end = new AbortController();
    const writers = processes.flatMap((process) =>
      Array.from({ length: writersEach }, () => write(process, { acknowledged, code, end: end.signal })),
    );
    for (const signal of ["SIGINT", "SIGQUIT", "SIGINT"] as const) {
      const { links, clicks, refused } = { ...acknowledged, links: acknowledged.links.length };
      await until(
        () => ({ ...acknowledged, links: acknowledged.links.length }),
        (seen) => seen.links >= links + 20 && seen.clicks >= clicks + 80,
      );
      await postgresql.stop(signal);
      await until(
        () => acknowledged.refused,
        (seen) => seen >= refused + 10,
      );
      await postgresql.start();
    }
    const { links } = { links: acknowledged.links.length };
    await until(
      () => acknowledged.links.length,
      (seen) => seen >= links + 20,
    );
    end.abort();
    await Promise.all(writers);
    // What still waited in memory is written before a process ends.
    expect(await Promise.all(processes.map((process) => process.stop()))).toEqual([0, 0]);
    expect(await standingOf(url, acknowledged, code)).toEqual({
      lostLinks: [],
      lostNotes: [],
      counter: acknowledged.clicks,
      days: acknowledged.clicks,
      browsers: acknowledged.clicks,
    });
    await postgresql.stop();
  },
);
