import { expect, test } from "bun:test";
import { Database as Sqlite } from "bun:sqlite";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { backUp } from "#db/backup.ts";
import { rotateBackups } from "#db/backup-folder.ts";
import { copySqlite } from "#db/backup-sqlite.ts";
import { errorMessage } from "#core/error-message.ts";
import { openDatabase } from "#db/client.ts";
import { runHere, runMain } from "#tests/support/product/command.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

const faultOf = (work: Promise<unknown>): Promise<string> => work.then(() => "", errorMessage);

/** Writes the numbers 1, 2, 3 … two a transaction, from a process of its own, until it is ended. */
async function startWriter(path: string) {
  const writer = Bun.spawn([
    process.execPath,
    "-e",
    `
    import { Database } from "bun:sqlite";
    const db = new Database(${JSON.stringify(path)});
    db.run("PRAGMA busy_timeout = 5000");
    db.run("CREATE TABLE numbers (n INTEGER PRIMARY KEY)");
    const pair = db.transaction(() => { db.run("INSERT INTO numbers DEFAULT VALUES"); db.run("INSERT INTO numbers DEFAULT VALUES"); });
    for (let round = 0; ; round += 1) { pair.immediate(); if (round === 50) process.stdout.write("going"); }
  `,
  ]);
  await writer.stdout.getReader().read();
  return { end: () => (writer.kill("SIGKILL"), writer.exited) };
}

test("a copy made while another process writes is whole, and holds no half of a transaction", async () => {
  const database = await openDatabase(newFileUrl());
  const path = database.path ?? "";
  const writer = await startWriter(path);
  const copies = [1, 2, 3].map((n) => `${path}.backups/copy-${n}.db`);
  for (const to of copies) await backUp({ url: path, to });
  await writer.end();
  const counts = await Promise.all(
    copies.map(async (to) => {
      const copy = await openDatabase(`file:${to}`);
      const { n } = new Sqlite(to, { readonly: true })
        .query<{ n: number }, []>("SELECT count(*) AS n FROM numbers")
        .get() ?? { n: 0 };
      expect(await copy.isHealthy()).toBe(true);
      await copy.close();
      return n;
    }),
  );
  for (const [index, count] of counts.entries()) {
    expect(count % 2).toBe(0);
    expect(count).toBeGreaterThanOrEqual(counts[index - 1] ?? 100);
  }
  expect(existsSync(`${copies[0]}.partial`)).toBe(false);
  await database.close();
});

test.skipIf(process.getuid?.() !== 0)(
  "a copy that root makes beside the database is its owner's, or the site's own backups would fail",
  async () => {
    const url = newFileUrl();
    const database = await openDatabase(url);
    await database.close();
    const path = database.path ?? "";
    chownSync(path, 63_521, 63_521);
    const { code, text } = await runMain({ DATABASE_URL: url }, "backup");
    const copy = text.trim();
    expect([code, statSync(copy).uid, statSync(dirname(copy)).uid]).toEqual([0, 63_521, 63_521]);
  },
);

test("a copy never takes the place of another file, nor of a database that is not there", async () => {
  const database = await openDatabase(newFileUrl());
  const path = database.path ?? "";
  expect(await faultOf(backUp({ url: path, to: path }))).toContain("is there already");
  expect(await faultOf(backUp({ url: `${path}.none`, to: `${path}.copy` }))).toContain("no such database");
  expect(existsSync(`${path}.copy`)).toBe(false);
  await database.close();
});

test("bun run backup copies the configured database and says where to", async () => {
  const url = newFileUrl();
  await (await openDatabase(url)).close();
  const script = Bun.spawn([process.execPath, "src/main.ts", "backup"], {
    env: { ...process.env, DATABASE_URL: url },
  });
  const path = (await new Response(script.stdout).text()).trim();
  expect(await script.exited).toBe(0);
  expect(path).toMatch(/\/backups\/toolbox-\d{4}-\d\d-\d\dT\d{6}Z\.db\.zst$/);
  expect(readdirSync(dirname(path))).toEqual([basename(path)]);
  const copy = newFileUrl();
  expect((await runHere({ DATABASE_URL: copy }, "restore", path)).code).toBe(0);
  expect(await (await openDatabase(copy)).isHealthy()).toBe(true);
});

test("a backup to a file of one's own choice takes nothing away beside it, however few are kept", async () => {
  const [url, folder] = [newFileUrl(), mkdtempSync(join(tmpdir(), "backups-"))];
  await (await openDatabase(url)).close();
  const older = ["2024", "2025"].map((year) => `toolbox-${year}-01-02T030405Z.db.zst`);
  for (const name of older) writeFileSync(join(folder, name), "older");
  const own = join(folder, "toolbox-2026-01-02T030405Z.db.zst");
  expect((await runHere({ DATABASE_URL: url, BACKUP_KEEP: "1" }, "backup", own)).code).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual([...older, basename(own)]);
  expect((await runHere({ DATABASE_URL: url, BACKUP_KEEP: "1" }, "backup")).code).toBe(0);
});

