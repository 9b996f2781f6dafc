import { expect, test } from "bun:test";
import { payerOf } from "#core/client-key.ts";
import { dailyShares } from "#core/daily-shares.ts";
import { message } from "#core/i18n.ts";
import { dailyCeiling } from "#core/site-totals.ts";
import { siteTotalStore } from "#db/site-totals.ts";
import { limitStore } from "#db/limit-store.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const refusals = { share: message("chat.problem.shareLimit"), site: message("chat.problem.siteLimit") };

/** A day of `ceiling`, counted in rows, at noon in Vietnam. */
async function newDay(ceiling: number, factor = 1) {
  const { db } = await newDatabase();
  const clock = { at: Date.parse("2026-11-23T12:00:00+07:00") };
  const now = () => new Date(clock.at);
  const store = limitStore(db, { secret: "a secret of the site" });
  const refused: string[] = [];
  const day = dailyCeiling({
    kind: "chat",
    ceiling,
    shares: dailyShares({ kind: "chat", ceiling, factor, store, now }),
    totals: siteTotalStore(db),
    now,
    report: (fault) => {
      throw fault;
    },
    onRefusal: (of) => refused.push(of),
    refusals,
  });
  const take = (address: string, amount: number, userId?: string) => {
    const user = userId === undefined ? null : { id: userId, name: "", email: "", avatar: null };
    return day.take(payerOf({ address, user }), amount);
  };
  /** How much of the day they get who take turns until nobody gets anything any more. */
  async function greedy(addresses: readonly string[], amount: number): Promise<number> {
    let got = 0;
    for (let left = [...addresses]; left.length > 0;) {
      const still: string[] = [];
      for (const address of left)
        if ((await take(address, amount)).ok) {
          got += amount;
          still.push(address);
        }
      left = still;
    }
    return got;
  }
  return { clock, day, take, greedy, refused };
}

test("one client has a tenth of a day, in whatever pieces and however its address is written, and is told of a share", async () => {
  for (const amount of [1, 7, 90]) {
    const { take, greedy, refused } = await newDay(1000);
    const got = await greedy(["192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201"], amount);
    expect([amount, got >= 100 && got < 100 + amount]).toEqual([amount, true]);
    expect(new Set(refused)).toEqual(new Set(["share"]));
    expect(await take("192.0.2.1", 1)).toEqual({
      ok: false,
      failure: {
        code: "rate_limited",
        detail: { key: "chat.problem.shareLimit" },
        retryAfterS: 12 * 3600,
      },
    });
    expect((await take("192.0.2.2", amount)).ok).toBe(true);
  }
});

test.each([
  ["a /24", (index: number) => `203.0.113.${index}`],
  ["a /48", (index: number) => `2001:db8:7:${index.toString(16)}::${index}`],
])("all clients of %s together have a quarter, also those with accounts", async (_, addressOf) => {
  const { take, greedy } = await newDay(1000);
  const got = await greedy(
    Array.from({ length: 40 }, (_address, index) => addressOf(index)),
    10,
  );
  expect(got).toBe(250);
  expect((await take(addressOf(200), 1)).ok).toBe(false);
  expect((await take(addressOf(201), 1, "an")).ok).toBe(false);
  expect((await take("198.51.100.1", 1)).ok).toBe(true);
});

test("whoever has six networks leaves a part of the day to others, and the last third goes in small pieces", async () => {
  const { day, take, greedy } = await newDay(3000);
  const networks = Array.from({ length: 6 * 30 }, (_, index) => `10.0.${index % 6}.${index}`);
  await greedy(networks, 10);
  expect(await day.used()).toBeLessThan(2750);
  let got = 0;
  while ((await take("198.51.100.1", 10)).ok) got += 10;
  expect(got).toBe(30);
});

test("what is given back, by the provider or because the site has no more, is the client's and the network's again", async () => {
  const { take } = await newDay(1000);
  const taken = await take("192.0.2.1", 100);
  expect((await take("192.0.2.1", 1)).ok).toBe(false);
  if (taken.ok) await taken.value();
  // More than there is for all.
  expect(await take("192.0.2.1", 1001)).toMatchObject({ failure: { code: "site_limit" } });
  expect((await take("192.0.2.1", 100)).ok).toBe(true);
});

test("a share begins anew at midnight in Vietnam, not a day after it began", async () => {
  const { clock, take } = await newDay(10);
  clock.at = Date.parse("2026-11-23T23:59:59.900+07:00");
  expect([(await take("192.0.2.1", 1)).ok, (await take("192.0.2.1", 1)).ok]).toEqual([true, false]);
  clock.at += 100;
  expect([(await take("192.0.2.1", 1)).ok, (await take("192.0.2.1", 1)).ok]).toEqual([true, false]);
});

test("RATE_LIMIT multiplies shares; with 0 one client may have the whole day", async () => {
  for (const [factor, got] of [
    [0, 100],
    [0.5, 5],
    [3, 30],
  ] as const)
    expect([factor, await (await newDay(100, factor)).greedy(["192.0.2.1"], 1)]).toEqual([factor, got]);
});
