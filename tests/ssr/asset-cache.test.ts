import { expect, test } from "bun:test";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { loadAssets, packFiles, sourceKey, unpackFiles } from "#ssr/asset-cache.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "assets-"));

const { files } = await loadAssets();

/** Gives what was really built, and counts how often it is asked to. */
function countedBuild() {
  const counted = { builds: 0, build: async () => ((counted.builds += 1), files) };
  return counted;
}

test("what was built once is read back byte for byte", async () => {
  const [folder, counted] = [newFolder(), countedBuild()];
  const built = await loadAssets(folder, counted.build);
  expect(readdirSync(folder)).toHaveLength(1);
  const read = await loadAssets(folder, counted.build);
  expect(counted.builds).toBe(1);
  expect(read.files).toEqual(files);
  expect([read.css, read.loader, read.island("cron")]).toEqual([
    built.css,
    built.loader,
    built.island("cron"),
  ]);
});

test("an entry that was cut or changed is built anew", async () => {
  const [folder, counted] = [newFolder(), countedBuild()];
  await loadAssets(folder, counted.build);
  const [name = ""] = readdirSync(folder);
  const whole = readFileSync(join(folder, name));
  const changed = Buffer.from(whole);
  changed[whole.length - 9] = (whole[whole.length - 9] ?? 0) ^ 1;
  for (const bytes of [whole.subarray(0, 5000), Buffer.alloc(0), changed]) {
    expect(unpackFiles(bytes)).toBeNull();
    writeFileSync(join(folder, name), bytes);
    await loadAssets(folder, counted.build);
    expect(readFileSync(join(folder, name)).equals(whole)).toBe(true);
  }
  expect(counted.builds).toBe(4);
});

test("old entries go, the newest stay", async () => {
  const [folder, counted] = [newFolder(), countedBuild()];
  for (let count = 0; count < 20; count += 1) writeFileSync(join(folder, `old-${count}`), "");
  await loadAssets(folder, counted.build);
  expect(readdirSync(folder)).toHaveLength(8);
  await loadAssets(folder, counted.build);
  expect(counted.builds).toBe(1);
});

test("it starts where nothing can be written", async () => {
  const [folder, counted] = [newFolder(), countedBuild()];
  chmodSync(folder, 0o500);
  const places = ["/proc/assets", "/dev/null/assets", join(folder, "deep")];
  for (const place of places) expect((await loadAssets(place, counted.build)).files.size).toBeGreaterThan(20);
  expect(existsSync("/proc/assets")).toBe(false);
});

test("what is packed is unpacked the same", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const asset = { type: "text/css", identity: bytes("a{}"), gzip: bytes("g"), br: bytes("b") };
  const packed = new Map([["/assets/styles-1.css", asset]]);
  expect(unpackFiles(packFiles(packed))).toEqual(packed);
});

test("a source that is changed, added or called otherwise makes another build; a test or a server's file does not", async () => {
  const root = newFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const watched = [
    "client/a.ts",
    "core/b.ts",
    "islands/c.tsx",
    "ssr/d.tsx",
    "tools/x/e.ts",
    "ui/styles/f.css",
  ];
  const files = [...watched.map((file) => `src/${file}`), "locales/vi/g.ts", "bun.lock", "tsconfig.json"];
  for (const file of files) write(file, "1");
  const keys = [sourceKey(root)];
  for (const file of files) {
    write(file, "2");
    keys.push(sourceKey(root));
  }
  write("src/ui/new.ts", "1");
  keys.push(sourceKey(root));
  expect(new Set(keys).size).toBe(files.length + 2);
  for (const file of ["src/db/h.ts", "src/server/i.ts", "tests/j.ts"]) write(file, "1");
  expect(sourceKey(root)).toBe(keys.at(-1) ?? "");
});
