import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { openDatabase } from "#db/client.ts";
import type { Database } from "#db/db.ts";
import { sessionSecretOf } from "#db/session-secret.ts";
import { chunksOf } from "#db/rows.ts";
import { addUser } from "#tests/support/people/users.ts";
import { runMain } from "#tests/support/product/command.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

const main = new URL("../../src/main.ts", import.meta.url).pathname;
const createdAt = new Date(1_795_000_000_123);

/** So many links that a move takes a while for them. */
const links = 6000;

async function fill({ db }: Database): Promise<void> {
  await addUser(db, "an");
  const rows = Array.from({ length: links }, (_, number) => ({
    id: `l${number}`,
    code: `Code${number}`,
    target: `https://example.com/${number}`,
    userId: number % 2 ? "an" : null,
    clicks: number,
    createdAt,
  }));
  for (const chunk of chunksOf(rows, 500)) {
    await db.insert(db.tables.linkCodes).values(chunk.map(({ code }) => ({ code: code.toLowerCase() })));
    await db.insert(db.tables.links).values(chunk);
    await db.insert(db.tables.clickCounts).values(
      chunk.map(({ id, clicks }) => ({
        linkId: id,
        day: "2026-11-21",
        kind: "clicks" as const,
        value: "",
        clicks,
      })),
    );
  }
}

/** All rows of the tables that are filled, in one order. */
async function rowsOf({ db }: Database): Promise<string[]> {
  const { users, linkCodes, links: stored, clickCounts } = db.tables;
  const rows = [
    ...(await db.select().from(users)),
    ...(await db.select().from(linkCodes)),
    ...(await db.select().from(stored)),
    ...(await db.select().from(clickCounts)),
  ];
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

/** Starts a move and ends it as a power cut would, once it has begun with the links. */
async function moveUntilKilled(from: string, to: string): Promise<void> {
  const job = Bun.spawn([process.execPath, main, "move", from, to], {
    env: { PATH: process.env["PATH"] ?? "" },
    stdout: "pipe",
    stderr: "inherit",
  });
  const target = await openDatabase(to);
  const copied = async () =>
    (await target.db.select({ id: target.db.tables.links.id }).from(target.db.tables.links)).length;
  while ((await copied()) === 0) await Bun.sleep(5);
  job.kill("SIGKILL");
  await job.exited;
  expect(await copied()).toBeLessThan(links);
  await target.close();
}

async function checkMove(from: string, to: string): Promise<void> {
  await moveUntilKilled(from, to);
  // Somebody uses the site once more before the move is tried again.
  const source = await openDatabase(from);
  const { links: stored } = source.db.tables;
  await source.db.update(stored).set({ clicks: 1_000_000 }).where(eq(stored.id, "l0"));
  const { code, text, faults } = await runMain({}, "move", from, to);
  expect([code, faults]).toEqual([0, ""]);
  expect(text).toContain(`links: ${links}\n`);
  const target = await openDatabase(to);
  expect(await rowsOf(target)).toEqual(await rowsOf(source));
  expect(await sessionSecretOf(target)).toBe(await sessionSecretOf(source));
  await Promise.all([source.close(), target.close()]);
}

test.skipIf(!hasPostgresql)(
  "a move that is killed in the middle is started again and is whole, from SQLite to PostgreSQL and back",
  async () => {
    const [file, back] = [newFileUrl(), newFileUrl()];
    const server = await (await sharedPostgresql()).newDatabase();
    const database = await openDatabase(file);
    await fill(database);
    await database.close();
    await checkMove(file, server);
    await checkMove(server, back);
  },
);
