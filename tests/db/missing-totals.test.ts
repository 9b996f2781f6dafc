import { expect, test } from "bun:test";
import { openDatabase } from "#db/client.ts";
import type { Db } from "#db/db.ts";
import { noteOverheadBytes } from "#tools/notes/schema.ts";
import { linkOverheadBytes } from "#db/link-usage.ts";
import { newDatabaseUrl } from "#tests/support/product/database.ts";

const run = (db: Db, sql: string) => db.runSql(sql, [], "run");
const totals = async (db: Db) => {
  const valueOf = async (sql: string) => Number((await db.runSql(sql, [], "all"))[0]?.[0] ?? -1);
  return {
    notes: await valueOf("SELECT bytes FROM note_totals"),
    mail: await valueOf("SELECT bytes FROM mail_totals"),
    links: await valueOf("SELECT amount FROM site_totals WHERE kind = 'links' AND day = ''"),
  };
};

/** Rows as an earlier version has written them: a note says nothing of its bytes, a mailbox has no counters. */
async function writeRows(db: Db): Promise<void> {
  const { notes, links, linkCodes, mailboxes, mailMessages } = db.tables;
  const at = new Date("2026-11-21T00:00:00Z");
  await db.insert(notes).values(
    ["a", "b"].map((id, index) => ({
      id,
      publicKey: `key-${id}`,
      browserId: "browser",
      title: null,
      content: "x".repeat(10),
      folded: "",
      burns: false,
      bytes: index === 0 ? 0 : 1000,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await db.insert(linkCodes).values({ code: "abcd" });
  await db
    .insert(links)
    .values({ id: "l", code: "abcd", target: "https://a.example/", folded: "", createdAt: at });
  await db
    .insert(mailboxes)
    .values({ id: 1, address: "a@b.example", tokenHash: "h", createdAt: at, expiresAt: at });
  await db.insert(mailMessages).values({
    mailboxId: 1,
    fromEmail: "c@d.example",
    storedBytes: 500,
    receivedAt: at,
    hasAttachments: false,
    searchText: "",
  });
}

const expected = {
  notes: 2 * 10 + noteOverheadBytes + 1000,
  mail: 500,
  links: "https://a.example/".length + linkOverheadBytes,
};

test("a start adds up what no earlier version has counted, once, and after that leaves it as transactions keep it", async () => {
  const url = await newDatabaseUrl();
  const before = await openDatabase(url);
  await writeRows(before.db);
  await run(before.db, "DELETE FROM note_totals");
  await before.close();
  const first = await openDatabase(url);
  expect(await totals(first.db)).toEqual(expected);
  // Whoever counted anew at each start would find another sum now.
  await run(first.db, "UPDATE note_totals SET bytes = bytes + 7");
  await run(first.db, "UPDATE mail_totals SET bytes = bytes + 7");
  await run(first.db, "UPDATE site_totals SET amount = amount + 7 WHERE kind = 'links'");
  await first.close();
  const second = await openDatabase(url);
  expect(await totals(second.db)).toEqual({
    notes: expected.notes + 7,
    mail: expected.mail + 7,
    links: expected.links + 7,
  });
  await second.close();
});

test("a database without any such row has none counted for it", async () => {
  const { db, close } = await openDatabase(await newDatabaseUrl());
  expect(await totals(db)).toEqual({ notes: -1, mail: -1, links: -1 });
  await close();
});
