import { expect, test } from "bun:test";
import { apiKeyStore } from "#db/api-keys.ts";
import { blockedHostStore } from "#db/blocklist.ts";
import { clientCountStore } from "#db/client-counts.ts";
import type { Db } from "#db/db.ts";
import { deletionRequestStore } from "#db/deletion-requests.ts";
import { linkStore } from "#db/links.ts";
import { noteStore } from "#db/notes.ts";
import { newUser } from "#tests/support/people/users.ts";
import { newDatabase } from "#tests/support/product/database.ts";

/** Each row's name, and the hour it is of; three of one hour, and none in the order in which they are stored. */
const rows = [
  ["c", 2],
  ["a", 3],
  ["e", 1],
  ["b", 2],
  ["d", 2],
] as const;
const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const [newestFirst, day] = [["a", "d", "c", "b", "e"], "2026-11-21"];

/** Stores the rows, and lists their names. */
const lists: Readonly<Record<string, readonly [(db: Db) => Promise<string[]>, readonly string[]]>> = {
  "one's links": [
    async (db) => {
      const [links, { id: userId }] = [linkStore(db), await newUser(db)];
      for (const [id, hour] of rows)
        await links.add({ id, code: `x${id}`, target: "https://a.example/", userId, createdAt: at(hour) });
      const first = await links.listOf(userId, { after: null, limit: 2 });
      const rest = await links.listOf(userId, { after: first[1]?.id ?? "", limit: 9 });
      return [...first, ...rest].map(({ id }) => id);
    },
    newestFirst,
  ],
  "one's notes": [
    async (db) => {
      const [notes, { id: userId }] = [noteStore(db), await newUser(db)];
      const owner = { kind: "user", id: userId } as const;
      const text = { title: null, content: "x", folded: "x", burns: false, isSealed: false, bytes: 1 };
      for (const [id, hour] of rows)
        await notes.add(owner, { id, publicKey: id, at: at(hour), expiresAt: null, ...text });
      const page = { folded: "", at: at(9) };
      const first = await notes.listOf(owner, { ...page, offset: 0, limit: 2 });
      const rest = await notes.listOf(owner, { ...page, offset: 2, limit: 9 });
      return [...first, ...rest].map(({ id }) => id);
    },
    newestFirst,
  ],
  "one's keys": [
    async (db) => {
      const [keys, { id: userId }] = [apiKeyStore(db), await newUser(db)];
      for (const [id, hour] of rows)
        await keys.add({ id, name: id, scopes: ["links"], userId, keyHash: id, at: at(hour), max: 9 });
      return (await keys.listOf(userId)).map(({ id }) => id);
    },
    newestFirst,
  ],
  "requests to delete data": [
    async (db) => {
      const requests = deletionRequestStore(db);
      for (const [email, hour] of rows) await requests.record({ email, at: at(hour) });
      return (await requests.pending()).map(({ email }) => email ?? "");
    },
    // The oldest first, of one hour the one that came first.
    ["e", "c", "b", "d", "a"],
  ],
  "blocked hosts": [
    async (db) => {
      const hosts = blockedHostStore(db);
      for (const [host, hour] of rows) await hosts.block(host, { reason: "r", at: at(hour) });
      return (await hosts.list()).map(({ host }) => host);
    },
    ["a", "b", "c", "d", "e"],
  ],
  "the busiest clients": [
    async (db) => {
      const clients = clientCountStore(db);
      await clients.add(
        day,
        rows.map(([hash, requests]) => ({ hash, requests, refused: 0 })),
      );
      return (await clients.top(day, 9)).map(({ hash }) => hash);
    },
    ["a", "b", "c", "d", "e"],
  ],
};

test.each(Object.keys(lists))("%s are listed in their order, however they were stored", async (name) => {
  const [list, order] = lists[name] ?? [];
  expect(await list?.((await newDatabase()).db)).toEqual([...(order ?? [])]);
});
