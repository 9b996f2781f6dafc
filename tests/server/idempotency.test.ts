import { expect, test } from "bun:test";
import type { Caller } from "#core/action.ts";
import { idempotencyField } from "#core/idempotency.ts";
import { fail, ok } from "#core/result.ts";
import { idempotencyStore } from "#db/idempotency.ts";
import type { SentForm } from "#http/idempotency.ts";
import { createIdempotency } from "#server/idempotency.ts";
import { newBrowser } from "#tests/support/people/caller.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { until } from "#tests/support/product/until.ts";
import { watchTimers } from "#tests/support/product/watched-timers.ts";
import { newUser } from "#tests/support/people/users.ts";

const key = "k".repeat(22);
const input = { text: "một" };
const raw = { ...input, [idempotencyField]: key };

async function begin() {
  const { db } = await newDatabase();
  const clock = { at: Date.parse("2026-11-21T00:00:00Z") };
  const store = idempotencyStore(db);
  const looked = { times: 0 };
  const find: typeof store.find = (...asked) => {
    looked.times += 1;
    return store.find(...asked);
  };
  const forms = createIdempotency({ ...store, find }, () => new Date(clock.at));
  let made = 0;
  const formOf = (caller: Caller): SentForm => {
    const sent = forms.sentForm(raw, input, caller);
    if (!sent) throw new Error("the form has a key");
    return sent;
  };
  const send = (caller: Caller) =>
    forms.run(formOf(caller), caller, ({ cookies }) => {
      made += 1;
      cookies.set("own", `of ${made}`, 60);
      return ok(made);
    });
  return { db, clock, forms, formOf, send, looked };
}

test("a form is somebody's own: another person who sends the same gets their own", async () => {
  const { db, send, forms, formOf } = await begin();
  const [an, binh] = [newBrowser(await newUser(db, "An")), newBrowser(await newUser(db, "Binh"))];
  const [anonymous, again] = [newBrowser(), newBrowser(an.user)];
  for (const [caller, number] of [
    [an, 1],
    [binh, 2],
    [anonymous, 3],
  ] as const)
    expect(await send(caller)).toEqual({ outcome: ok(number), isReplay: false });
  expect(await send(again)).toEqual({ outcome: ok(1), isReplay: true });
  expect(again.cookies.get("own")).toBe("of 1");
  expect(await forms.replay<number>(formOf(binh), binh)).toEqual(ok(2));
  expect(new Set([an, binh, anonymous].map((caller) => formOf(caller).hash)).size).toBe(3);
});

test("another input with the same key is another form; what is no key makes none", async () => {
  const { forms, formOf } = await begin();
  const caller = newBrowser();
  expect(forms.sentForm(raw, { text: "hai" }, caller)?.hash).not.toBe(formOf(caller).hash);
  const keys = ["k".repeat(19), "k".repeat(65), "k".repeat(21) + "=", "", 20, undefined];
  for (const one of keys)
    expect(forms.sentForm({ ...raw, [idempotencyField]: one }, input, caller)).toBeNull();
  for (const length of [20, 64])
    expect(forms.sentForm({ ...raw, [idempotencyField]: "k".repeat(length) }, input, caller)).not.toBeNull();
});

test("what was made is known for five minutes", async () => {
  const { clock, send } = await begin();
  const caller = newBrowser();
  await send(caller);
  clock.at += 299_999;
  expect(await send(caller)).toEqual({ outcome: ok(1), isReplay: true });
  clock.at += 1;
  expect(await send(caller)).toEqual({ outcome: ok(2), isReplay: false });
});

test("a form that came to nothing may be sent again", async () => {
  const { send, forms, formOf } = await begin();
  const caller = newBrowser();
  const refused = await forms.run(formOf(caller), caller, () => fail("busy"));
  expect(refused).toEqual({ outcome: fail("busy"), isReplay: false });
  const broken = forms.run(formOf(caller), caller, () => Promise.reject(new Error("broken")));
  expect(await broken.catch(String)).toBe("Error: broken");
  expect(await forms.replay(formOf(caller), caller)).toBeNull();
  expect(await send(caller)).toEqual({ outcome: ok(1), isReplay: false });
});

