import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteFile } from "../../src/db/sqlite-file.ts";

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
