import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { action } from "../../src/core/action.ts";
import { payerOf } from "../../src/core/client-key.ts";
import { createLedger } from "../../src/core/ledger.ts";
import { limits } from "../../src/core/limits.ts";
import { fail, ok } from "../../src/core/result.ts";
import { problemOf } from "../../src/core/problem.ts";
import { memoryLimitStore } from "../../src/core/memory-limit-store.ts";
import { overLimit, perform } from "../../src/http/perform.ts";
import { type LimitClient, createLimiter } from "../../src/http/rate-limiter.ts";
import { cookieJar } from "../../src/http/caller.ts";
import { anonymous } from "../support/people/caller.ts";
import { text } from "../../src/core/schema.ts";

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
  } as const;
  expect(problemOf(overLimit(allowance, "vi"), "vi").detail).toBe(
    "Bạn đã dùng hết số lượt. Thử lại sau 23 giờ 59 phút, hoặc đăng nhập để có nhiều lượt hơn.",
  );
  const minute = { ...allowance, name: "dns", resetS: 42, hasMoreSignedIn: false } as const;
  expect(problemOf(overLimit(minute, "en"), "en").detail).toBe(
    "You have used up your requests. Try again in 42 seconds.",
  );
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
