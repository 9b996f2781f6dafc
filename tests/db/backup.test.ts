import { expect, test } from "bun:test";
import { Database as Sqlite } from "bun:sqlite";
import { chownSync, existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { backUp, rotateBackups } from "../../src/db/backup.ts";
import { openDatabase } from "../../src/db/client.ts";
import { runMain } from "../support/product/command.ts";
import { newFileUrl } from "../support/product/database.ts";

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
  for (const to of copies) backUp({ url: path, to });
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
  expect(() => backUp({ url: path, to: path })).toThrow("is there already");
  expect(() => backUp({ url: `${path}.none`, to: `${path}.copy` })).toThrow("no such database");
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
  expect(path).toMatch(/\/backups\/toolbox-\d{4}-\d\d-\d\dT\d{6}Z\.db$/);
  expect(await (await openDatabase(`file:${path}`)).isHealthy()).toBe(true);
});

test("only its owner may read a copy, and of one that fails nothing is left", async () => {
  const [database, folder] = [await openDatabase(newFileUrl()), mkdtempSync(join(tmpdir(), "backups-"))];
  backUp({ url: database.path ?? "", to: join(folder, "copy.db") });
  expect(statSync(join(folder, "copy.db")).mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, "text.db"), "no database".repeat(100));
  expect(() => backUp({ url: join(folder, "text.db"), to: join(folder, "none.db") })).toThrow(
    "not a database",
  );
  expect(readdirSync(folder).toSorted()).toEqual(["copy.db", "text.db"]);
  await database.close();
});

test("the oldest backups beyond the number that is kept are deleted, and nothing else in the folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  const names = [1, 2, 3, 4].map((day) => `toolbox-2026-11-0${day}T030000Z.db`);
  for (const name of [...names, "before-the-upgrade.db"]) writeFileSync(join(folder, name), "");
  expect(rotateBackups(folder, 2)).toEqual(names.slice(0, 2));
  expect(rotateBackups(folder, 2)).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(["before-the-upgrade.db", ...names.slice(2)]);
});