test("of a process that died over a form another makes it anew after two minutes, and not before", async () => {
  const { db, clock, send, formOf } = await begin();
  const caller = newBrowser();
  const times = { at: new Date(clock.at), until: new Date(clock.at + 120_000) };
  await idempotencyStore(db).claim(formOf(caller).hash, times);
  using timers = watchTimers();
  const looks = () => timers.begun.filter((ms) => ms >= 100 && ms < 3000).length;
  const answered = send(caller);
  await until(looks, 1);
  clock.at += 119_999;
  // Before the last millisecond it looks again, and waits once more.
  await until(looks, (seen) => seen >= 3);
  clock.at += 1;
  expect(await answered).toEqual({ outcome: ok(1), isReplay: false });
});

/** A form whose answer is made until this is told to end. */
async function beginMaking() {
  const site = await begin();
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const first = newBrowser();
  const begun = Promise.withResolvers<void>();
  const made = site.forms.run(site.formOf(first), first, async () => {
    begun.resolve();
    await promise;
    return ok("made");
  });
  await begun.promise;
  const wait = (address: string, signal?: AbortSignal) => {
    const caller = { ...newBrowser(), address, ...(signal && { signal }) };
    return site.forms.run(site.formOf(caller), caller, () => ok("made twice"));
  };
  return { ...site, made, wait, end };
}

test("who sends a form again while it is being made hears as soon as it is, and few times is looked for it meanwhile", async () => {
  const { made, wait, end, looked } = await beginMaking();
  const waiting = ["192.0.2.1", "198.51.100.1", "203.0.113.1"].map((address) => wait(address));
  await until(() => looked.times, 3);
  end();
  expect(await made).toEqual({ outcome: ok("made"), isReplay: false });
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => ({ outcome: ok("made"), isReplay: true })));
  expect(looked.times).toBeLessThanOrEqual(9);
});

test("what is made elsewhere is looked for later and later", async () => {
  const { db, clock, send, formOf } = await begin();
  const caller = newBrowser();
  const times = { at: new Date(clock.at), until: new Date(clock.at + 120_000) };
  await idempotencyStore(db).claim(formOf(caller).hash, times);
  using timers = watchTimers();
  const answered = send(caller);
  const waits = () => timers.begun.filter((ms) => ms >= 100 && ms < 3000);
  await until(waits, (seen) => seen.length === 4);
  clock.at += 120_000;
  await answered;
  expect(waits()).toEqual([100, 200, 400, 800]);
});

test("one client's forms that wait are few, however many it sends; others still wait for theirs", async () => {
  const { made, wait, end, looked } = await beginMaking();
  const many = Array.from({ length: 50 }, () => wait("192.0.2.1"));
  const other = wait("203.0.113.1");
  await until(
    () => looked.times,
    (seen) => seen >= 51,
  );
  end();
  await made;
  const outcomes = await Promise.all(many);
  const refused = outcomes.filter(({ outcome }) => !outcome.ok);
  expect(refused).toEqual(refused.map(() => ({ outcome: fail("busy"), isReplay: true })));
  expect([refused.length, (await other).outcome]).toEqual([46, ok("made")]);
  // The places are free again.
  expect((await wait("192.0.2.1")).outcome).toEqual(ok("made"));
});

test("nobody waits for a visitor who has gone", async () => {
  const { made, wait, end, looked } = await beginMaking();
  using timers = watchTimers();
  const leaving = new AbortController();
  const gone = Array.from({ length: 4 }, () => wait("192.0.2.1", leaving.signal));
  await until(() => looked.times === 4 && timers.pending().length >= 4);
  leaving.abort();
  for (const one of gone) expect((await one).outcome).toEqual(fail("busy"));
  expect(timers.pending().filter((ms) => ms >= 100 && ms < 3000)).toEqual([]);
  const next = wait("192.0.2.1");
  end();
  expect([(await made).outcome, (await next).outcome]).toEqual([ok("made"), ok("made")]);
});
