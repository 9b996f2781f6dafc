import { expect, test } from "bun:test";
import { Database as Sqlite } from "bun:sqlite";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openDatabase } from "#db/client.ts";
import { schemaVersion } from "#db/migrate.ts";
import { databasePath, openSqlite } from "#db/sqlite.ts";
import { deletionRequestStore } from "#db/deletion-requests.ts";
import { newFileUrl, openAtOnce } from "#tests/support/product/database.ts";

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
  expect(await openAtOnce(url, 4)).toEqual(Array.from({ length: 4 }, () => [0, ""]));
});

test("it is healthy while it takes writes", async () => {
  const database = openSqlite(newFileUrl());
  expect(await database.isHealthy()).toBe(true);
  database.sqlite.run("PRAGMA query_only = ON");
  expect(await database.isHealthy()).toBe(false);
  database.sqlite.run("PRAGMA query_only = OFF");
  expect(await database.isHealthy()).toBe(true);
  await database.close();
  expect(await database.isHealthy()).toBe(false);
});

test("only its owner may read the file and what stands beside it, and what is deleted is overwritten", async () => {
  const { sqlite, path, close } = openSqlite(newFileUrl());
  for (const name of [path ?? "", `${path}-wal`, `${path}-shm`])
    expect([name, statSync(name).mode & 0o777]).toEqual([name, 0o600]);
  expect(statSync(dirname(path ?? "")).mode & 0o777).toBe(0o700);
  expect(sqlite.query("PRAGMA secure_delete").values()).toEqual([[1]]);
  await close();
});

test("what cannot be opened stops the start with the path and a sentence", async () => {
  const newPath = () => join(mkdtempSync(join(tmpdir(), "toolbox-")), "toolbox.db");
  const refusalOf = (path: string): string => {
    try {
      openSqlite(`file:${path}`);
    } catch (fault) {
      return fault instanceof Error ? fault.message.replace(path, "PATH") : String(fault);
    }
    return "opened";
  };
  const [folder, noDatabase, newer, inFile] = [newPath(), newPath(), newPath(), newPath()];
  const damaged = newPath();
  mkdirSync(folder);
  writeFileSync(noDatabase, "a text that is no database, and longer than the header of one".repeat(20));
  await openSqlite(`file:${newer}`).close();
  const other = new Sqlite(newer);
  other.run(`PRAGMA user_version = ${schemaVersion + 1}`);
  other.close();
  writeFileSync(inFile, "");
  await openSqlite(`file:${damaged}`).close();
  const bytes = readFileSync(damaged);
  writeFileSync(damaged, bytes.fill(0xff, 100, 4096));
  expect(refusalOf(folder)).toBe("DATABASE_URL: PATH: is a folder");
  expect(refusalOf(noDatabase)).toBe("DATABASE_URL: PATH: is not an SQLite database");
  expect(refusalOf(damaged)).toBe("DATABASE_URL: PATH: is damaged; restore a backup");
  expect(refusalOf(newer)).toBe(
    "DATABASE_URL: PATH: was written by a newer version; start that one, or restore a backup",
  );
  expect(refusalOf(join(inFile, "toolbox.db"))).toBe("DATABASE_URL: PATH: its folder is a file");
});

test("a file or a folder that this user may not write stops the start with its path", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "toolbox-")), "toolbox.db");
  await openSqlite(`file:${path}`).close();
  const root = process.getuid?.() === 0;
  const user = root ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [];
  const open = async (file: string) => {
    const script = `import { openSqlite } from ${JSON.stringify(import.meta.resolve("#db/sqlite.ts"))};
      try { openSqlite(${JSON.stringify(`file:${file}`)}); } catch (fault) { process.stdout.write(fault.message); }`;
    return new Response(Bun.spawn([...user, process.execPath, "-e", script]).stdout).text();
  };
  chmodSync(dirname(path), 0o555);
  chmodSync(path, 0o444);
  expect(await open(path)).toBe(`DATABASE_URL: ${path}: this user may not write there`);
  const inside = join(dirname(path), "other.db");
  expect(await open(inside)).toBe(`DATABASE_URL: ${inside}: this user may not write there`);
  chmodSync(dirname(path), 0o755);
});

test("an older version runs on a database to which a newer one has only added", async () => {
  const url = newFileUrl();
  const { sqlite, close } = openSqlite(url);
  sqlite.run("CREATE TABLE of_the_next_version (a TEXT)");
  sqlite.run("INSERT INTO migrations VALUES ('hash of the next version', 0)");
  await close();
  const again = openSqlite(url);
  expect(await again.isHealthy()).toBe(true);
  await again.close();
});
