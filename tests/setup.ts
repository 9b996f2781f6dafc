import { afterEach, beforeEach, expect, spyOn } from "bun:test";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { plugin } from "bun";
import { seededNumbers } from "./support/samples/seeded-numbers.ts";

// A busy machine takes its time. Bun forgets the limit after each file, so that every file says it, whoever runs it.
const patienceOf = (path: string) =>
  `import { setDefaultTimeout as allowMs } from "bun:test"; allowMs(${path.includes("/tests/long/") ? 300_000 : 120_000}); `;
plugin({
  name: "test-timeout",
  setup(build) {
    build.onLoad({ filter: /\.test\.tsx?$/ }, async ({ path }) => ({
      contents: patienceOf(path) + (await Bun.file(path).text()),
      loader: path.endsWith("x") ? "tsx" : "ts",
    }));
  },
});

// What a test draws is the same in every run of the gate; `.ci/thorough` draws anew, and says by which seed.
const seed = Number(process.env["TEST_SEED"] ?? 1);
let next = seededNumbers(seed);
Math.random = () => next() / 2 ** 32;
beforeEach(() => void (next = seededNumbers(seed)));

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
