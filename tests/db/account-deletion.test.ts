import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { accountDeletion } from "#db/account-deletion.ts";
import { linkStore } from "#db/links.ts";
import { sessionStore } from "#db/sessions.ts";
import { userStore } from "#db/users.ts";
import { addUser } from "#tests/support/people/users.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const at = new Date("2026-11-23T05:00:00Z");

async function begin(links: number) {
  const { db } = await newDatabase();
  for (const user of ["an", "binh"]) await addUser(db, user);
  const rows = Array.from({ length: links }, (_, index) => ({
    id: `l${index}`,
    code: `c${index}`,
    target: "https://a.example/",
    userId: "an",
    createdAt: at,
  }));
  for (let from = 0; from < rows.length; from += 100)
    await db.insert(db.tables.links).values(rows.slice(from, from + 100));
  await linkStore(db).add({
    id: "other",
    code: "other",
    target: "https://b.example/",
    userId: "binh",
    createdAt: at,
  });
  return db;
}

test("an account with many links goes in slices, and others are served in between", async () => {
  const db = await begin(1234);
  let served = 0;
  const over = new AbortController();
  const others = (async () => {
    while (!over.signal.aborted) {
      await db.select().from(db.tables.links).limit(1);
      served += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  await userStore(db).delete("an", at);
  over.abort();
  await others;
  expect(served).toBeGreaterThan(1234 / 50);
  const left = await db.select({ code: db.tables.links.code }).from(db.tables.links);
  expect(left).toEqual([{ code: "other" }]);
  expect((await db.select().from(db.tables.users)).map(({ id }) => id)).toEqual(["binh"]);
});

test("an account that has ended is nobody's at once, and goes on being deleted after a restart", async () => {
  const db = await begin(60);
  const session = {
    idHash: "s",
    userId: "an",
    at,
    expiresAt: new Date(at.getTime() + 1000),
    device: "",
    max: 9,
  };
  await sessionStore(db).open(session);
  const { users } = db.tables;
  const before = (await db.select().from(users).where(eq(users.id, "an")))[0];
  await db.transaction((tx) => accountDeletion(db).end(tx, eq(users.id, "an"), at));
  // As if the process had been killed here.
  const ended = (await db.select().from(users).where(eq(users.id, "an")))[0];
  expect([ended?.name, ended?.email, ended?.avatar, ended?.endedAt]).toEqual(["", "", null, at]);
  expect(await sessionStore(db).find("s")).toBeNull();
  const again = await userStore(db).upsert({
    provider: before?.provider ?? "google",
    subject: before?.subject ?? "",
    name: "An",
    email: "an@people.example",
    isEmailVerified: true,
    avatar: null,
    at,
  });
  expect(again?.id).not.toBe("an");
  await userStore(db).deleteExpired();
  expect((await db.select().from(users)).map(({ id }) => id).toSorted()).toEqual(
    [again?.id ?? "", "binh"].toSorted(),
  );
  expect(await db.select({ code: db.tables.links.code }).from(db.tables.links)).toEqual([{ code: "other" }]);
});
