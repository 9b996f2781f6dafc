import { expect, test } from "bun:test";
import { memoryLimitStore } from "#core/memory-limit-store.ts";

const window = { points: 3, windowS: 60, now: 1_000_000 };

test("points are taken until none is left, refusals take nothing, and all come back at the window's end", () => {
  const store = memoryLimitStore();
  const states = Array.from({ length: 5 }, () => store.take("a", window));
  expect(states).toMatchObject([
    { isAllowed: true, remaining: 2 },
    { isAllowed: true, remaining: 1 },
    { isAllowed: true, remaining: 0 },
    { isAllowed: false, remaining: 0 },
    { isAllowed: false, remaining: 0 },
  ]);
  const { resetAt } = store.peek("a", window);
  expect(resetAt).toBe(window.now + 60_000);
  expect(store.take("a", { ...window, now: resetAt - 1 })).toMatchObject({ isAllowed: false });
  expect(store.take("a", { ...window, now: resetAt })).toMatchObject({ isAllowed: true, remaining: 2 });
});

test("a refund gives a point back while the window is open, and nothing afterwards", () => {
  const store = memoryLimitStore();
  store.take("a", window);
  store.refund("a", window.now);
  store.refund("a", window.now);
  expect(store.peek("a", window)).toMatchObject({ isAllowed: true, remaining: 3 });
  expect(store.peek("never seen", window)).toMatchObject({ isAllowed: true, remaining: 3 });
});

/** The same in the plainest way. */
function plainStore() {
  const counts = new Map<string, { end: number; taken: number }>();
  return (key: string, { points, windowS, now }: typeof window) => {
    const open = counts.get(key);
    const count = open && open.end > now ? open : { end: now + windowS * 1000, taken: 0 };
    const isAllowed = count.taken < points;
    if (isAllowed) count.taken += 1;
    counts.set(key, count);
    return { isAllowed, remaining: points - count.taken };
  };
}

test("it counts as a plain map does, for random keys, windows and times", () => {
  const [store, plain] = [memoryLimitStore(), plainStore()];
  let now = 5_000_000;
  for (let step = 0; step < 60_000; step += 1) {
    now += Math.floor(Math.random() * 40) * 1000;
    const key = `read:10.0.${Math.floor(Math.random() * 8)}.${Math.floor(Math.random() * 200)}`;
    const asked = { points: 3, windowS: 3600, now };
    const { isAllowed, remaining } = Object.assign(
      { isAllowed: false, remaining: 0 },
      store.take(key, asked),
    );
    expect({ isAllowed, remaining }).toEqual(plain(key, asked));
  }
});

test("thorough: a million clients cost at most 64 MB, and are told apart", () => {
  Bun.gc(true);
  const before = process.memoryUsage();
  const store = memoryLimitStore();
  const keyOf = (index: number) => `compute:10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  for (let index = 0; index < 1_000_000; index += 1) store.take(keyOf(index), window);
  Bun.gc(true);
  const after = process.memoryUsage();
  const used = after.arrayBuffers - before.arrayBuffers + Math.max(0, after.heapUsed - before.heapUsed);
  let forgotten = 0;
  for (let index = 0; index < 1_000_000; index += 1) {
    const { remaining } = store.peek(keyOf(index), window);
    if (remaining === 3) forgotten += 1;
    expect(remaining === 2 || remaining === 3).toBe(true);
  }
  expect(used).toBeLessThan(64 * 1024 * 1024);
  expect(used).toBeGreaterThan(16 * 1024 * 1024);
  expect(forgotten).toBeLessThan(2000);
});

test("a table that is full forgets what ends first and goes on counting", () => {
  const store = memoryLimitStore({ maxSlots: 16 });
  for (let index = 0; index < 16; index += 1)
    store.take(`old ${index}`, { ...window, now: window.now + index * 1000 });
  const late = { ...window, now: window.now + 20_000 };
  expect(store.take("new", late)).toMatchObject({ isAllowed: true, remaining: 2 });
  expect(store.take("new", late)).toMatchObject({ isAllowed: true, remaining: 1 });
  expect(store.peek("old 15", late)).toMatchObject({ remaining: 2 });
  expect(store.peek("old 0", late)).toMatchObject({ remaining: 3 });
});
