import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBlocklist } from "../../src/db/blocklist.ts";

const newFile = (text: string) => {
  const path = join(mkdtempSync(join(tmpdir(), "blocklist-")), "hosts.txt");
  writeFileSync(path, text);
  return path;
};

const throwing = (error: unknown) => {
  throw error;
};

test("a domain on the list stands for all hosts in it, and for no other", () => {
  const { isBlocked } = openBlocklist(
    newFile("# remark\nBad.example.\r\n\n xn--80ak6aa92e.com # apple?\n"),
    throwing,
  );
  for (const host of ["bad.example", "BAD.example.", "a.b.bad.example", "xn--80ak6aa92e.com"]) {
    expect(isBlocked(host)).toBe(true);
  }
  for (const host of ["notbad.example", "example", "remark", "bad.example.com"])
    expect(isBlocked(host)).toBe(false);
});

test("the list follows its file, and stays when the file is gone", () => {
  const path = newFile("one.example");
  const failures: unknown[] = [];
  const { isBlocked, refresh } = openBlocklist(path, (error) => failures.push(error));
  writeFileSync(path, "two.example");
  utimesSync(path, 1, 1);
  refresh();
  expect([isBlocked("one.example"), isBlocked("two.example")]).toEqual([false, true]);
  rmSync(path);
  refresh();
  expect([isBlocked("two.example"), failures.length]).toEqual([true, 1]);
});

test("without a file nothing is blocked; with one that is not there nothing starts", () => {
  expect(openBlocklist("", throwing).isBlocked("bad.example")).toBe(false);
  expect(() => openBlocklist("/no/such/file", throwing)).toThrow("ENOENT");
});
