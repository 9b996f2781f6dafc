import { expect, test } from "bun:test";
import { count } from "drizzle-orm";
import { memoryLimitStore } from "#core/memory-limit-store.ts";
import { createTtlCache } from "#core/ttl-cache.ts";
import { idempotencyStore } from "#db/idempotency.ts";
import { limitStore } from "#db/limit-store.ts";
import { linkStore } from "#db/links.ts";
import { deliveryStore } from "#db/mail-delivery.ts";
import { mailboxStore } from "#db/mailboxes.ts";
import { noteStore } from "#db/notes.ts";
import { onlyRow } from "#db/rows.ts";
import { sessionStore } from "#db/sessions.ts";
import { signInStore } from "#db/sign-ins.ts";
import { createSessions } from "#sign-in/session.ts";
import { findLink } from "#tools/links/follow.ts";
import { newUser } from "#tests/support/people/users.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const end = Date.parse("2026-11-21T17:00:00Z");
const [hourMs, dayMs] = [3_600_000, 86_400_000];
const expiresAt = new Date(end);
const start = new Date(end - hourMs);
const { db } = await newDatabase();
const [mailboxes, delivery, notes] = [mailboxStore(db), deliveryStore(db), noteStore(db)];
const [signIns, keys, limits] = [signInStore(db), idempotencyStore(db), limitStore(db, { secret: "s" })];
const [links, sessionRows] = [linkStore(db), sessionStore(db)];
const user = await newUser(db, "An");
const owner = { kind: "user", id: user.id } as const;

async function newMailbox() {
  const token = crypto.randomUUID();
  const address = `${token}@mail.example`;
  await mailboxes.create({ address, tokenHash: token, createdAt: start, expiresAt });
  return { token, address };
}

async function newNote() {
  const id = crypto.randomUUID();
  const text = { title: null, content: "x", folded: "x", burns: false, isSealed: false, bytes: 1 };
  await notes.add(owner, { id, publicKey: id, at: start, expiresAt, ...text });
  return { id, change: { ...text, expiresAt } };
}

const oneTake = { points: 1, windowS: hourMs / 1000 };

