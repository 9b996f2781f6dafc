import { expect, test } from "bun:test";
import { count, sum } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { deliveryStore } from "#db/mail-delivery.ts";
import { recountTotals } from "#db/missing-totals.ts";
import { mailboxStore, removedAt } from "#db/mailboxes.ts";
import { openSqlite } from "#db/sqlite.ts";
import { composeMail, storedBytesOf } from "#tools/temp-mail/parsed-mail.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const [start, end] = [new Date(1_000_000), new Date(4_600_000)];

const file = (bytes: number) => ({
  filename: "a.bin",
  type: "application/octet-stream",
  content: crypto.getRandomValues(new Uint8Array(bytes)),
});

function mailOf({
  text = "x",
  html = null as string | null,
  files = [] as number[],
  pictures = [] as number[],
}) {
  const from = { name: "Bưởi", email: "buoi@sender.example" };
  const parts = { from, subject: "thư", text, html };
  return composeMail({ ...parts, attachments: files.map(file), pictures: pictures.map(file) });
}

/** A picture takes at most 60 000 bytes at a time from `getRandomValues`. */
const kinds = [
  {},
  { text: "chữ ".repeat(3000) },
  { html: "<p>x</p>".repeat(2000) },
  { files: [10, 1000, 1500, 30_000] },
  { pictures: [20_000] },
  { text: "x".repeat(1300) },
].map(mailOf);

async function open(db: Db, names: readonly string[]) {
  const [mailboxes, delivery] = [mailboxStore(db), deliveryStore(db)];
  for (const name of names) {
    const address = `${name}@hopthu.example`;
    await mailboxes.create({ address, tokenHash: name, createdAt: start, expiresAt: end });
  }
  const deliver = (mail: (typeof kinds)[number], ...to: string[]) =>
    delivery.store({ addresses: to.map((name) => `${name}@hopthu.example`), mail, sender: "", at: start });
  return { mailboxes, delivery, deliver };
}

/** The counters, and what they should be. */
async function countersOf(db: Db) {
  const { mailMessages, mailTotals, mailboxes } = db.tables;
  const [total] = await db.select({ bytes: mailTotals.bytes }).from(mailTotals);
  const boxes = await db
    .select({ id: mailboxes.id, messages: mailboxes.messageCount, bytes: mailboxes.storedBytes })
    .from(mailboxes)
    .orderBy(mailboxes.id);
  const rows = await db
    .select({ id: mailMessages.mailboxId, messages: count(), bytes: sum(mailMessages.storedBytes) })
    .from(mailMessages)
    .groupBy(mailMessages.mailboxId);
  const sums = boxes.map(({ id }) => {
    const row = rows.find((one) => one.id === id);
    return { id, messages: row?.messages ?? 0, bytes: Number(row?.bytes ?? 0) };
  });
  const bytes = rows.reduce((all, row) => all + Number(row.bytes), 0);
  return { counted: { total: total?.bytes ?? 0, boxes }, summed: { total: bytes, boxes: sums } };
}

test("counters follow whatever comes and goes, and counting anew finds the same", async () => {
  const { db } = await newDatabase();
  const names = ["an", "binh", "chi", "dung"];
  const { mailboxes, delivery, deliver } = await open(db, names);
  let seed = 7;
  const random = (bound: number) => (seed = (seed * 48_271) % 2_147_483_647) % bound;
  const one = <Item>(items: readonly Item[]): Item => items[random(items.length)] ?? items[0]!;
  for (let step = 0; step < 120; step += 1) {
    const box = await mailboxes.find(one(names), start);
    const act = random(10);
    if (act < 6) await deliver(one(kinds), ...names.slice(random(3)));
    else if (box && act < 9) {
      const list = await mailboxes.list(box.id, []);
      if (list.length > 0) await mailboxes.removeMessage(box.id, one(list).id);
    } else if (box && step > 100) await mailboxes.remove(box.id);
  }
  const { counted, summed } = await countersOf(db);
  expect(counted).toEqual(summed);
  await recountTotals(db);
  expect((await countersOf(db)).counted).toEqual(summed);
  await delivery.deleteExpired(end);
  expect((await countersOf(db)).counted).toEqual({ total: 0, boxes: [] });
});

