import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blockedHostStore, openBlocklist } from "#db/blocklist.ts";
import { parseHost } from "#tools/admin/operations.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const newFile = (text: string) => {
  const path = join(mkdtempSync(join(tmpdir(), "blocklist-")), "hosts.txt");
  writeFileSync(path, text);
  return path;
};

const parsed = (name: string): string => {
  const host = parseHost(name);
  if (!host.ok) throw new Error(`${name} is no host`);
  return host.value;
};

const throwing = (error: unknown) => {
  throw error;
};

async function open(path: string, onFailure = throwing as (fault: unknown) => void) {
  const { db } = await newDatabase();
  return { ...(await openBlocklist({ path, db }, onFailure)), store: blockedHostStore(db) };
}

test("a name with letters of any script is the same host as its ASCII form, in the file and in the table", async () => {
  const { isBlocked, refresh, store } = await open(newFile("\uFEFFĐồ-Giả.example\r\nxn--80ak6aa92e.com\r\n"));
  await store.block(parsed("lừa-đảo.vn"), { reason: "fraud", at: new Date(0) });
  await refresh();
  const hosts = ["đồ-giả.example", "www.đồ-giả.example", "lừa-đảo.vn", "аррӏе.com"];
  for (const host of hosts)
    expect([host, isBlocked(new URL(`https://${host}/`).hostname)]).toEqual([host, true]);
  expect(isBlocked(new URL("https://đồ-thật.example/").hostname)).toBe(false);
});

test("a domain on the list stands for all hosts in it, and for no other", async () => {
  const { isBlocked } = await open(newFile("# remark\nBad.example.\r\n\n xn--80ak6aa92e.com # apple?\n"));
  for (const host of ["bad.example", "BAD.example.", "a.b.bad.example", "xn--80ak6aa92e.com"]) {
    expect(isBlocked(host)).toBe(true);
  }
  for (const host of ["notbad.example", "example", "remark", "bad.example.com"])
    expect(isBlocked(host)).toBe(false);
});

test("the list follows its file, and stays when the file is gone", async () => {
  const path = newFile("one.example");
  const failures: unknown[] = [];
  const { isBlocked, refresh } = await open(path, (error) => failures.push(error));
  writeFileSync(path, "two.example");
  utimesSync(path, 1, 1);
  await refresh();
  expect([isBlocked("one.example"), isBlocked("two.example")]).toEqual([false, true]);
  rmSync(path);
  await refresh();
  expect([isBlocked("two.example"), failures.length]).toEqual([true, 1]);
});

test("without a file nothing is blocked; with one that is not there nothing starts", async () => {
  expect((await open("")).isBlocked("bad.example")).toBe(false);
  expect(await open("/no/such/file").catch(String)).toContain("ENOENT");
});

test("hosts of the table are blocked beside those of the file, until they are taken off", async () => {
  const { isBlocked, refresh, store } = await open(newFile("file.example"));
  const at = new Date(7);
  await store.block("Table.Example.", { reason: "phishing", at });
  await store.block("table.example", { reason: "phishing again", at });
  expect(isBlocked("www.table.example")).toBe(false);
  await refresh();
  expect(isBlocked("www.table.example")).toBe(true);
  expect(await store.list()).toEqual([{ host: "table.example", reason: "phishing again", blockedAt: at }]);
  expect([await store.unblock("table.example"), await store.unblock("table.example")]).toEqual([true, false]);
  await refresh();
  expect([isBlocked("table.example"), isBlocked("file.example")]).toEqual([false, true]);
});
