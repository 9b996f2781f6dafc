import { expect, test } from "bun:test";
import { type Job, inputBytesOf, createFairQueue } from "../../src/compute/fair-queue.ts";

const job = (client: string, name = "x", more: Partial<Job> = {}): Job => ({
  order: { name, input: null },
  client,
  isPicture: false,
  bytes: 1,
  settle: () => {},
  reject: () => {},
  signal: undefined,
  ...more,
});
const roomy = { jobs: 100, bytes: 100, clientJobs: 100, clientBytes: 100 };
const nameOf = (one: Job | null) => (one ? `${one.client}${one.order.name}` : null);

test("clients take turns, each one's oldest first, and one has no two running at once", () => {
  const queue = createFairQueue(roomy);
  const [a1, b1] = [job("a", "1"), job("b", "1")];
  for (const one of [a1, job("a", "2"), b1, job("", "1"), job("", "2")]) queue.add(one);
  const next = () => nameOf(queue.next(() => true));
  expect([next(), next(), next(), next(), next()]).toEqual(["a1", "b1", "1", "2", null]);
  expect([
    queue.isRunning("a"),
    queue.isRunning("b"),
    queue.isRunning(""),
    queue.isRunning("c"),
    queue.waitingJobs(),
  ]).toEqual([true, true, false, false, 1]);
  queue.done(a1);
  expect([queue.isRunning("a"), next()]).toEqual([false, "a2"]);
});

test("what may not start yet stays, and a later one of the same client may go before it", () => {
  const queue = createFairQueue(roomy);
  for (const name of ["1", "2"]) queue.add(job("a", name));
  expect(nameOf(queue.next(({ order }) => order.name === "2"))).toBe("a2");
  expect(queue.waitingJobs()).toBe(1);
});

test("who was served goes to the end", () => {
  const queue = createFairQueue(roomy);
  const a1 = job("a", "1");
  for (const one of [a1, job("a", "2"), job("b", "1")]) queue.add(one);
  expect(nameOf(queue.next(() => true))).toBe("a1");
  queue.done(a1);
  expect(nameOf(queue.next(() => true))).toBe("b1");
});

test("each bound holds at its number and not before; an empty queue takes one job however large", () => {
  const full = (limits: Partial<typeof roomy>, waiting: Job[], one: Job) => {
    const queue = createFairQueue({ ...roomy, ...limits });
    for (const before of waiting) queue.add(before);
    return queue.refusal(one);
  };
  expect(full({ jobs: 2 }, [job("a")], job("b"))).toBeNull();
  expect(full({ jobs: 2 }, [job("a"), job("b")], job("c"))).toBe("full");
  expect(full({ bytes: 10 }, [job("a", "x", { bytes: 4 })], job("b", "x", { bytes: 6 }))).toBeNull();
  expect(full({ bytes: 10 }, [job("a", "x", { bytes: 4 })], job("b", "x", { bytes: 7 }))).toBe("full");
  expect(full({ bytes: 10 }, [], job("b", "x", { bytes: 11 }))).toBeNull();
  expect(full({ clientJobs: 1 }, [job("a")], job("a"))).toBe("client");
  expect(full({ clientJobs: 1 }, [job("a")], job("b"))).toBeNull();
  expect(full({ clientJobs: 1 }, [job("")], job(""))).toBeNull();
  expect(full({ clientBytes: 10 }, [job("a", "x", { bytes: 4 })], job("a", "x", { bytes: 6 }))).toBeNull();
  expect(full({ clientBytes: 10 }, [job("a", "x", { bytes: 4 })], job("a", "x", { bytes: 7 }))).toBe(
    "client",
  );
  expect(full({ clientBytes: 10 }, [], job("a", "x", { bytes: 11 }))).toBeNull();
});

test("what is taken out or cleared makes room again", () => {
  const queue = createFairQueue({ ...roomy, jobs: 1, bytes: 5, clientBytes: 5 });
  const one = job("a", "1", { bytes: 5 });
  expect(queue.remove(one)).toBe(false);
  queue.add(one);
  expect([
    queue.refusal(job("b")),
    queue.remove(one),
    queue.remove(one),
    queue.refusal(job("b")),
    queue.waitingJobs(),
  ]).toEqual(["full", true, false, null, 0]);
  queue.add(one);
  expect([
    queue.clear().map(nameOf),
    queue.waitingJobs(),
    queue.refusal(job("a", "2", { bytes: 5 })),
    queue.clear(),
  ]).toEqual([["a1"], 0, null, []]);
});

test("an input's bytes are those of its texts, two a sign, and of its byte arrays", () => {
  expect([
    inputBytesOf("ab"),
    inputBytesOf(new Uint8Array(5)),
    inputBytesOf(7),
    inputBytesOf(null),
    inputBytesOf({ a: "ab", b: [1, "c"] }),
  ]).toEqual([4, 5, 8, 8, 14]);
});
