import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractFile } from "#compute/extract-file.ts";

test("a file is copied out once, again when its copy was changed, and apart from other versions", () => {
  const folder = mkdtempSync(join(tmpdir(), "extract-"));
  const [embedded, copies] = [join(folder, "embedded"), mkdtempSync(join(tmpdir(), "copies-"))];
  writeFileSync(embedded, "letters");
  const copy = extractFile(embedded, "fonts/Regular.ttf", copies);
  expect(copy).toEndWith("-Regular.ttf");
  expect(readFileSync(copy, "utf8")).toBe("letters");
  const { ino } = statSync(copy);
  expect(extractFile(embedded, "fonts/Regular.ttf", copies)).toBe(copy);
  expect(statSync(copy).ino).toBe(ino);
  writeFileSync(copy, "lett");
  expect(extractFile(embedded, "fonts/Regular.ttf", copies)).toBe(copy);
  expect(readFileSync(copy, "utf8")).toBe("letters");
  writeFileSync(embedded, "other letters");
  const other = extractFile(embedded, "fonts/Regular.ttf", copies);
  expect([readFileSync(copy, "utf8"), readFileSync(other, "utf8")]).toEqual(["letters", "other letters"]);
  expect(readdirSync(copies)).toHaveLength(2);
});
