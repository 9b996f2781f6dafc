import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqlite } from "#db/sqlite.ts";
import { newFileUrl } from "#tests/support/product/database.ts";

/** Runs a command in a name space of its own, where it may mount a disk. */
const alone = (command: string, ...values: string[]) =>
  Bun.spawnSync(["unshare", "--map-root-user", "--mount", "sh", "-c", command, "sh", ...values]);
const canMount = alone('mount -t tmpfs -o size=1m tmpfs "$1"', tmpdir()).success;

test.skipIf(!canMount)("on a full disk something can be deleted, and the room for it is taken again", () => {
  const folder = mkdtempSync(join(tmpdir(), "full-disk-"));
  const script = join(import.meta.dirname, "../support/product/on-full-disk.ts");
  const run = 'mount -t tmpfs -o size=12m tmpfs "$1" && exec "$2" "$3" "$1"';
  const { stdout, stderr } = alone(run, folder, process.execPath, script);
  expect(stderr.toString()).toBe("");
  expect(JSON.parse(stdout.toString())).toEqual({
    removed: true,
    isStillThere: false,
    reserve: 5 * 1024 * 1024,
  });
});

test.skipIf(!canMount)("a site that was killed on a full disk starts again on it", () => {
  const folder = mkdtempSync(join(tmpdir(), "full-disk-"));
  const script = join(import.meta.dirname, "../support/product/start-on-full-disk.ts");
  const run = 'mount -t tmpfs -o size=12m tmpfs "$1"; "$2" "$3" "$1" fill; exec "$2" "$3" "$1"';
  const { stdout, stderr } = alone(run, folder, process.execPath, script);
  expect(stderr.toString()).not.toContain("error");
  expect(JSON.parse(stdout.toString())).toEqual({ page: 200, made: 507, reserve: true });
});

const refusing = join(import.meta.dirname, "../support/product/refusing-writes.ts");
const canRefuse =
  process.arch === "x64" &&
  Bun.spawnSync([process.execPath, "-e", `(await import("${refusing}")).refuseWrites("EIO")`]).success;

test.skipIf(!canRefuse).each([
  ["EDQUOT", { full: true, readOnly: false, opening: "its user has used up what they may have on the disk" }],
  ["EROFS", { full: false, readOnly: true, opening: "the disk is read-only" }],
  ["EIO", { full: false, readOnly: false, opening: "disk I/O error" }],
])("a disk that refuses writes with %s is told from others, and what is there is read", (error, said) => {
  const script = join(import.meta.dirname, "../support/product/on-refusing-disk.ts");
  const [path, newPath] = [newFileUrl().slice("file:".length), newFileUrl().slice("file:".length)];
  const { stdout, stderr } = Bun.spawnSync([process.execPath, script, path, error, newPath]);
  expect(stderr.toString()).toBe("");
  expect(JSON.parse(stdout.toString())).toEqual({
    isFull: [said.full, said.full],
    isReadOnly: [said.readOnly, said.readOnly],
    kept: ["first"],
    opening: said.opening,
  });
});

test("the room is kept in a file beside the database that only its owner may read", async () => {
  const url = newFileUrl();
  await openSqlite(url).close();
  const path = `${url.slice("file:".length)}-reserve`;
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path).every((byte) => byte === 0)).toBe(true);
});
