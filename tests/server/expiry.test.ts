import { expect, test } from "bun:test";
import { startExpiryTimer } from "#server/expiry.ts";

/** Resolves when the store was asked so many times to delete what has expired. */
function expiringStore(times: number, fails = false) {
  const calls: Date[] = [];
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const deleteExpired = async (before: Date) => {
    if (calls.push(before) === times) resolve();
    if (fails) throw new Error("disk full");
  };
  return { calls, done, store: { deleteExpired } };
}

test("every store deletes what has expired at once and again and again, with the time of the clock", async () => {
  const [one, other] = [expiringStore(3), expiringStore(3)];
  const now = () => new Date(7);
  const timer = startExpiryTimer([one.store, other.store], { now, report: () => {}, everyMs: 1 });
  await Promise.all([one.done, other.done]);
  timer.stop();
  expect(one.calls.slice(0, 3)).toEqual([new Date(7), new Date(7), new Date(7)]);
});

test("a deletion that fails is reported and tried again", async () => {
  const broken = expiringStore(2, true);
  const faults: unknown[] = [];
  const timer = startExpiryTimer([broken.store], {
    now: () => new Date(),
    report: (fault) => faults.push(fault),
    everyMs: 1,
  });
  await broken.done;
  timer.stop();
  expect(String(faults[0])).toContain("disk full");
});
