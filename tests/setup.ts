import { afterEach, expect, spyOn } from "bun:test";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** What goes to the error stream during a test is a fault that nobody handled. */
const complaints = spyOn(console, "error");

afterEach(() => {
  const said = complaints.mock.calls.slice();
  complaints.mockClear();
  expect(said).toEqual([]);
});

// A file that is run by itself has a folder for all temporary files, too (see support/servers/own-folder.ts). This
// process cannot remove it, which ends without an event; the pipe's other end hears of it.
if (!basename(tmpdir()).startsWith("tests-")) {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  chmodSync(folder, 0o1777);
  process.env["TMPDIR"] = folder;
  const remove = 'cat; while [ -e "$0" ]; do rm -rf "$0"; done';
  Bun.spawn(["sh", "-c", remove, folder], { stdin: "pipe", stdout: "ignore", stderr: "ignore" }).unref();
}
