import { expect, test } from "bun:test";
import { count, sql } from "drizzle-orm";
import { clickStore } from "#db/clicks.ts";
import { historyStore } from "#db/history.ts";
import { limitStore } from "#db/limit-store.ts";
import { linkStore } from "#db/links.ts";
import { deliveryStore } from "#db/mail-delivery.ts";
import { mailboxStore } from "#db/mailboxes.ts";
import { openPostgresql } from "#db/postgresql.ts";
import { historyCapacity } from "#tools/history/schema.ts";
import { composeMail } from "#tools/temp-mail/parsed-mail.ts";
import { sampleClick } from "#tests/support/samples/click.ts";
import { addUser } from "#tests/support/people/users.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

const onServer = test.skipIf(!hasPostgresql);
const at = new Date(1_795_000_000_000);

/** Three processes of a site, as the database sees them: three pools of connections. */
async function openThree() {
  const url = await (await sharedPostgresql()).newDatabase();
  const databases = [
    await openPostgresql(url),
    await openPostgresql(url),
    await openPostgresql(url),
  ] as const;
  const [{ db }] = databases;
  return {
    db,
    dbs: databases.map((one) => one.db),
    close: () => Promise.all(databases.map((one) => one.close())),
  };
}

onServer(
  "clicks of three processes on the same links add up, and none waits for another for ever",
  async () => {
    const { db, dbs, close } = await openThree();
    const linkIds = ["a", "b", "c", "d"];
    for (const id of linkIds)
      await linkStore(db).add({
        id,
        code: `code-${id}`,
        target: "https://e.com/",
        userId: null,
        createdAt: at,
      });
    const faults: unknown[] = [];
    const stores = dbs.map((one) => clickStore(one, { onFailure: (fault) => faults.push(fault) }));
    const record = async (number: number) => {
      const linkId = linkIds[number % 4] ?? "";
      const visitor = new Uint8Array(new BigUint64Array([BigInt(number % 50)]).buffer);
      const referrer = `site-${number % 7}.example`;
      await stores[number % 3]?.record({ ...sampleClick, linkId, referrer, visitor });
    };
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 120 }, (_, index) => record(round * 120 + index)));
    expect(faults).toEqual([]);
    const links = await db.select({ clicks: db.tables.links.clicks }).from(db.tables.links);
    expect(links.map(({ clicks }) => clicks)).toEqual([300, 300, 300, 300]);
    const sums = await db
      .select({
        kind: db.tables.clickCounts.kind,
        clicks: sql`sum(${db.tables.clickCounts.clicks})`.mapWith(Number),
      })
      .from(db.tables.clickCounts)
      .groupBy(db.tables.clickCounts.kind);
    expect(Object.fromEntries(sums.map(({ kind, clicks }) => [kind, clicks]))).toEqual({
      clicks: 1200,
      country: 1200,
      referrer: 1200,
      device: 1200,
      browser: 1200,
      unique: 100,
    });
    await close();
  },
);

onServer("a mailbox takes no more than it has room for, however many processes deliver at once", async () => {
  const { db, dbs, close } = await openThree();
  const box = {
    address: "an@hopthu.example",
    tokenHash: "an",
    createdAt: at,
    expiresAt: new Date(at.getTime() + 1e9),
  };
  const { id } = await mailboxStore(db).create(box);
  const limits = { messageBytes: 1e6, mailboxMessages: 10, mailboxBytes: 1e6, allBytes: 1e7 };
  const mail = composeMail({
    from: { name: "Bưởi", email: "a@b.example" },
    subject: "thư",
    text: "nội dung",
    html: null,
    attachments: [],
  });
  const verdicts = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const one = dbs[index % 3] ?? db;
      const { verdict } = await deliveryStore(one, limits).store({
        addresses: [box.address],
        mail,
        sender: "",
        at,
      });
      return verdict;
    }),
  );
  expect(verdicts.filter((verdict) => verdict === "accepted")).toHaveLength(10);
  expect(await mailboxStore(db).list(id, [])).toHaveLength(10);
  await close();
});

onServer("a history stays at its capacity, and a limit at its points, with three processes", async () => {
  const { db, dbs, close } = await openThree();
  const { history } = db.tables;
  await addUser(db, "an");
  const rows = Array.from({ length: historyCapacity - 5 }, (_, index) => ({
    id: `old-${index}`,
    userId: "an",
    kind: "qr" as const,
    input: { text: String(index) },
    createdAt: at,
  }));
  await db.insert(history).values(rows);
  const add = (index: number) =>
    historyStore(dbs[index % 3] ?? db).add({ kind: "qr", userId: "an", input: { text: `new ${index}` }, at });
  await Promise.all(Array.from({ length: 30 }, (_, index) => add(index)));
  expect((await db.select({ rows: count() }).from(history))[0]?.rows).toBe(historyCapacity);

  const window = { points: 10, windowS: 3600, now: at.getTime() };
  const taken = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      limitStore(dbs[index % 3] ?? db, { secret: "s" }).take("link:192.0.2.1", window),
    ),
  );
  expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(10);
  await close();
});