test("the ceiling of all mail is what the database file takes, whatever the mail is like", async () => {
  const { db, sqlite } = openSqlite(":memory:");
  const allBytes = 500_000;
  const limits = { messageBytes: 10_000_000, mailboxMessages: 100_000, mailboxBytes: allBytes, allBytes };
  const pragma = (name: string) => Number(Object.values(sqlite.query(`PRAGMA ${name}`).get() ?? {})[0]);
  const bytesNow = () => (pragma("page_count") - pragma("freelist_count")) * pragma("page_size");
  const empty = bytesNow();
  for (const mail of kinds) {
    await open(db, ["an"]);
    const delivery = deliveryStore(db, limits);
    const address = "an@hopthu.example";
    let verdict = "accepted";
    while (verdict === "accepted") {
      ({ verdict } = await delivery.store({ addresses: [address], mail, sender: "", at: start }));
    }
    const bytes = bytesNow() - empty;
    expect(bytes).toBeLessThanOrEqual(allBytes);
    expect(bytes).toBeGreaterThan(allBytes / 4);
    await delivery.deleteExpired(end);
  }
  sqlite.close();
});

test("others are served while a full mailbox is deleted, which nobody finds from the first moment", async () => {
  const { db } = await newDatabase();
  const { mailboxes, deliver } = await open(db, ["an"]);
  const mail = mailOf({ files: Array.from({ length: 15 }, () => 60_000) });
  for (let message = 0; message < 40; message += 1) await deliver(mail, "an");
  const box = await mailboxes.find("an", start);
  const others = { turns: 0, isStopped: false };
  const serve = () => {
    others.turns += 1;
    if (!others.isStopped) setImmediate(serve);
  };
  setImmediate(serve);
  const removing = mailboxes.remove(box?.id ?? 0);
  while (await mailboxes.find("an", start)) await new Promise((resolve) => setImmediate(resolve));
  expect((await countersOf(db)).counted.total).toBeGreaterThan(0);
  await removing;
  others.isStopped = true;
  expect(others.turns).toBeGreaterThanOrEqual(Math.floor((40 * storedBytesOf(mail)) / 2_000_000));
  expect((await countersOf(db)).counted).toEqual({ total: 0, boxes: [] });
});

test("a mailbox that is being deleted cannot be brought back by extending it", async () => {
  const { db } = await newDatabase();
  const { mailboxes, deliver } = await open(db, ["an"]);
  for (let message = 0; message < 3; message += 1) await deliver(kinds[3]!, "an");
  const { id = 0 } = (await mailboxes.find("an", start)) ?? {};
  // Deletion has begun, and its messages are still there.
  await db.update(db.tables.mailboxes).set({ expiresAt: removedAt });
  expect(await mailboxes.extend(id, () => new Date(9_000_000))).toBeNull();
  await mailboxes.remove(id);
  expect(await mailboxes.find("an", start)).toBeNull();
});

test("a mailbox that is deleted and extended at the same time is gone, whichever came first", async () => {
  const { db } = await newDatabase();
  const later = new Date(9_000_000);
  for (let round = 0; round < 20; round += 1) {
    const { mailboxes, deliver } = await open(db, [`an${round}`]);
    for (let message = 0; message < 3; message += 1) await deliver(kinds[3]!, `an${round}`);
    const { id = 0 } = (await mailboxes.find(`an${round}`, start)) ?? {};
    const extend = () => mailboxes.extend(id, () => later);
    const [, ...ends] = await Promise.all([mailboxes.remove(id), extend(), extend(), extend()]);
    for (const end of ends) expect([null, later]).toContainEqual(end);
    expect(await mailboxes.find(`an${round}`, start)).toBeNull();
    expect(await extend()).toBeNull();
  }
  expect((await countersOf(db)).counted).toEqual({ total: 0, boxes: [] });
});
