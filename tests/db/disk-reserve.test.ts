import { expect, test } from "bun:test";
import { Database as Sqlite } from "bun:sqlite";
import { existsSync, mkdtempSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDiskReserve } from "#db/disk-reserve.ts";

const fileDescriptors = "/proc/self/fd";

/** How often this process has a file open; other tests' sockets come and go meanwhile. */
const openings = (path: string): number =>
  existsSync(fileDescriptors)
    ? readdirSync(fileDescriptors).filter((descriptor) => {
        const link = join(fileDescriptors, descriptor);
        return existsSync(link) && readlinkSync(link) === path;
      }).length
    : 0;

test("the reserve is five megabytes that a full disk gets back, taken again afterwards, and no file stays open", () => {
  const path = join(mkdtempSync(join(tmpdir(), "reserve-")), "a.db");
  const sqlite = new Sqlite(path);
  const reserve = openDiskReserve(sqlite, path);
  reserve.take();
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
  expect([size(), openings(`${path}-reserve`)]).toEqual([5 * 1024 * 1024, 0]);
  sqlite.close();
});

test("a database in memory needs no reserve", () => {
  const sqlite = new Sqlite(":memory:");
  const reserve = openDiskReserve(sqlite, null);
  expect(reserve.open(new Error("any"))).toBe(false);
  reserve.close();
  sqlite.close();
});
