import { expect, test } from "bun:test";
import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { statesOf } from "#ssr/content-key.ts";

test("a file that is written, replaced or deleted has another state, also where its size and time are made to be what they were", () => {
  const folder = mkdtempSync(join(tmpdir(), "states-"));
  const [file, other] = [join(folder, "a"), join(folder, "b")];
  const long = new Date("2026-01-01T00:00:00Z");
  const write = (path: string, text: string) => {
    writeFileSync(path, text);
    utimesSync(path, long, long);
  };
  write(file, "one");
  const states = [statesOf([file, other])];
  expect(statesOf([file, other])).toBe(states[0] ?? "");
  write(file, "two");
  states.push(statesOf([file, other]));
  expect([statSync(file).size, statSync(file).mtimeMs]).toEqual([3, long.getTime()]);
  write(other, "six");
  states.push(statesOf([file, other]));
  renameSync(other, file);
  states.push(statesOf([file, other]));
  rmSync(file);
  states.push(statesOf([file, other]), statesOf([other]));
  expect(new Set(states).size).toBe(states.length);
  rmSync(folder, { recursive: true });
});
