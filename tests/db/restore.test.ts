import { expect, test } from "bun:test";
import { existsSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#db/client.ts";
import { databasePath, openSqlite } from "#db/sqlite.ts";
import { runMain } from "#tests/support/product/command.ts";
import { newDatabaseUrl, newFileUrl, testsPostgresql } from "#tests/support/product/database.ts";

/** Writes a value of the site, with a connection of its own. */
async function setValue(url: string, value: string): Promise<void> {
  const { db, close } = await openDatabase(url);
  const { siteValues } = db.tables;
  await db.delete(siteValues);
  await db.insert(siteValues).values({ name: "motto", value });
  await close();
}

async function valueIn(url: string): Promise<string | undefined> {
  const { db, close } = await openDatabase(url);
  const rows = await db.select().from(db.tables.siteValues);
  await close();
  return rows.find(({ name }) => name === "motto")?.value;
}

const command = (url: string, ...args: string[]) => runMain({ DATABASE_URL: url }, ...args);
const onSqlite = test.skipIf(testsPostgresql);
const folder = () => mkdtempSync(join(tmpdir(), "restore-"));

test("what a backup holds is back, with what was written since kept aside", async () => {
  const [url, backup] = [await newDatabaseUrl(), join(folder(), "backup")];
  await setValue(url, "before");
  expect((await command(url, "backup", backup)).code).toBe(0);
  await setValue(url, "since");
  const { code, text, faults } = await command(url, "restore", backup);
  expect([code, faults]).toEqual([0, ""]);
  expect(await valueIn(url)).toBe("before");
  if (testsPostgresql) return;
  const aside = /kept as (\S+)/.exec(text)?.[1] ?? "";
  expect(await valueIn(`file:${aside}`)).toBe("since");
  expect(statSync(databasePath(url) ?? "").mode & 0o777).toBe(0o600);
});

test("nothing is restored while a process has the database open, and that process goes on", async () => {
  const [url, backup] = [await newDatabaseUrl(), join(folder(), "backup")];
  await setValue(url, "before");
  await command(url, "backup", backup);
  const site = await openDatabase(url);
  const { siteValues } = site.db.tables;
  await site.db.update(siteValues).set({ value: "since" });
  const { code, faults } = await command(url, "restore", backup);
  expect(code).toBe(1);
  expect(faults).toContain("Nothing was restored");
  expect(faults).toContain("in use: stop every process of the site first");
  await site.db.update(siteValues).set({ value: "after all" });
  await site.close();
  expect(await valueIn(url)).toBe("after all");
});

onSqlite("where no database is yet, a backup makes one", async () => {
  const [url, backup, other] = [newFileUrl(), join(folder(), "backup"), newFileUrl()];
  await setValue(url, "moved here");
  await command(url, "backup", backup);
  const { code, text } = await command(other, "restore", backup);
  expect(code).toBe(0);
  expect(text).not.toContain("kept as");
  expect(await valueIn(other)).toBe("moved here");
});

const damaged = (path: string) => writeFileSync(path, "no database at all ".repeat(500));

function openForeign(path: string): void {
  const { sqlite } = openSqlite(`file:${path}`);
  sqlite.run("ALTER TABLE migrations RENAME TO something_else");
  sqlite.run("PRAGMA journal_mode = DELETE");
  sqlite.close();
}

function openNewer(path: string): void {
  const { sqlite } = openSqlite(`file:${path}`);
  sqlite.run("PRAGMA user_version = 99");
  sqlite.run("PRAGMA journal_mode = DELETE");
  sqlite.close();
}

onSqlite.each([
  ["is not there", () => {}, "no such file"],
  ["is no database", damaged, "not a database"],
  ["is another program's", openForeign, "not a backup of this site"],
  ["is of a newer version", openNewer, "newer version"],
])("a file that %s is refused and the database stays as it is", async (_what, make, sentence) => {
  const [url, file] = [newFileUrl(), join(folder(), "file")];
  await setValue(url, "as it is");
  make(file);
  const { code, faults } = await command(url, "restore", file);
  expect(code).toBe(1);
  expect(faults).toContain(sentence);
  expect(await valueIn(url)).toBe("as it is");
  expect(existsSync(`${databasePath(url)}.restoring`)).toBe(false);
});

test("without a file the command says how it is used", async () => {
  const { code, text } = await command(newFileUrl(), "restore");
  expect(code).toBe(2);
  expect(text).toContain("restore FILE");
});
