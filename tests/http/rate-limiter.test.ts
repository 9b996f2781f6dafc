import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { action } from "#core/action.ts";
import { payerOf } from "#core/client-key.ts";
import { createLedger } from "#core/ledger.ts";
import { type LimitName, type LimitRule, limits } from "#core/limits.ts";
import { fail, ok } from "#core/result.ts";
import { problemOf } from "#core/problem.ts";
import { memoryLimitStore } from "#core/memory-limit-store.ts";
import { overLimit, perform } from "#http/perform.ts";
import { type LimitClient, createLimiter } from "#http/rate-limiter.ts";
import { cookieJar } from "#http/caller.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { text } from "#core/schema.ts";

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of the one table
const limitNames = Object.keys(limits) as LimitName[];

function newLimiter() {
  let now = 1_000_000;
  const short = memoryLimitStore();
  const { thread } = createLedger(1, () => now);
  const limiter = createLimiter(1, { short, long: memoryLimitStore(), thread, now: () => now });
  return { limiter, thread, wait: (seconds: number) => (now += seconds * 1000) };
}

/** A browser that sends back the cookies it was given. */
function newBrowser(address = "192.0.2.1"): () => LimitClient {
  const stored = new Map<string, string>();
  return () => ({
    address,
    user: null,
    isBrowser: true,
    cookies: { get: (name) => stored.get(name) ?? null, set: (name, value) => stored.set(name, value) },
  });
}

const script = (address = "192.0.2.1"): LimitClient => ({
  address,
  user: null,
  isBrowser: false,
  cookies: cookieJar(null, false),
});

test("each browser behind one address has a quota of its own, inside the address's", async () => {
  const { limiter, wait } = newLimiter();
  const makes = async (client: LimitClient) => (await limiter.take("link", client))?.allowance.isAllowed;
  const { points, addressPoints } = limits.link;
  let made = 0;
  for (let browser = 0; browser < addressPoints / points; browser += 1) {
    const asBrowser = newBrowser();
    for (let count = 0; count < points; count += 1) {
      wait(3);
      if (await makes(asBrowser())) made += 1;
    }
    wait(3);
    expect(await makes(asBrowser())).toBe(false);
  }
  expect(made).toBe(addressPoints);
  expect(await makes(newBrowser()())).toBe(false);
  expect(await makes(newBrowser("192.0.2.2")())).toBe(true);
});

test("a script without cookies is one client, however often it comes", async () => {
  const { limiter, wait } = newLimiter();
  const allowed = [];
  for (let count = 0; count < 12; count += 1) {
    wait(3);
    allowed.push((await limiter.take("link", script()))?.allowance.isAllowed);
  }
  expect(allowed.filter(Boolean)).toHaveLength(limits.link.points);
});

test("somebody signed in is counted apart from the address, and has more", async () => {
  const { limiter } = newLimiter();
  const user = { id: "an", name: "An", email: "an@example.com", avatar: null };
  const allowance = (await limiter.take("link", { ...script(), user }))?.allowance;
  expect(allowance).toMatchObject({ limit: limits.link.userPoints, hasMoreSignedIn: false });
  expect((await limiter.take("link", script()))?.allowance).toMatchObject({ hasMoreSignedIn: true });
});

test("who tries too often is told of the limit that was reached, not of the long one", async () => {
  const { limiter } = newLimiter();
  const names: unknown[] = [];
  for (let count = 0; count <= limits.attempt.points; count += 1) {
    const outcome = await limiter.take("link", script(`192.0.2.${9 + Math.floor(count / 1000)}`));
    await outcome?.refund?.();
    names.push(outcome?.allowance.name);
  }
  expect(new Set(names.slice(0, -1))).toEqual(new Set(["link"]));
  expect(names.at(-1)).toBe("attempt");
});

test("all keys of one account are counted together, and apart from other accounts and from the pages", async () => {
  const { limiter } = newLimiter();
  const of = (ownerId: string, id: string): LimitClient => ({
    ...script(),
    user: { id: ownerId, name: ownerId, email: "", avatar: null },
    key: { id, ownerId, scopes: [] },
  });
  const leftTo = async (client: LimitClient) =>
    (await limiter.take("read", client))?.allowance.remaining ?? Number.NaN;
  const first = await leftTo(of("an", "one"));
  expect(await leftTo(of("an", "two"))).toBe(first - 1);
  expect(await leftTo(of("binh", "three"))).toBe(first);
  const [page, another] = [
    { ...of("an", "one"), key: null },
    { ...of("an", "one"), key: null },
  ];
  const onPages = await leftTo(page);
  expect(await leftTo(another)).toBe(onPages - 1);
});

