import { expect, test } from "bun:test";
import { payerOf } from "#core/client-key.ts";
import { dailyShares } from "#core/daily-shares.ts";
import { message } from "#core/i18n.ts";
import { memoryLimitStore } from "#core/memory-limit-store.ts";
import { type UsageTotals, dailyCeiling } from "#core/site-totals.ts";
import { siteTotalStore } from "#db/site-totals.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const clock = (text: string) => {
  const at = { now: Date.parse(text) };
  return { at, now: () => new Date(at.now) };
};

/** The real rows, which can be away. */
async function totalsThatFail() {
  const rows = siteTotalStore((await newDatabase()).db);
  const state = { isAway: false };
  const orFail = <Value>(run: () => Promise<Value>) =>
    state.isAway ? Promise.reject<Value>(new Error("away")) : run();
  const totals: UsageTotals = {
    add: (total) => orFail(() => rows.add(total)),
    takeAway: (total) => orFail(() => rows.takeAway(total)),
    amountOf: (total) => orFail(() => rows.amountOf(total)),
  };
  return { state, totals };
}

const report = (fault: unknown) => {
  throw fault;
};

const refusals = { share: message("chat.problem.shareLimit"), site: message("chat.problem.siteLimit") };
/** One client may have all. */
const noShares = dailyShares({
  kind: "chat",
  ceiling: 0,
  factor: 0,
  store: memoryLimitStore(),
  now: () => new Date(),
});
const options = { kind: "chat", refusals, shares: noShares } as const;
const someone = payerOf({ address: "192.0.2.1", user: null });

test("a day's ceiling is taken to its last piece, and begins anew at midnight in Vietnam", async () => {
  const { db } = await newDatabase();
  const totals = siteTotalStore(db);
  const { at, now } = clock("2026-11-23T23:59:58.500+07:00");
  const ceiling = dailyCeiling({ ...options, ceiling: 10, totals, now, report });
  const isTaken = async (amount: number) => (await ceiling.take(someone, amount)).ok;
  expect([await isTaken(11), await isTaken(7), await isTaken(4), await isTaken(3)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(await ceiling.take(someone, 1)).toEqual({
    ok: false,
    failure: { code: "site_limit", detail: { key: "chat.problem.siteLimit" }, retryAfterS: 2 },
  });
  expect(await ceiling.used()).toBe(10);
  at.now += 1500;
  expect([await ceiling.used(), await isTaken(10), await ceiling.used()]).toEqual([0, true, 10]);
  // What is over is forgotten, and what is counted since ever is not.
  await totals.add({ kind: "links", day: "", amount: 5, ceiling: 100 });
  at.now += 2 * 86_400_000;
  await totals.deleteExpired(now());
  expect(await db.select().from(db.tables.siteTotals)).toEqual([{ kind: "links", day: "", amount: 5 }]);
});

test("what is given back can be taken again, and is given back to its own day", async () => {
  const totals = siteTotalStore((await newDatabase()).db);
  const { at, now } = clock("2026-11-23T23:59:59+07:00");
  const ceiling = dailyCeiling({ ...options, ceiling: 4, totals, now, report });
  const taken = await ceiling.take(someone, 4);
  if (taken.ok) await taken.value();
  expect(await ceiling.used()).toBe(0);
  const late = await ceiling.take(someone, 3);
  at.now += 2000;
  expect((await ceiling.take(someone, 4)).ok).toBe(true);
  if (late.ok) await late.value();
  expect([await ceiling.used(), await totals.amountOf({ kind: "chat", day: "2026-11-23" })]).toEqual([4, 0]);
});

test("while the totals are away a process goes by what it knows, and tells them afterwards", async () => {
  const { state, totals } = await totalsThatFail();
  const faults: unknown[] = [];
  const { now } = clock("2026-11-23T12:00:00+07:00");
  const ceiling = dailyCeiling({
    ...options,
    ceiling: 10,
    totals,
    now,
    report: (fault) => faults.push(fault),
  });
  const isTaken = async (amount: number) => (await ceiling.take(someone, amount)).ok;
  expect(await isTaken(4)).toBe(true);
  state.isAway = true;
  expect([await isTaken(5), await isTaken(2), await isTaken(1), await isTaken(1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(faults.length).toBe(4);
  state.isAway = false;
  expect([await isTaken(1), await ceiling.used()]).toEqual([false, 10]);
});