test("only its owner may read a copy, and of one that fails nothing is left", async () => {
  const [database, folder] = [await openDatabase(newFileUrl()), mkdtempSync(join(tmpdir(), "backups-"))];
  await backUp({ url: database.path ?? "", to: join(folder, "copy.db") });
  expect(statSync(join(folder, "copy.db")).mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, "text.db"), "no database".repeat(100));
  expect(await faultOf(backUp({ url: join(folder, "text.db"), to: join(folder, "none.db") }))).toContain(
    "not a database",
  );
  expect(readdirSync(folder).toSorted()).toEqual(["copy.db", "text.db"]);
  await database.close();
});

test("the oldest backups beyond the number that is kept are deleted, and nothing else in the folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  const names = [1, 2, 3, 4].map((day) => `toolbox-2026-11-0${day}T030000Z.db`);
  for (const name of [...names, "before-the-upgrade.db"]) writeFileSync(join(folder, name), "");
  expect(rotateBackups(folder, { keep: 2 })).toEqual(names.slice(0, 2).toReversed());
  expect(rotateBackups(folder, { keep: 2 })).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(["before-the-upgrade.db", ...names.slice(2)]);
});

test("backups give way to the site: together they fill half of what it leaves, and the newest stays", () => {
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  const names = [1, 2, 3, 4].map((day) => `toolbox-2026-11-0${day}T030000Z.db.zst`);
  for (const name of names) writeFileSync(join(folder, name), Buffer.alloc(1000));
  expect(rotateBackups(folder, { keep: 7, free: 4000 })).toEqual([]);
  expect(rotateBackups(folder, { keep: 7, free: 2000 })).toEqual(names.slice(0, 1));
  expect(rotateBackups(folder, { keep: 7, free: 0 })).toEqual([names[2] ?? "", names[1] ?? ""]);
  expect(rotateBackups(folder, { keep: 7, free: 0 })).toEqual([]);
  expect(readdirSync(folder)).toEqual(names.slice(3));
});

const engines = [
  { engine: "SQLite", isThere: true, newUrl: async () => newFileUrl() },
  {
    engine: "PostgreSQL",
    isThere: hasPostgresql,
    newUrl: async () => (await sharedPostgresql()).newDatabase(),
  },
];

for (const { engine, isThere, newUrl } of engines)
  test.skipIf(!isThere).each(["copy", "copy.zst"])(
    `${engine}: a backup takes at most half of what its disk has free, else none is made (%s)`,
    async (name) => {
      const [url, folder] = [await newUrl(), mkdtempSync(join(tmpdir(), "backups-"))];
      const { db, close } = await openDatabase(url);
      const value = crypto.getRandomValues(Buffer.alloc(30_000)).toString("base64");
      await db.insert(db.tables.siteValues).values({ name: "large", value });
      await close();
      const to = join(folder, name);
      expect(await faultOf(backUp({ url, to, free: 40_000 }))).toContain("more than half");
      expect(readdirSync(folder)).toEqual([]);
      await backUp({ url, to, free: 10_000_000 });
      expect(readdirSync(folder)).toEqual([name]);
    },
  );

test("what no backup has never comes to the disk on the way", async () => {
  const url = newFileUrl();
  const { db, path, close } = await openDatabase(url);
  const salt = Buffer.from(`salt-${crypto.randomUUID()}`);
  await db.insert(db.tables.dailySalts).values({ day: "2026-11-23", salt, createdAt: new Date(0) });
  const draft = `${path}.draft`;
  writeFileSync(draft, "");
  copySqlite(path ?? "", draft);
  expect(readFileSync(draft).includes(salt)).toBe(false);
  const schemaOf = (file: string) =>
    new Sqlite(file, { readonly: true })
      .query("SELECT type, name, sql FROM sqlite_schema ORDER BY name, type")
      .values();
  expect(schemaOf(draft)).toEqual(schemaOf(path ?? ""));
  await close();
});

test("backup --daily makes one, waits for the next day, and ends when it is told to", async () => {
  const url = newFileUrl();
  await (await openDatabase(url)).close();
  const main = new URL("../../src/main.ts", import.meta.url).pathname;
  const folder = join(dirname(url.slice("file:".length)), "backups");
  const start = () =>
    Bun.spawn([process.execPath, main, "backup", "--daily"], {
      env: { PATH: process.env["PATH"] ?? "", DATABASE_URL: url },
      stdout: "pipe",
      stderr: "pipe",
    });
  const first = start();
  const said = await first.stdout.getReader().read();
  expect(Buffer.from(said.value ?? []).toString()).toMatch(/^\/.*\.db\.zst\n$/);
  first.kill("SIGTERM");
  expect(await first.exited).toBe(0);
  const backups = readdirSync(folder);
  expect(backups).toHaveLength(1);
  // Yesterday's: the next is due.
  const [made = ""] = backups;
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(join(folder, made), yesterday, yesterday);
  renameSync(join(folder, made), join(folder, "toolbox-2026-01-01T000000Z.db.zst"));
  const second = start();
  await second.stdout.getReader().read();
  second.kill("SIGTERM");
  expect([await second.exited, readdirSync(folder).length]).toEqual([0, 2]);
});
