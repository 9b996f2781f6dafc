import { expect, test } from "bun:test";
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadAssets, packFiles, unpackFiles } from "../../src/ssr/asset-cache.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "assets-"));

test("what was built once is read back byte for byte", async () => {
  const folder = newFolder();
  const built = await loadAssets(folder);
  expect(readdirSync(folder)).toHaveLength(1);
  const read = await loadAssets(folder);
  expect(read.files).toEqual(built.files);
  expect([read.css, read.hydrate, read.island("cron")]).toEqual([
    built.css,
    built.hydrate,
    built.island("cron"),
  ]);
});

test("an entry that was cut or changed is built anew", async () => {
  const folder = newFolder();
  const built = await loadAssets(folder);
  const [name = ""] = readdirSync(folder);
  const whole = readFileSync(join(folder, name));
  const changed = Buffer.from(whole);
  changed[whole.length - 9] = (whole[whole.length - 9] ?? 0) ^ 1;
  for (const bytes of [whole.subarray(0, 5000), Buffer.alloc(0), changed]) {
    expect(unpackFiles(bytes)).toBeNull();
    writeFileSync(join(folder, name), bytes);
    expect((await loadAssets(folder)).files).toEqual(built.files);
    expect(readFileSync(join(folder, name)).equals(whole)).toBe(true);
  }
});

test("old entries go, the newest stay", async () => {
  const folder = newFolder();
  for (let count = 0; count < 20; count += 1) writeFileSync(join(folder, `old-${count}`), "");
  await loadAssets(folder);
  expect(readdirSync(folder)).toHaveLength(8);
  const unread = await loadAssets(folder);
  expect(unread.files.size).toBeGreaterThan(20);
});

test("it starts where nothing can be written", async () => {
  const folder = newFolder();
  chmodSync(folder, 0o500);
  for (const place of ["/proc/assets", "/dev/null/assets", join(folder, "deep")]) {
    expect((await loadAssets(place)).files.size).toBeGreaterThan(20);
  }
  expect(existsSync("/proc/assets")).toBe(false);
});

test("what is packed is unpacked the same", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const asset = { type: "text/css", identity: bytes("a{}"), gzip: bytes("g"), br: bytes("b") };
  const files = new Map([["/assets/styles-1.css", asset]]);
  expect(unpackFiles(packFiles(files))).toEqual(files);
});
