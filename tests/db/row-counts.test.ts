import { expect, test } from "bun:test";
import { count, eq } from "drizzle-orm";
import { dayInVietnam } from "#core/days.ts";
import { clickStore } from "#db/clicks.ts";
import { accountDeletion } from "#db/account-deletion.ts";
import { copyDatabase } from "#db/copy-database.ts";
import type { Db } from "#db/db.ts";
import { linkStore } from "#db/links.ts";
import { mailboxStore } from "#db/mailboxes.ts";
import { moderationStore } from "#db/moderation.ts";
import { recountRows } from "#db/row-counts.ts";
import { noteStore } from "#db/notes.ts";
import { addUser } from "#tests/support/people/users.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { sampleClick } from "#tests/support/samples/click.ts";

const at = new Date("2026-11-23T05:00:00Z");
const day = dayInVietnam(at.getTime());

/** What `totals` says, and what is there. */
async function countedAndThere(db: Db) {
  const { links, notes, mailboxes, users } = db.tables;
  const totals = await moderationStore(db).totals(day);
  const there = async (table: typeof links | typeof notes | typeof mailboxes | typeof users) =>
    (await db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
  return [
    [totals.links, totals.notes, totals.mailboxes, totals.users],
    [await there(links), await there(notes), await there(mailboxes), await there(users)],
  ] as const;
}

/** Numbers that are the same in each run. */
function* numbersFrom(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

test("whatever is added and deleted, by whom and with whom it goes, the counts are those of the rows", async () => {
  const database = await newDatabase();
  const { db } = database;
  const [links, notes, mailboxes] = [linkStore(db), noteStore(db), mailboxStore(db)];
  const accounts = accountDeletion(db);
  const users: string[] = [];
  const codes: (readonly [string, string | null])[] = [];
  const numbers = numbersFrom(7);
  const next = () => numbers.next().value ?? 0;
  for (let step = 0; step < 200; step += 1) {
    const kind = next() % 100;
    const userId = users.length > 0 && next() % 2 === 0 ? (users[next() % users.length] ?? null) : null;
    if (kind < 15) {
      await addUser(db, `user${step}`);
      users.push(`user${step}`);
    } else if (kind < 55) {
      await links.add({
        id: `l${step}`,
        code: `c${step}`,
        target: "https://a.example/",
        userId,
        createdAt: at,
      });
      codes.push([`c${step}`, userId]);
    } else if (kind < 70) {
      const owner =
        userId === null ? ({ kind: "browser", id: "b" } as const) : ({ kind: "user", id: userId } as const);
      const text = { title: null, content: "x", folded: "x", burns: false, isSealed: false, bytes: 1 };
      await notes.add(owner, { id: `n${step}`, publicKey: `n${step}`, at, expiresAt: null, ...text });
    } else if (kind < 80)
      await mailboxes.create({
        address: `m${step}@a.example`,
        tokenHash: `m${step}`,
        createdAt: at,
        expiresAt: at,
      });
    else if (kind < 95 && codes.length > 0) {
      const [code, owner] = codes.splice(next() % codes.length, 1)[0] ?? ["", null];
      if (owner) await links.remove({ code, userId: owner });
      else await moderationStore(db).removeLink(code, { who: "an", why: "", at });
    } else if (users.length > 0) {
      const id = users.splice(next() % users.length, 1)[0] ?? "";
      await accounts.delete(eq(db.tables.users.id, id), at);
      for (const [index, [, owner]] of [...codes.entries()].toReversed())
        if (owner === id) codes.splice(index, 1);
    }
  }
  const [counted, there] = await countedAndThere(db);
  expect(counted).toEqual(there);
  expect(Math.min(...there.map(Number))).toBeGreaterThan(0);
  const copy = await newDatabase();
  await copyDatabase(database, copy);
  expect((await countedAndThere(copy.db))[0]).toEqual(counted);
});

test("after a backup that leaves rows out was put in place, what is there is counted", async () => {
  const { db } = await newDatabase();
  await linkStore(db).add({
    id: "l1",
    code: "c1",
    target: "https://a.example/",
    userId: null,
    createdAt: at,
  });
  await db.update(db.tables.rowCounts).set({ rows: 99 });
  await recountRows(db);
  const [counted, there] = await countedAndThere(db);
  expect(counted).toEqual([1, 0, 0, 0]);
  expect(counted).toEqual(there);
});

test("the clicks of a day are added up with those of the links, without bots", async () => {
  const { db } = await newDatabase();
  await linkStore(db).add({
    id: "l1",
    code: "c1",
    target: "https://a.example/",
    userId: null,
    createdAt: at,
  });
  const clicks = clickStore(db, { onFailure: (fault) => expect(fault).toBeNull() });
  await Promise.all(
    Array.from({ length: 37 }, (_, index) =>
      clicks.record({ ...sampleClick, linkId: index === 36 ? "none" : "l1", day, isBot: index % 5 === 0 }),
    ),
  );
  const [link] = await db.select().from(db.tables.links);
  expect((await moderationStore(db).totals(day)).clicksToday).toBe(link?.clicks ?? 0);
  expect(link?.clicks).toBe(28);
  expect((await moderationStore(db).totals("2026-11-22")).clicksToday).toBe(0);
});
