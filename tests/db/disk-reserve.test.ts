import { expect, test } from "bun:test";
import { Database as Sqlite } from "bun:sqlite";
import { existsSync, mkdtempSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openDiskReserve } from "../../src/db/disk-reserve.ts";

/** What this process has open of a folder; of all else, other tests open and close some meanwhile. */
const openFiles = (folder: string): number =>
  existsSync("/proc/self/fd")
    ? readdirSync("/proc/self/fd").filter((name) => linkOf(name).startsWith(folder)).length
    : 0;

function linkOf(name: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${name}`);
  } catch {
    return "";
  }
}

test("the reserve is five megabytes that a full disk gets back, taken again afterwards, and no file stays open", () => {
  const path = join(mkdtempSync(join(tmpdir(), "reserve-")), "a.db");
  const sqlite = new Sqlite(path);
  const before = openFiles(dirname(path));
  const reserve = openDiskReserve(sqlite, path);
  const size = () => statSync(`${path}-reserve`).size;
  expect(size()).toBe(5 * 1024 * 1024);
  expect(reserve.open(new Error("another fault"))).toBe(false);
  expect(size()).toBe(5 * 1024 * 1024);
  sqlite.run("CREATE TABLE a (b)");
  sqlite.run("PRAGMA max_page_count = 2");
  const full: unknown = (() => {
    try {
      for (;;) sqlite.run("INSERT INTO a VALUES (zeroblob(1000))");
    } catch (fault) {
      return fault;
    }
  })();
  expect([reserve.open(full), size()]).toEqual([true, 0]);
  reserve.close();
  expect([size(), openFiles(dirname(path))]).toEqual([5 * 1024 * 1024, before]);
  sqlite.close();
});

test("a database in memory needs no reserve", () => {
  const sqlite = new Sqlite(":memory:");
  const reserve = openDiskReserve(sqlite, null);
  expect(reserve.open(new Error("any"))).toBe(false);
  reserve.close();
  sqlite.close();
});
