import { expect, test } from "bun:test";
import { hashSecret } from "#core/secret.ts";
import { apiKeyStore } from "#db/api-keys.ts";
import { linkStore } from "#db/links.ts";
import { moderationStore } from "#db/moderation.ts";
import { reportStore } from "#db/reports.ts";
import { sessionStore } from "#db/sessions.ts";
import { newUser } from "#tests/support/people/users.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const at = new Date("2026-11-21T05:00:00Z");
const act = { who: "tester", why: "fraud", at };

async function begin() {
  const { db } = await newDatabase();
  const [keys, sessions, links] = [apiKeyStore(db), sessionStore(db), linkStore(db)];
  const [an, binh] = [await newUser(db, "An"), await newUser(db, "Binh")];
  for (const { id: userId } of [an, binh]) {
    await sessions.open({
      idHash: userId,
      userId,
      at,
      expiresAt: new Date(at.getTime() + 1000),
      device: "",
      max: 9,
    });
    const scopes = ["links"] as const;
    await keys.add({ id: userId, name: "k", scopes, userId, keyHash: hashSecret(userId), at, max: 1 });
    const code = `of-${userId.slice(0, 8)}`;
    await links.add({ id: userId, code, target: "https://a.example/", userId, createdAt: at });
  }
  const openTo = async (id: string) => [
    (await sessions.find(id)) !== null,
    (await keys.find(hashSecret(id))) !== null,
  ];
  return { db, moderation: moderationStore(db), links, an, binh, openTo };
}

const room = { all: 9, shared: 9, ofTarget: 9, ofVisitor: 9 };

test("who is blocked loses sessions and keys for good, nobody else does, and only what happened is written down", async () => {
  const { moderation, an, binh, openTo } = await begin();
  expect(await moderation.setUserBlocked(an.id, true, act)).toBe(true);
  expect([await openTo(an.id), await openTo(binh.id)]).toEqual([
    [false, false],
    [true, true],
  ]);
  expect((await moderation.totals("2026-11-21")).blockedUsers).toBe(1);
  expect(await moderation.setUserBlocked(an.id, false, act)).toBe(true);
  expect(await openTo(an.id)).toEqual([false, false]);
  expect((await moderation.totals("2026-11-21")).blockedUsers).toBe(0);
  expect(await moderation.setUserBlocked("nobody", true, act)).toBe(false);
  expect((await moderation.audit(9)).map(({ act: name, target }) => [name, target])).toEqual([
    ["users unblock", an.id],
    ["users block", an.id],
  ]);
});

test("a link that is blocked or removed closes the reports about it, however its code is spelled, and no others", async () => {
  const { db, moderation, links, an, binh } = await begin();
  const reports = reportStore(db);
  const [mine, yours] = [an, binh].map(({ id }) => `of-${id.slice(0, 8)}`);
  if (mine === undefined || yours === undefined) throw new Error("both have a link");
  for (const target of [mine, yours])
    for (const kind of ["link", "note"] as const) {
      const visitor = new TextEncoder().encode(target);
      await reports.add({ kind, target, reason: "spam", comment: null, createdAt: at, visitor, room });
    }
  const open = async () => (await reports.open(9)).map(({ kind, target }) => [kind, target]);
  expect(await moderation.setLinkBlocked(mine.toUpperCase(), true, act)).toBe(true);
  expect((await links.find(mine))?.isBlocked).toBe(true);
  expect((await links.find(yours))?.isBlocked).toBe(false);
  const rest = [
    ["note", yours],
    ["link", yours],
    ["note", mine],
  ];
  expect(await open()).toEqual(rest);
  expect(await moderation.setLinkBlocked(mine, false, act)).toBe(true);
  expect([(await links.find(mine))?.isBlocked, await open()]).toEqual([false, rest]);
  expect(await moderation.removeLink(yours.toUpperCase(), act)).toBe(true);
  expect([await links.find(yours), await links.isRemoved(yours), await links.isRemoved(mine)]).toEqual([
    null,
    true,
    false,
  ]);
  expect(await open()).toEqual(rest.filter((one) => one !== rest[1]));
  expect(await moderation.removeLink(yours, act)).toBe(false);
});
