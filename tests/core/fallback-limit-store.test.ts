import { expect, test } from "bun:test";
import { fallbackLimitStore } from "#core/fallback-limit-store.ts";

test("while shared limits fail they are counted here, and the shared ones are left alone for a second", async () => {
  const asked: string[] = [];
  const state = { isAllowed: true, remaining: 1, resetAt: 0 };
  const named = (name: string, fails: () => boolean) => {
    const call = (what: string) => {
      asked.push(`${name} ${what}`);
      if (fails()) throw new Error("gone");
      return Promise.resolve(state);
    };
    return {
      take: () => call("take"),
      peek: () => call("peek"),
      refund: async () => void (await call("refund")),
    };
  };
  let now = 5000;
  let isDown = true;
  const faults: unknown[] = [];
  const store = fallbackLimitStore(
    named("shared", () => isDown),
    {
      memory: named("memory", () => false),
      onFailure: (fault) => faults.push(fault),
      now: () => now,
    },
  );
  const window = { points: 1, windowS: 1, now };
  await store.take("a", window);
  now += 999;
  await store.peek("a", window);
  [now, isDown] = [now + 1, false];
  await store.refund("a", now);
  expect(asked).toEqual(["shared take", "memory take", "memory peek", "shared refund"]);
  expect(faults).toHaveLength(1);
});