test("who has had their part of the thread gets nothing more within the minute, and is told until when", async () => {
  const { limiter, thread, wait } = newLimiter();
  const greedy = { address: "192.0.2.1", user: null, key: null };
  const payer = payerOf(greedy);
  const ask = (address: string, name: "read" | "page" | "note" = "read") =>
    limiter.take(name, { ...greedy, address });
  for (let request = 0; request < 100; request += 1) thread.spend(payer, 99);
  expect((await ask("192.0.2.1"))?.allowance.isAllowed).toBe(true);
  thread.spend(payer, 500);
  wait(20);
  for (const name of ["read", "page", "note"] as const) {
    const refused = await ask("192.0.2.1", name);
    expect(refused?.allowance).toMatchObject({ name, isAllowed: false, remaining: 0, resetS: 40 });
  }
  expect((await ask("192.0.2.2"))?.allowance.isAllowed).toBe(true);
  wait(41);
  expect((await ask("192.0.2.1"))?.allowance.isAllowed).toBe(true);
});

test("all in one network have twice a client's part of the thread", async () => {
  const { limiter, thread } = newLimiter();
  const ask = async (address: string) =>
    (await limiter.take("read", { address, user: null, key: null }))?.allowance.isAllowed;
  for (let neighbour = 1; neighbour <= 3; neighbour += 1)
    thread.spend(payerOf({ address: `192.0.2.${neighbour}`, user: null }), 7000);
  expect([await ask("192.0.2.1"), await ask("192.0.2.99"), await ask("192.0.3.1")]).toEqual([
    false,
    false,
    true,
  ]);
});

const Input = Type.Object({ text: text({ minLength: 1, maxLength: 9 }) });
const doing = (run: () => ReturnType<typeof ok<string>> | ReturnType<typeof fail>) =>
  action(Input, text({ maxLength: 9 }), "chat", run);
const visit = { caller: anonymous, jar: cookieJar(null, false), isBrowser: false, resume: () => {} };

test("a day's limit counts what succeeded: blank questions, refusals and faults take nothing", async () => {
  const { limiter, wait } = newLimiter();
  const ask = (run: Parameters<typeof doing>[0], text = "xin chào") => {
    wait(3);
    return perform(doing(run), { text }, { visit, limiter, from: "json" });
  };
  const broken = () => {
    throw new Error("broken");
  };
  for (let count = 0; count < 20; count += 1) {
    expect((await ask(() => ok("ok"), "")).allowance?.remaining).toBe(20);
    expect((await ask(() => fail("upstream_error"))).outcome.ok).toBe(false);
    expect(ask(broken)).rejects.toThrow("broken");
  }
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push((await ask(() => ok("ok"))).outcome.ok);
  expect(answers.filter(Boolean)).toHaveLength(20);
  expect(answers.at(-1)).toBe(false);
});

test("tries of what is counted by the day have a short limit of their own", async () => {
  const { limiter, wait } = newLimiter();
  const ask = () =>
    perform(
      doing(() => ok("ok")),
      { text: "" },
      { visit, limiter, from: "json" },
    );
  const codes = [];
  for (let count = 0; count < 40; count += 1) {
    const { outcome } = await ask();
    codes.push(outcome.ok ? "ok" : outcome.failure.code);
  }
  expect(codes.filter((code) => code === "invalid_input")).toHaveLength(limits.attempt.points);
  expect(codes.filter((code) => code === "rate_limited")).toHaveLength(40 - limits.attempt.points);
  wait(limits.attempt.seconds + 1);
  expect((await ask()).outcome).toMatchObject({ failure: { code: "invalid_input" } });
});

test("a refusal says in words until when, and that signing in gives more where it does", () => {
  const allowance = {
    name: "link",
    isAllowed: false,
    limit: 10,
    remaining: 0,
    windowS: 86_400,
    resetS: 86_340,
    hasMoreSignedIn: true,
    isOfNetwork: false,
  } as const;
  expect(problemOf(overLimit(allowance, "vi"), "vi").detail).toBe(
    "Bạn đã dùng hết số lượt. Thử lại sau 23 giờ 59 phút, hoặc đăng nhập để có nhiều lượt hơn.",
  );
  const minute = { ...allowance, name: "dns", resetS: 42, hasMoreSignedIn: false } as const;
  expect(problemOf(overLimit(minute, "en"), "en").detail).toBe(
    "You have used up your requests. Try again in 42 seconds.",
  );
});

