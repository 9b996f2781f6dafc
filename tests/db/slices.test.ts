import { expect, test } from "bun:test";
import { deleteInBatches } from "#db/batches.ts";
import { idempotencyStore } from "#db/idempotency.ts";
import { limitStore } from "#db/limit-store.ts";
import { reportStore } from "#db/reports.ts";
import { sessionStore } from "#db/sessions.ts";
import { signInStore } from "#db/sign-ins.ts";
import { visitorStore } from "#db/visitors.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const now = new Date("2026-11-21T12:00:00Z");
const hour = 3_600_000;
const [past, future] = [new Date(now.getTime() - hour), new Date(now.getTime() + hour)];

/** How often others had a turn while it ran. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const others = { turns: 0, isStopped: false };
  const serve = () => {
    others.turns += 1;
    if (!others.isStopped) setImmediate(serve);
  };
  setImmediate(serve);
  await work;
  others.isStopped = true;
  return others.turns;
}

test("slices go on until one is not full", async () => {
  const left = [10, 10, 3, 10];
  const asked: number[] = [];
  const deleteSlice = (rows: number) => {
    asked.push(rows);
    return Promise.resolve(left.shift() ?? 0);
  };
  await deleteInBatches(deleteSlice, 10);
  expect([asked, left]).toEqual([[10, 10, 10], [10]]);
});

test("thousands of a day's visitors go before its salt does, and others are served in between", async () => {
  const { db } = await newDatabase();
  const { clickVisitors, dailySalts } = db.tables;
  const store = visitorStore(db, { randomBytes: (length) => new Uint8Array(length), now: () => now });
  const salt = new Uint8Array(16);
  for (const day of ["2026-11-18", "2026-11-21"]) {
    const createdAt = new Date(`${day}T00:00:00Z`);
    await db.insert(dailySalts).values({ day, salt: Buffer.from(salt), createdAt });
    for (let batch = 0; batch < 5; batch += 1) {
      const rows = Array.from({ length: 700 }, (_, index) => ({
        linkId: `link${index % 7}`,
        day,
        visitor: Buffer.from([batch, index >> 8, index & 255]),
      }));
      await db.insert(clickVisitors).values(rows);
    }
  }
  expect(await turnsDuring(store.deleteExpired(now))).toBeGreaterThanOrEqual(3);
  expect((await db.select().from(dailySalts)).map(({ day }) => day)).toEqual(["2026-11-21"]);
  const days = (await db.select().from(clickVisitors)).map(({ day }) => day);
  expect([days.length, new Set(days)]).toEqual([3500, new Set(["2026-11-21"])]);
});

test("a salt stays until the last of its visitors is gone", async () => {
  const { db } = await newDatabase();
  const { clickVisitors, dailySalts } = db.tables;
  const store = visitorStore(db, { randomBytes: (length) => new Uint8Array(length), now: () => now });
  const day = "2026-11-18";
  await db
    .insert(dailySalts)
    .values({ day, salt: Buffer.alloc(16), createdAt: new Date(`${day}T00:00:00Z`) });
  const visitors = Array.from({ length: 1500 }, (_, index) => Buffer.from([index >> 8, index & 255]));
  await db.insert(clickVisitors).values(visitors.map((visitor) => ({ linkId: "l", day, visitor })));
  const deleting = store.deleteExpired(now);
  await new Promise((resolve) => setImmediate(resolve));
  const [left, salts] = [await db.select().from(clickVisitors), await db.select().from(dailySalts)];
  expect([left.length > 0, salts.length]).toEqual([true, 1]);
  await deleting;
  expect([await db.select().from(clickVisitors), await db.select().from(dailySalts)]).toEqual([[], []]);
});

test("sessions and sign-ins that have expired go in slices, the others stay", async () => {
  const { db } = await newDatabase();
  const { sessions, signIns, users } = db.tables;
  const user = { id: "u", provider: "google", subject: "s", name: "An", email: "a@x.example" } as const;
  await db.insert(users).values({ ...user, avatar: null, createdAt: past });
  const ends = [...Array.from({ length: 2500 }, () => past), future];
  const session = (expiresAt: Date, index: number) => ({
    idHash: `${index}`,
    userId: "u",
    createdAt: past,
    expiresAt,
  });
  await db.insert(sessions).values(ends.map(session));
  const signIn = { browserHash: "b", provider: "google", verifier: "v", lang: "vi" } as const;
  await db
    .insert(signIns)
    .values(ends.map((expiresAt, index) => ({ ...signIn, stateHash: `${index}`, expiresAt })));
  expect(await turnsDuring(sessionStore(db).deleteExpired(now))).toBeGreaterThanOrEqual(2);
  expect(await turnsDuring(signInStore(db).deleteExpired(now))).toBeGreaterThanOrEqual(2);
  expect((await db.select().from(sessions)).map(({ idHash }) => idHash)).toEqual(["2500"]);
  expect((await db.select().from(signIns)).map(({ stateHash }) => stateHash)).toEqual(["2500"]);
});

test("counts of limits, forms and reports that are over go in slices, the others stay", async () => {
  const { db } = await newDatabase();
  const { limitCounts, idempotencyKeys, reports } = db.tables;
  const ends = [...Array.from({ length: 2500 }, () => past), future];
  const day = 86_400_000;
  await db
    .insert(limitCounts)
    .values(ends.map((resetsAt, index) => ({ key: `${index}`, taken: 1, resetsAt })));
  await db
    .insert(idempotencyKeys)
    .values(ends.map((expiresAt, index) => ({ hash: `${index}`, answer: null, expiresAt })));
  const report = { kind: "link", target: "abcd", reason: "spam", comment: null, visitor: null } as const;
  const old = new Date(now.getTime() - 401 * day);
  await db
    .insert(reports)
    .values(ends.map((end) => ({ ...report, createdAt: end === past ? old : now, closedAt: null })));
  for (const store of [limitStore(db, { secret: "s" }), idempotencyStore(db), reportStore(db)])
    expect(await turnsDuring(store.deleteExpired(now))).toBeGreaterThanOrEqual(2);
  expect((await db.select().from(limitCounts)).map(({ key }) => key)).toEqual(["2500"]);
  expect((await db.select().from(idempotencyKeys)).map(({ hash }) => hash)).toEqual(["2500"]);
  expect(await db.select().from(reports)).toHaveLength(1);
});
