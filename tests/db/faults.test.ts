import { expect, test } from "bun:test";
import { deletionRequestStore } from "#db/deletion-requests.ts";
import { isStorageFull } from "#db/faults.ts";
import { openSqlite } from "#db/sqlite.ts";

test("a database without room refuses what is new, keeps what it has, and says why", async () => {
  const { db, sqlite } = openSqlite(":memory:");
  const requests = deletionRequestStore(db);
  const email = `${"x".repeat(200)}@people.example`;
  const { confirmationCode } = await requests.record({ email, at: new Date(0) });
  sqlite.run("PRAGMA max_page_count = 1");
  const fault: unknown = await (async () => {
    for (;;) await requests.record({ email, at: new Date(0) });
  })().catch((error: unknown) => error);
  expect(isStorageFull(fault)).toBe(true);
  expect(await requests.find(confirmationCode)).toMatchObject({ email });
});

test("any other fault is none of storage", () => {
  expect([new Error("SQLITE_FULL"), null, "full"].map(isStorageFull)).toEqual([false, false, false]);
});
