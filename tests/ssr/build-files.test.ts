import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteOldBuilds, markInUse } from "#ssr/build-files.ts";
import { until } from "#tests/support/product/until.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "builds-"));

/** Milliseconds. */
const minute = (minutes: number) => Date.UTC(2026, 0, 1, 0, minutes);

function writeBuild(folder: string, name: string, usedAt: number) {
  const build = join(folder, name);
  mkdirSync(build);
  writeFileSync(join(build, "program.js"), "");
  utimesSync(build, new Date(usedAt), new Date(usedAt));
  return build;
}

test("the oldest builds beyond a number go, folders and files alike", async () => {
  const folder = newFolder();
  for (const [index, name] of ["e", "a", "d", "b", "c"].entries()) writeBuild(folder, name, minute(index));
  writeFileSync(join(folder, "file"), "");
  utimesSync(join(folder, "file"), 0, 0);
  await deleteOldBuilds(folder, { maxBuilds: 3 });
  expect(readdirSync(folder).toSorted()).toEqual(["b", "c", "d"]);
  await deleteOldBuilds(folder, { maxBuilds: 3 });
  expect(readdirSync(folder)).toHaveLength(3);
  rmSync(folder, { recursive: true });
});

test("a build that was used since stays, however many are newer", async () => {
  const folder = newFolder();
  for (let index = 0; index < 9; index += 1) writeBuild(folder, `build-${index}`, minute(index));
  await deleteOldBuilds(folder, { maxBuilds: 2, inUseSince: minute(4) });
  expect(readdirSync(folder).toSorted()).toEqual([4, 5, 6, 7, 8].map((index) => `build-${index}`));
  rmSync(folder, { recursive: true });
});

test("a build is marked at once and again while it is in use; where it is gone, nothing is", async () => {
  const folder = newFolder();
  const build = writeBuild(folder, "build", minute(0));
  const isMarked = () => statSync(build).mtimeMs > minute(0);
  const use = await markInUse(build, 5);
  try {
    expect(isMarked()).toBe(true);
    utimesSync(build, 0, 0);
    await until(isMarked);
    rmSync(folder, { recursive: true });
    const gone = await markInUse(build);
    gone.stop();
    expect(() => statSync(build)).toThrow("ENOENT");
  } finally {
    use.stop();
  }
});
