import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteFile } from "#db/sqlite-file.ts";

const folder = mkdtempSync(join(tmpdir(), "sqlite-file-"));
const reasonOf = (path: string, prepare = () => {}) => {
  try {
    openSqliteFile(path, prepare).close();
    return null;
  } catch (fault) {
    return fault instanceof Error ? fault.message.replace(`DATABASE_URL: ${path}: `, "") : fault;
  }
};

test("what stands where a database should be is told in a sentence", () => {
  const at = (name: string) => join(folder, name);
  writeFileSync(at("text"), "no database ".repeat(100));
  mkdirSync(at("folder"));
  expect([reasonOf(at("new/deep.db")), reasonOf(at("new/deep.db"))]).toEqual([null, null]);
  expect(reasonOf(at("text"))).toBe("is not an SQLite database");
  expect(reasonOf(at("folder"))).toBe("is a folder");
  expect(reasonOf(at("text/a.db"))).toBe("its folder is a file");
  expect(reasonOf(at("text/deep/a.db"))).toBe("its folder is a file");
});

test("a file waits for other writers, outlives a power cut, trusts no schema and leaves nothing that was deleted", () => {
  const path = join(folder, "own", "settings.db");
  const sqlite = openSqliteFile(path, () => {});
  const settings = [
    ["busy_timeout", 5000],
    ["journal_mode", "wal"],
    ["synchronous", 2],
    ["trusted_schema", 0],
    ["secure_delete", 1],
    ["journal_size_limit", 67_108_864],
    ["foreign_keys", 1],
  ] as const;
  for (const [name, value] of settings)
    expect([name, ...Object.values(sqlite.query(`PRAGMA ${name}`).get() ?? {})]).toEqual([name, value]);
  sqlite.close();
  expect([path, join(folder, "own")].map((one) => statSync(one).mode & 0o777)).toEqual([0o600, 0o700]);
});

test.each([
  ["SQLITE_CANTOPEN", "cannot be opened"],
  ["SQLITE_CANTOPEN_SYMLINK", "cannot be opened"],
  ["SQLITE_READONLY", "is read-only"],
  ["SQLITE_READONLY_DBMOVED", "is read-only"],
  ["SQLITE_NOTADB", "is not an SQLite database"],
  ["SQLITE_CORRUPT", "is damaged; restore a backup"],
  ["SQLITE_CORRUPT_INDEX", "is damaged; restore a backup"],
  ["SQLITE_FULL", "the disk is full"],
  ["SQLITE_PERM", "this user may not open it"],
  ["EACCES", "this user may not write there"],
  ["EROFS", "the disk is read-only"],
  ["ENOTDIR", "its folder is a file"],
  ["EISDIR", "is a folder"],
  ["EEXIST", "its folder is a file"],
  ["ENOSPC", "the disk is full"],
  ["SQLITE_BUSY", "as the engine says it"],
  ["", "as the engine says it"],
])("a fault of the code %j is told as %s", (code, sentence) => {
  const prepare = () => {
    throw Object.assign(new Error("as the engine says it"), { code });
  };
  expect(reasonOf(join(folder, "a.db"), prepare)).toBe(sentence);
});

/** Runs a script as a process of its own; `openSqliteFile` is imported, `args` are the arguments. */
const runScript = (script: string, args: readonly string[]) =>
  Bun.spawn(
    [
      process.execPath,
      "-e",
      `import { Database } from "bun:sqlite";
      import { openSqliteFile } from ${JSON.stringify(import.meta.resolve("#db/sqlite-file.ts"))};
      const [path, begin] = process.argv.slice(1);
      ${script}`,
      ...args,
    ],
    { stdout: "pipe" },
  );

test("a new file in which another process writes at that instant is waited for, not refused", async () => {
  const path = join(folder, "held.db");
  const held = `const sqlite = new Database(path, { create: true });
    sqlite.run("BEGIN IMMEDIATE");
    process.stdout.write("held");
    Bun.sleepSync(200);
    sqlite.run("COMMIT");`;
  const writer = runScript(held, [path]);
  await writer.stdout.getReader().read();
  expect(reasonOf(path)).toBeNull();
  expect(await writer.exited).toBe(0);
});

test("three processes that open a new file at one instant all have it, sixty times running", async () => {
  const opened = `const refusals = [];
    for (let round = 0; round < 60; round += 1) {
      while (Date.now() < Number(begin) + round * 12);
      try { openSqliteFile(path + round, () => {}).close(); } catch (fault) { refusals.push(fault.message); }
    }
    process.stdout.write(JSON.stringify(refusals));`;
  const args = [join(folder, "instant-"), String(Date.now() + 400)];
  const processes = Array.from({ length: 3 }, () => runScript(opened, args));
  const refusals = await Promise.all(processes.map((one) => new Response(one.stdout).json()));
  expect(refusals).toEqual([[], [], []]);
});
