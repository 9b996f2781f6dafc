import { expect, test } from "bun:test";
import { count } from "drizzle-orm";
import { clickStore } from "#db/clicks.ts";
import { openDatabase } from "#db/client.ts";
import type { Database } from "#db/db.ts";
import { historyStore } from "#db/history.ts";
import { linkStore } from "#db/links.ts";
import { copyDatabase } from "#db/copy-database.ts";
import { noteStore } from "#db/notes.ts";
import { sessionSecretOf } from "#db/session-secret.ts";
import { sampleClick } from "#tests/support/samples/click.ts";
import { addUser } from "#tests/support/people/users.ts";
import { runMain } from "#tests/support/product/command.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

const at = new Date(1_795_000_000_123);

/** A little of everything that belongs to somebody, and more links than one batch has. */
async function fill({ db }: Database) {
  await addUser(db, "an");
  const links = linkStore(db);
  for (let number = 0; number < 620; number += 1)
    await db
      .insert(db.tables.links)
      .values({ id: `l${number}`, code: `Code${number}`, target: "https://example.com/", createdAt: at });
  await links.add({ id: "own", code: "Own", target: "https://example.org/", userId: "an", createdAt: at });
  const clicks = clickStore(db, { onFailure: console.error });
  for (let number = 0; number < 3; number += 1)
    await clicks.record({ ...sampleClick, linkId: "own", visitor: new Uint8Array(8).fill(number) });
  await historyStore(db).add({ kind: "qr", userId: "an", input: { text: "a\0b", size: 128 }, at });
  const note = {
    title: null,
    content: "còn đây",
    burns: false,
    isSealed: true,
    expiresAt: null,
    folded: "con day",
    bytes: 9,
  };
  await noteStore(db).add({ kind: "user", id: "an" }, { ...note, id: "n1", publicKey: "p1", at });
}

async function check(database: Database) {
  const { db } = database;
  expect(await linkStore(db).find("OWN")).toMatchObject({ id: "own", clicks: 3, createdAt: at });
  const clicks = clickStore(db, { onFailure: console.error });
  const counts = (await Array.fromAsync(clicks.countsOf("own"))).flat();
  expect(counts.find(({ kind }) => kind === "unique")?.clicks).toBe(3);
  expect((await db.select({ rows: count() }).from(db.tables.links))[0]?.rows).toBe(621);
  const history = historyStore(db);
  expect(await history.list({ kind: "qr", userId: "an", before: null, size: 9 })).toMatchObject([
    { input: { text: "a\0b", size: 128 }, createdAt: at },
  ]);
  await history.add({ kind: "qr", userId: "an", input: { text: "next", size: 128 }, at });
  expect(await noteStore(db).find({ kind: "user", id: "an" }, "n1", at)).toMatchObject({
    content: "còn đây",
  });
}

test.skipIf(!hasPostgresql)(
  "thorough: a site moves from SQLite to PostgreSQL and back, goes on where a move broke off, and counts",
  async () => {
    const postgresql = await sharedPostgresql();
    const [fileUrl, serverUrl, backUrl] = [newFileUrl(), await postgresql.newDatabase(), newFileUrl()];
    const file = await openDatabase(fileUrl);
    await fill(file);
    const server = await openDatabase(serverUrl);
    const broken = copyDatabase(file, server, ({ table }) => {
      if (table === "links") throw new Error("the line was cut");
    });
    expect(await broken.catch(String)).toContain("the line was cut");
    await copyDatabase(file, server);
    expect(await sessionSecretOf(server)).toBe(await sessionSecretOf(file));
    await check(server);
    const back = await openDatabase(backUrl);
    await copyDatabase(server, back);
    expect(await sessionSecretOf(back)).toBe(await sessionSecretOf(file));
    await Promise.all([file, server, back].map((database) => database.close()));
  },
);

test("a move into a database that was a site already is refused, and changes nothing in it", async () => {
  const [from, to] = [await openDatabase(newFileUrl()), await openDatabase(newFileUrl())];
  await addUser(from.db, "an");
  const secret = await sessionSecretOf(to);
  expect(await copyDatabase(from, to).catch(String)).toContain("it has a session secret of its own");
  expect(await sessionSecretOf(to)).toBe(secret);
  expect(await to.db.select().from(to.db.tables.users)).toEqual([]);
  await Promise.all([from.close(), to.close()]);
});

test("a move that a statement ends says why, and nothing of anybody's", async () => {
  const [fromUrl, toUrl] = [newFileUrl(), newFileUrl()];
  const [from, to] = [await openDatabase(fromUrl), await openDatabase(toUrl)];
  const user = await addUser(from.db, "an");
  const { users } = to.db.tables;
  const row = { ...user, id: "other", provider: "google", subject: "an", createdAt: at } as const;
  await to.db.insert(users).values(row);
  await Promise.all([from.close(), to.close()]);
  const { code, faults } = await runMain({}, "move", fromUrl, toUrl);
  expect(code).toBe(1);
  expect(faults).toBe("UNIQUE constraint failed: users.provider, users.subject\n");
});

test("a move into another site's database says that the numbers differ", async () => {
  const [from, to] = [await openDatabase(newFileUrl()), await openDatabase(newFileUrl())];
  await addUser(to.db, "somebody-else");
  expect(await copyDatabase(from, to).catch(String)).toContain("users: 1 rows where 0 were expected");
  await Promise.all([from.close(), to.close()]);
});
