import { expect, test } from "bun:test";
import type { Caller } from "../../src/core/action.ts";
import { idempotencyField } from "../../src/core/idempotency.ts";
import { fail, ok } from "../../src/core/result.ts";
import { idempotencyStore } from "../../src/db/idempotency.ts";
import type { SentForm } from "../../src/http/idempotency.ts";
import { createIdempotency } from "../../src/server/idempotency.ts";
import { newBrowser } from "../support/people/caller.ts";
import { newDatabase } from "../support/product/database.ts";
import { until } from "../support/product/until.ts";
import { watchTimers } from "../support/product/watched-timers.ts";
import { newUser } from "../support/people/users.ts";

const key = "k".repeat(22);
const input = { text: "một" };
const raw = { ...input, [idempotencyField]: key };

async function begin() {
  const { db } = await newDatabase();
  const clock = { at: Date.parse("2026-11-21T00:00:00Z") };
  const forms = createIdempotency(idempotencyStore(db), () => new Date(clock.at));
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
  return { db, clock, forms, formOf, send };
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
  const looks = () => timers.begun.filter((ms) => ms === 100).length;
  const answered = send(caller);
  await until(() => looks() === 1);
  clock.at += 119_999;
  // Before the last millisecond it looks again, and waits once more.
  await until(() => looks() >= 3);
  clock.at += 1;
  expect(await answered).toEqual({ outcome: ok(1), isReplay: false });
});
