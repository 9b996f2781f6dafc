import { expect, test } from "bun:test";
import { Database as Sqlite } from "bun:sqlite";
import { existsSync } from "node:fs";
import { openDatabase } from "../../src/db/client.ts";
import { databasePath, openSqlite } from "../../src/db/sqlite.ts";
import { deletionRequestStore } from "../../src/db/deletion-requests.ts";
import { newFileUrl } from "../support/product/database.ts";

test("the address of a database is a file, with or without its scheme, or memory", () => {
  expect(databasePath("file:data/toolbox.db")).toBe("data/toolbox.db");
  expect(databasePath("file:/var/lib/toolbox.db")).toBe("/var/lib/toolbox.db");
  expect(databasePath("file:///var/lib/toolbox.db")).toBe("/var/lib/toolbox.db");
  expect(databasePath("data/toolbox.db")).toBe("data/toolbox.db");
  expect(databasePath(":memory:")).toBeNull();
});

test("a database that is not there is made, with its folder, and is safe against a power cut", async () => {
  const { sqlite, close, path } = openSqlite(newFileUrl());
  expect(existsSync(path ?? "")).toBe(true);
  const settingOf = (name: string) => sqlite.query(`PRAGMA ${name}`).values()[0]?.[0];
  expect(settingOf("journal_mode")).toBe("wal");
  expect(settingOf("synchronous")).toBe(2);
  expect(settingOf("busy_timeout")).toBe(5000);
  expect(settingOf("foreign_keys")).toBe(1);
  expect(settingOf("trusted_schema")).toBe(0);
  await close();
});

test("what was written is there when the database is opened again", async () => {
  const url = newFileUrl();
  const first = await openDatabase(url);
  const { confirmationCode } = await deletionRequestStore(first.db).record({
    email: "an@example.com",
    at: new Date(0),
  });
  await first.close();
  expect(Bun.file(`${first.path}-wal`).size).toBe(0);
  const second = await openDatabase(url);
  expect(await deletionRequestStore(second.db).find(confirmationCode)).not.toBeNull();
  await second.close();
});

test("processes that start at once on a new database all come up, and the migrations ran once", async () => {
  const url = newFileUrl();
  const script = `import { openDatabase } from ${JSON.stringify(import.meta.resolve("../../src/db/client.ts"))};
    const database = await openDatabase(${JSON.stringify(url)}); if (!(await database.isHealthy())) process.exit(2); await database.close();`;
  const starts = Array.from({ length: 4 }, () =>
    Bun.spawn([process.execPath, "-e", script], { stderr: "pipe" }),
  );
  const ends = await Promise.all(
    starts.map(async (one) => [await one.exited, await new Response(one.stderr).text()]),
  );
  expect(ends).toEqual(Array.from({ length: 4 }, () => [0, ""]));
});

test("it is healthy while its tables can be read", async () => {
  const database = await openDatabase(newFileUrl());
  expect(await database.isHealthy()).toBe(true);
  const other = new Sqlite(database.path ?? "");
  other.run("DROP TABLE migrations");
  other.close();
  expect(await database.isHealthy()).toBe(false);
  await database.close();
  expect(await database.isHealthy()).toBe(false);
});
