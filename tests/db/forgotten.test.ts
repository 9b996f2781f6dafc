import { expect, test } from "bun:test";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUp } from "#db/backup.ts";
import { fleetingTables } from "#db/backup-contents.ts";
import { openDatabase } from "#db/client.ts";
import type { Db } from "#db/db.ts";
import { noteStore } from "#db/notes.ts";
import { restore } from "#db/restore.ts";
import { noteCaps } from "#tools/notes/schema.ts";
import { addUser } from "#tests/support/people/users.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

const at = new Date("2026-11-23T02:00:00Z");
const later = new Date("2026-11-24T02:00:00Z");

const marker = (what: string) => `${what}-${crypto.randomUUID()}`;
const bytesOf = (text: string) => Buffer.from(text);
const storeOn = (db: Db) =>
  noteStore(db, {
    notes: 100,
    ownerBytes: noteCaps.ownerBytes,
    anonymousBytes: noteCaps.anonymousBytes,
  });

/** A row with a marker in each table that no backup has, and a note that burns. */
async function writeFleeting(db: Db): Promise<readonly string[]> {
  const markers = Object.fromEntries(
    [
      "mail",
      "html",
      "attachment",
      "visitor",
      "taker",
      "salt",
      "client",
      "limit",
      "answer",
      "state",
      "burnt",
    ].map((what) => [what, marker(what)]),
  );
  const of = (what: string) => markers[what] ?? "";
  const t = db.tables;
  const mailboxId = 1;
  const box = { id: mailboxId, address: `${of("mail")}@hopthu.example`, tokenHash: "a", createdAt: at };
  await db.insert(t.mailboxes).values({ ...box, expiresAt: later });
  const mail = {
    id: 1,
    mailboxId,
    receivedAt: at,
    hasAttachments: true,
    storedBytes: 9,
    fromEmail: "a@b.example",
  };
  await db.insert(t.mailMessages).values({ ...mail, searchText: of("mail"), html: of("html") });
  const attachment = { messageId: 1, position: 1, filename: of("mail"), type: "text/plain", size: 9 };
  await db.insert(t.mailAttachments).values({ ...attachment, content: bytesOf(of("attachment")) });
  const click = { linkId: "l1", day: "2026-11-23" };
  await db.insert(t.clickVisitors).values({ ...click, visitor: bytesOf(of("visitor")) });
  await db.insert(t.clickTakers).values({ ...click, visitor: bytesOf(of("taker")) });
  await db.insert(t.dailySalts).values({ day: "2026-11-23", salt: bytesOf(of("salt")), createdAt: at });
  await db
    .insert(t.clientCounts)
    .values({ day: "2026-11-23", client: of("client"), requests: 1, refused: 0 });
  await db.insert(t.limitCounts).values({ key: of("limit"), taken: 1, resetsAt: later });
  await db.insert(t.idempotencyKeys).values({ hash: "h", answer: bytesOf(of("answer")), expiresAt: later });
  const signIn = {
    stateHash: of("state"),
    browserHash: "b",
    provider: "google",
    verifier: "v",
    lang: "vi",
  } as const;
  await db.insert(t.signIns).values({ ...signIn, expiresAt: later });
  await storeOn(db).add({ kind: "browser", id: "b" }, { ...noteOf("n1", of("burnt")), burns: true });
  return Object.values(markers);
}

const noteOf = (id: string, content: string) => ({
  id,
  title: content,
  content,
  folded: content,
  publicKey: `key-${id}`,

  burns: false,
  isSealed: false,
  bytes: 100,
  expiresAt: null,
  at,
});

/** The markers that stand in a file, however it is encoded. */
const found = (markers: readonly string[], file: Uint8Array): readonly string[] => {
  const text = Buffer.from(file).toString("latin1");
  return markers.filter(
    (one) =>
      text.includes(one) || text.includes(bytesOf(one).toString("hex")) || text.includes(one.toUpperCase()),
  );
};

const engines = [
  {
    engine: "SQLite",
    isThere: true,
    newUrl: async () => newFileUrl(),
    file: "copy.db",
  },
  {
    engine: "PostgreSQL",
    isThere: hasPostgresql,
    newUrl: async () => (await sharedPostgresql()).newDatabase(),
    file: "copy.pg",
  },
];

for (const { engine, isThere, newUrl, file } of engines)
  test.skipIf(!isThere)(
    `${engine}: no backup has mail, notes that burn, salts or who has visited, and all else comes back`,
    async () => {
      const url = await newUrl();
      const before = await openDatabase(url);
      const markers = await writeFleeting(before.db);
      const an = await addUser(before.db, "an");
      const [kept, mine] = [marker("kept"), marker("mine")];
      await storeOn(before.db).add({ kind: "browser", id: "b" }, noteOf("n2", kept));
      await storeOn(before.db).add({ kind: "user", id: an.id }, noteOf("n3", mine));
      const to = join(mkdtempSync(join(tmpdir(), "backups-")), file);
      await backUp({ url, to });
      // The site goes on with all of it.
      expect(await storeOn(before.db).findShared("key-n1", at)).toMatchObject({ burns: true });
      await before.close();
      const said = readFileSync(to);
      expect(found([kept, mine], said)).toEqual([kept, mine]);
      expect(found(markers, said)).toEqual([]);
      await restore({ url, from: to, aside: `${to}.aside` });
      const after = await openDatabase(url);
      const shared = await Promise.all(
        ["n1", "n2", "n3"].map((id) => storeOn(after.db).findShared(`key-${id}`, at)),
      );
      expect(shared.map((note) => note?.content)).toEqual([undefined, kept, mine]);
      const rows = await Promise.all(
        fleetingTables.map(
          async (table) => (await after.db.runSql(`SELECT 1 FROM ${table}`, [], "all")).length,
        ),
      );
      expect(rows).toEqual(fleetingTables.map(() => 0));
      expect(await after.isHealthy()).toBe(true);
      await after.close();
    },
  );

test("what was deleted stands in no file of an idle site: neither in the database nor in its log", async () => {
  const database = await openDatabase(newFileUrl());
  const path = database.path ?? "";
  const files = [path, `${path}-wal`];
  const burnt = marker("burnt");
  const onDisk = () =>
    files.filter((name) => existsSync(name) && found([burnt], readFileSync(name)).length > 0);
  await storeOn(database.db).add({ kind: "browser", id: "b" }, { ...noteOf("n1", burnt), burns: true });
  await storeOn(database.db).takeShared("key-n1", at);
  // Deleted, and still in the log: what the truncation is for.
  expect(onDisk()).toEqual([`${path}-wal`]);
  await database.truncateLog();
  expect(onDisk()).toEqual([]);
  expect(await database.isHealthy()).toBe(true);
  await database.close();
});

test("the log is left to whoever reads it just now, and nobody waits", async () => {
  const url = newFileUrl();
  const [database, other] = [await openDatabase(url), await openDatabase(url)];
  await addUser(database.db, "an");
  const started = performance.now();
  await other.db.transaction(async (tx) => {
    await tx.select().from(tx.tables.users);
    await database.truncateLog();
  });
  expect(performance.now() - started).toBeLessThan(4000);
  await database.truncateLog();
  await Promise.all([database.close(), other.close()]);
});