/** Makes something that expires at `end`, and says how it is asked for whether it is still there. */
const things: Readonly<Record<string, () => Promise<(at: Date) => Promise<boolean>>>> = {
  "a mailbox": async () => {
    const { token } = await newMailbox();
    return async (at) => (await mailboxes.find(token, at)) !== null;
  },
  "a mailbox that mail is for": async () => {
    const { address } = await newMailbox();
    return async (at) => (await delivery.check({ address, size: 1, at })) === "accepted";
  },
  "a note of one's own": async () => {
    const { id } = await newNote();
    return async (at) => (await notes.find(owner, id, at)) !== null;
  },
  "a note in a list": async () => {
    const { id } = await newNote();
    return async (at) =>
      (await notes.listOf(owner, { folded: "", offset: 0, limit: 100, at })).some((note) => note.id === id);
  },
  "a note that is changed": async () => {
    const { id, change } = await newNote();
    return async (at) => {
      const changed = await notes.change(owner, id, { ...change, at });
      return changed.reached === null && changed.note !== null;
    };
  },
  "a note that is shared anew": async () => {
    const { id } = await newNote();
    return async (at) => (await notes.share(owner, id, { publicKey: crypto.randomUUID(), at })) !== null;
  },
  "a note that is read by its key": async () => {
    const { id } = await newNote();
    return async (at) => (await notes.findShared(id, at)) !== null;
  },
  "a note that is read once": async () => async (at) => {
    const { id } = await newNote();
    return (await notes.takeShared(id, at)) !== null;
  },
  "a sign-in under way": async () => async (at) => {
    const hashes = { stateHash: crypto.randomUUID(), browserHash: "b", provider: "google" } as const;
    await signIns.begin({ ...hashes, verifier: "v", lang: "vi", expiresAt });
    return (await signIns.take({ ...hashes, at })) !== null;
  },
  "a session": async () => {
    const clock = { at: new Date(end - 30 * dayMs) };
    const issuer = "https://toolbox.example";
    const secret = "s".repeat(32);
    const sessions = createSessions({ secret, issuer, sessionRows, now: () => clock.at });
    const token = await sessions.start(user.id, "");
    return async (at) => {
      clock.at = at;
      const isThere = (await sessions.find(token)) !== null;
      // Using it may have extended it.
      await db.update(db.tables.sessions).set({ expiresAt });
      return isThere;
    };
  },
  "what a form has made": async () => {
    const hash = crypto.randomUUID();
    await keys.claim(hash, { at: start, until: expiresAt });
    return async (at) => (await keys.find(hash, at)) !== null;
  },
  "the claim of a form": async () => async (at) => {
    const hash = crypto.randomUUID();
    await keys.claim(hash, { at: start, until: expiresAt });
    return !(await keys.claim(hash, { at, until: new Date(end + hourMs) }));
  },
  "a short link": async () => {
    const code = `x${crypto.randomUUID().slice(0, 8)}`;
    await links.add({
      id: code,
      code,
      target: "https://a.example/",
      userId: null,
      createdAt: start,
      expiresAt,
    });
    return async (at) => (await findLink(code, { links, isBlocked: () => false, now: () => at })).ok;
  },
  "a count in the database": async () => {
    const key = crypto.randomUUID();
    await limits.take(key, { ...oneTake, now: start.getTime() });
    return async (at) => !(await limits.peek(key, { ...oneTake, now: at.getTime() })).isAllowed;
  },
  "a count in the database that is added to": async () => async (at) => {
    const key = crypto.randomUUID();
    await limits.take(key, { ...oneTake, now: start.getTime() });
    return !(await limits.take(key, { ...oneTake, now: at.getTime() })).isAllowed;
  },
  "a count in memory": async () => {
    const store = memoryLimitStore();
    store.take("k", { ...oneTake, now: start.getTime() });
    return async (at) => !store.peek("k", { ...oneTake, now: at.getTime() }).isAllowed;
  },
  "a value of a cache": async () => {
    const clock = { at: start };
    const cache = createTtlCache<number>({ maxTotal: 1, now: () => clock.at.getTime() });
    cache.set("k", 1, hourMs);
    return async (at) => {
      clock.at = at;
      return cache.get("k") !== null;
    };
  },
};

test.each(Object.keys(things))(
  "%s is there until the instant at which it ends, and no longer",
  async (name) => {
    const isThere = await things[name]?.();
    const seen = [];
    for (const ms of [-hourMs, -1, 0, 1]) seen.push(await isThere?.(new Date(end + ms)));
    expect(seen).toEqual([true, true, false, false]);
  },
);

test("what has not ended is not deleted, and what has ended is, a moment after it", async () => {
  for (const name of Object.keys(things)) await things[name]?.();
  const {
    mailboxes: boxes,
    notes: noteRows,
    signIns: begun,
    sessions,
    idempotencyKeys,
    limitCounts,
  } = db.tables;
  await signIns.begin({
    stateHash: "s",
    browserHash: "b",
    provider: "google",
    verifier: "v",
    lang: "vi",
    expiresAt,
  });
  const stores = [delivery, notes, signIns, sessionRows, keys, limits];
  const tables = [boxes, noteRows, begun, sessions, idempotencyKeys, limitCounts];
  const rowsAfter = async (at: number) => {
    for (const store of stores) await store.deleteExpired(new Date(at));
    return Promise.all(
      tables.map(async (table) => onlyRow(await db.select({ rows: count() }).from(table)).rows),
    );
  };
  const before = await rowsAfter(0);
  expect(Math.min(...before)).toBeGreaterThan(0);
  expect(await rowsAfter(end - 1)).toEqual(before);
  // What a form claimed anew, and a count that began anew, may have another hour.
  expect((await rowsAfter(end + 1)).slice(0, 4)).toEqual([0, 0, 0, 0]);
  expect(await rowsAfter(end + 2 * hourMs)).toEqual([0, 0, 0, 0, 0, 0]);
});
