import { expect, test } from "bun:test";
import { type Job, inputBytesOf, createFairQueue } from "#compute/fair-queue.ts";
import { payerOf } from "#core/client-key.ts";
import { createPlaces } from "#core/places.ts";
import { prices } from "#core/prices.ts";

/** The product's own, where nobody is named; else each in a network of their own. */
const job = (client: string, name = "x", more: Partial<Job> = {}): Job => ({
  order: { name, input: null },
  payer: client === "" ? null : { client, network: `network of ${client}` },
  isPicture: false,
  bytes: 1,
  settle: () => {},
  reject: () => {},
  signal: undefined,
  ...more,
});
const places = (site: number, client = site) => createPlaces({ client, network: site, site, shared: site });
const roomy = () => ({ jobs: places(100), bytes: places(100) });
const nameOf = (one: Job | null) => (one ? `${one.payer?.client ?? ""}${one.order.name}` : null);
const payer = (client: string) => job(client).payer;

test("clients take turns, each one's oldest first, and one has no two running at once", () => {
  const queue = createFairQueue(roomy());
  const [a1, b1] = [job("a", "1"), job("b", "1")];
  for (const one of [a1, job("a", "2"), b1, job("", "1"), job("", "2")]) queue.add(one);
  const next = () => nameOf(queue.next(() => true));
  expect([next(), next(), next(), next(), next()]).toEqual(["a1", "b1", "1", "2", null]);
  expect([
    queue.isRunning(payer("a")),
    queue.isRunning(payer("b")),
    queue.isRunning(null),
    queue.isRunning(payer("c")),
    queue.waitingJobs(),
  ]).toEqual([true, true, false, false, 1]);
  queue.done(a1);
  expect([queue.isRunning(payer("a")), next()]).toEqual([false, "a2"]);
});

test("what may not start yet stays, and a later one of the same client may go before it", () => {
  const queue = createFairQueue(roomy());
  for (const name of ["1", "2"]) queue.add(job("a", name));
  expect(nameOf(queue.next(({ order }) => order.name === "2"))).toBe("a2");
  expect(queue.waitingJobs()).toBe(1);
});

test("who was served goes to the end", () => {
  const queue = createFairQueue(roomy());
  const a1 = job("a", "1");
  for (const one of [a1, job("a", "2"), job("b", "1")]) queue.add(one);
  expect(nameOf(queue.next(() => true))).toBe("a1");
  queue.done(a1);
  expect(nameOf(queue.next(() => true))).toBe("b1");
});

test("each bound holds at its number and not before", () => {
  const full = (limits: Partial<ReturnType<typeof roomy>>, waiting: Job[], one: Job) => {
    const queue = createFairQueue({ ...roomy(), ...limits });
    for (const before of waiting) queue.add(before);
    return queue.refusal(one);
  };
  const of = (client: string, bytes: number) => job(client, "x", { bytes });
  expect(full({ jobs: places(2) }, [job("a")], job("b"))).toBeNull();
  expect(full({ jobs: places(2) }, [job("a"), job("b")], job("c"))).toBe("site");
  expect(full({ bytes: places(10) }, [of("a", 4)], of("b", 6))).toBeNull();
  expect(full({ bytes: places(10) }, [of("a", 4)], of("b", 7))).toBe("site");
  expect(full({ jobs: places(9, 1) }, [job("a")], job("a"))).toBe("client");
  expect(full({ jobs: places(9, 1) }, [job("a")], job("b"))).toBeNull();
  expect(full({ jobs: places(9, 1) }, [job("")], job(""))).toBeNull();
  expect(full({ bytes: places(99, 10) }, [of("a", 4)], of("a", 6))).toBeNull();
  expect(full({ bytes: places(99, 10) }, [of("a", 4)], of("a", 7))).toBe("client");
  expect(full({ bytes: places(99, 10) }, [], of("a", 11))).toBeNull();
});

/** Somebody's job, by address. */
const at = (address: string, bytes = 1): Job =>
  job("", "x", { payer: payerOf({ address, user: null }), bytes });

/** Addresses of one network, as many as one likes. */
const networks: readonly (readonly [string, (index: number) => string])[] = [
  ["a /24", (index) => `203.0.113.${index}`],
  ["a /48", (index) => `2001:db8:1:${index.toString(16)}::1`],
  ["a /24, half of them written as of IPv6", (index) => `${index % 2 ? "::ffff:" : ""}203.0.113.${index}`],
];

test.each(networks)("however many of %s wait, another network's turn comes next", (_, addressOf) => {
  const queue = createFairQueue(roomy());
  const flood = Array.from({ length: 60 }, (_address, index) => at(addressOf(index)));
  const [first, ...rest] = flood;
  queue.start(first!);
  for (const one of rest) queue.add(one);
  const [stranger, again] = [at("198.51.100.1"), at("198.51.100.2")];
  queue.add(stranger);
  queue.add(again);
  queue.done(first!);
  const started = [queue.next(() => true), queue.next(() => true), queue.next(() => true)];
  expect(started.slice(0, 2).includes(stranger)).toBe(true);
  // One of each in turns, and of the network one client after the other.
  const fourth = queue.next(() => true);
  expect([...started, fourth].filter((one) => one === stranger || one === again)).toHaveLength(2);
  const served = new Set<string>();
  for (let next = queue.next(() => true); next; next = queue.next(() => true))
    served.add(next.payer?.client ?? "");
  expect(served.size).toBe(57);
});

test.each(networks)(
  "all of %s together leave places, and room for what is brought, to others",
  (_, addressOf) => {
    for (const bytes of [1, 1_000_000, 2_000_000]) {
      const queue = createFairQueue({
        jobs: createPlaces(prices.waitingWork),
        bytes: createPlaces(prices.waitingWorkBytes),
      });
      const add = (one: Job) => {
        const refusal = queue.refusal(one);
        if (refusal === null) queue.add(one);
        return refusal;
      };
      let last: string | null = null;
      for (let index = 0; index < 250; index += 1)
        for (let count = 0; count < 40; count += 1) last = add(at(addressOf(index), bytes));
      expect(last).toBe("network");
      expect(queue.waitingJobs()).toBeLessThanOrEqual(prices.waitingWork.network);
      // Three such networks have no more than two thirds, and whoever has none gets in.
      for (const other of ["10.1.1", "10.2.2", "10.3.3"])
        for (let index = 0; index < 250; index += 1) add(at(`${other}.${index}`, bytes));
      for (const stranger of ["198.51.100.1", "192.0.2.1", "2001:db8:9::1"])
        expect([bytes, add(at(stranger, bytes))]).toEqual([bytes, null]);
    }
  },
);

test("what is taken out or cleared makes room again", () => {
  const queue = createFairQueue({ jobs: places(1), bytes: places(5) });
  const one = job("a", "1", { bytes: 5 });
  expect(queue.remove(one)).toBe(false);
  queue.add(one);
  expect([
    queue.refusal(job("b")),
    queue.remove(one),
    queue.remove(one),
    queue.refusal(job("b")),
    queue.waitingJobs(),
  ]).toEqual(["site", true, false, null, 0]);
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
