import { expect, test } from "bun:test";
import type { Db } from "#db/db.ts";
import { linkStore } from "#db/links.ts";
import { userStore } from "#db/users.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { addUser } from "#tests/support/people/users.ts";

const newLink = (code: string, userId: string | null = null, at = 0) => ({
  id: `id-${code}`,
  code,
  target: "https://example.com/",
  userId,
  createdAt: new Date(at),
});

const withUsers = async (db: Db) => {
  for (const id of ["an", "binh"]) await addUser(db, id);
  return linkStore(db);
};

test("a code is given once, in whatever letter case, and found in any", async () => {
  const links = linkStore((await newDatabase()).db);
  const made = await Promise.all([
    links.add(newLink("Tet2027")),
    links.add({ ...newLink("tet2027"), id: "other" }),
  ]);
  const given = made.filter((link) => typeof link !== "string");
  expect(given).toHaveLength(1);
  expect([await links.find("TET2027")]).toEqual(given);
  expect(await links.find("tet202")).toBeNull();
});

test("the list holds the user's own links, newest first, page by page", async () => {
  const links = await withUsers((await newDatabase()).db);
  for (const [index, code] of ["cccc", "aaaa", "bbbb"].entries()) await links.add(newLink(code, "an", index));
  await links.add({ ...newLink("dddd", "an", 2) });
  await links.add(newLink("eeee", "binh"));
  const codesOf = async (after: string | null) =>
    (await links.listOf("an", { after, limit: 2 })).map(({ code }) => code);
  expect(await codesOf(null)).toEqual(["dddd", "bbbb"]);
  expect(await codesOf("id-bbbb")).toEqual(["aaaa", "cccc"]);
  expect(await codesOf("id-cccc")).toEqual([]);
});

test("only its owner changes or deletes a link", async () => {
  const links = await withUsers((await newDatabase()).db);
  await links.add(newLink("aaaa", "an"));
  await links.add(newLink("none"));
  const target = "https://example.org/";
  expect(await links.setTarget({ code: "aaaa", userId: "binh", target })).toBeNull();
  expect(await links.remove({ code: "aaaa", userId: "binh" })).toBe(false);
  expect(await links.remove({ code: "none", userId: "an" })).toBe(false);
  expect(await links.setTarget({ code: "AAAA", userId: "an", target })).toMatchObject({
    code: "aaaa",
    target,
  });
});

test("a deleted link is gone, but nobody else gets its code", async () => {
  const links = await withUsers((await newDatabase()).db);
  await links.add(newLink("aaaa", "an"));
  expect(await links.remove({ code: "aaaa", userId: "an" })).toBe(true);
  expect(await links.remove({ code: "aaaa", userId: "an" })).toBe(false);
  expect(await links.find("aaaa")).toBeNull();
  expect(await links.listOf("an", { after: null, limit: 9 })).toEqual([]);
  expect(await links.add({ ...newLink("aaaa", "binh"), id: "next" })).toBe("taken");
});

test("with a user go the links, but not their codes", async () => {
  const { db } = await newDatabase();
  const links = await withUsers(db);
  await links.add(newLink("aaaa", "an"));
  await userStore(db).delete("an", new Date());
  expect(await links.find("aaaa")).toBeNull();
  expect(await links.add({ ...newLink("aaaa", "binh"), id: "next" })).toBe("taken");
});
