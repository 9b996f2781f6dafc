import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "bun:test";
import { runMain } from "#tests/support/product/command.ts";
import { newFileUrl } from "#tests/support/product/database.ts";

/** Starts with one setting that is wrong, which ends it at once. */
const startWith = (setting: Record<string, string>) =>
  runMain({ DATABASE_URL: newFileUrl(), SMTP_PORT: "0", HOST: "127.0.0.1", ...setting });

const noDatabase = new URL(import.meta.url).pathname;

test.each([
  [{ GEOIP_MMDB: noDatabase }, "GEOIP_MMDB: "],
  [{ ASN_MMDB: "/no/such/file" }, "ASN_MMDB: "],
  [{ LINK_BLOCKLIST: "/no/such/file" }, "LINK_BLOCKLIST: "],
])("a start with %p says which setting it is", async (setting, words) => {
  const { code, faults } = await startWith(setting);
  expect([code, faults]).toEqual([1, expect.stringContaining(words)]);
});

test.each(["serve", "backup", "restore", "move", "deletions", "admin"])(
  "%s --help says how it is used, and does nothing",
  async (command) => {
    const { code, text, faults } = await runMain({ DATABASE_URL: newFileUrl() }, command, "--help");
    expect([code, text, faults]).toEqual([0, expect.stringMatching(/^Usage: /), ""]);
  },
);

test("move says that there is no such database, and makes none", async () => {
  const [from, to] = [newFileUrl(), newFileUrl()];
  const { code, faults } = await runMain({}, "move", from, to);
  expect([code, faults]).toEqual([1, expect.stringContaining("there is no such database")]);
  expect([from, to].map((url) => existsSync(join("/", url.replace("file:", ""))))).toEqual([false, false]);
});