test("who is refused for what a whole network had is told so, and that signing in gives them their own", () => {
  const allowance = { resetS: 42, hasMoreSignedIn: true, isOfNetwork: true };
  expect(problemOf(overLimit(allowance, "vi"), "vi").detail).toBe(
    "Những người dùng chung mạng với bạn đã dùng hết số lượt. Thử lại sau 42 giây, hoặc đăng nhập để có số lượt riêng.",
  );
  expect(problemOf(overLimit({ ...allowance, hasMoreSignedIn: false }, "en"), "en").detail).toBe(
    "The people on your network have used up their requests. Try again in 42 seconds.",
  );
});

test("what takes more than the thread's time is limited by network", () => {
  const ofThread = limitNames.filter((name) => !("networkPoints" in limits[name]));
  expect(ofThread).toEqual(["compute", "read", "image", "page"]);
});

/** As many addresses of one network as one likes, each written in some way. */
const networks: readonly (readonly [string, (index: number) => string])[] = [
  ["a /24", (index) => `203.0.113.${index % 256}`],
  ["a /48 of one address a subscriber", (index) => `2001:db8:5:${index.toString(16)}::1`],
  ["a /48, written long", (index) => `2001:0DB8:0005:${index.toString(16).padStart(4, "0")}:9:9:9:9`],
];

test.each(networks)(
  "the addresses of %s have eight times what one has of a minute and three times of a day, each limit that says so",
  async (_, addressOf) => {
    for (const name of limitNames) {
      const { points, addressPoints = points, networkPoints, seconds }: LimitRule = limits[name];
      if (networkPoints === undefined) continue;
      expect([name, networkPoints / addressPoints]).toEqual([name, seconds < 3600 ? 8 : 3]);
      const { limiter, wait } = newLimiter();
      let taken = 0;
      for (let index = 0; index < 20; index += 1)
        for (let count = 0; count <= addressPoints; count += 1) {
          // Tries are counted by the minute, for whatever is counted by the day.
          if (seconds >= 3600) wait(2);
          const { allowance } = (await limiter.take(name, newBrowser(addressOf(index))())) ?? {};
          if (allowance?.isAllowed) taken += 1;
        }
      expect([name, taken]).toEqual([name, networkPoints]);
      // Who is signed in has their own, and the next network is another's.
      const user = { id: "an", name: "An", email: "", avatar: null };
      wait(seconds >= 3600 ? 61 : 0);
      for (const client of [{ ...script(addressOf(99)), user }, script("198.51.100.1")])
        expect([name, (await limiter.take(name, client))?.allowance.isAllowed]).toEqual([name, true]);
      const refused = (await limiter.take(name, script(addressOf(100))))?.allowance;
      expect(refused).toMatchObject({ name, isAllowed: false, isOfNetwork: true, limit: networkPoints });
      wait(seconds);
      expect((await limiter.take(name, script(addressOf(100))))?.allowance.isAllowed).toBe(true);
    }
  },
);

test("what is refused to one address takes nothing of its network's part", async () => {
  const { limiter } = newLimiter();
  for (let count = 0; count < 10 * (limits.guess.networkPoints ?? 0); count += 1)
    await limiter.take("guess", script("203.0.113.1"));
  expect((await limiter.peek("guess", script("203.0.113.1")))?.isAllowed).toBe(false);
  const left = await limiter.peek("guess", script("203.0.113.2"));
  expect(left).toMatchObject({ isAllowed: true, remaining: limits.guess.points });
  for (let address = 2; address <= 8; address += 1)
    for (let count = 0; count < limits.guess.points; count += 1)
      expect((await limiter.take("guess", script(`203.0.113.${address}`)))?.allowance.isAllowed).toBe(true);
  expect(await limiter.peek("guess", script("203.0.113.9"))).toMatchObject({
    isAllowed: false,
    isOfNetwork: true,
  });
});

test("a body is read only for whom the limit lets in, and what cannot be read counts", async () => {
  const { limiter } = newLimiter();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return fail("malformed_body");
  };
  const asked = action(Input, text({ maxLength: 9 }), "proxy", () => ok(""));
  for (let count = 0; count < 8; count += 1) await perform(asked, read, { visit, limiter, from: "json" });
  expect(reads).toBe(limits.proxy.points);
});
