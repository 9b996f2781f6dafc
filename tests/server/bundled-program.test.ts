import { expect, test } from "bun:test";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isWholeBundle, programKey } from "#server/bundled-program.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { startServerProcess } from "#tests/support/product/server-process.ts";
import { freePort } from "#tests/support/servers/free-port.ts";

const root = new URL("../../", import.meta.url).pathname;

/** Below the packages, as the real one is: what a bundle leaves out is found there. */
const newPlace = () => {
  mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
  return mkdtempSync(join(root, "node_modules/.cache/test-bundle-"));
};

async function build(folder: string) {
  const job = Bun.spawn([process.execPath, join(root, "scripts/bundle.ts"), folder], { stderr: "pipe" });
  return { code: await job.exited, said: await new Response(job.stderr).text() };
}

test("thorough: bundles that are built at once leave one whole, a damaged one is built anew, and none keeps a source's place", async () => {
  const place = newPlace();
  const folder = join(place, "one");
  expect(await Promise.all([build(folder), build(folder)])).toEqual([
    { code: 0, said: "" },
    { code: 0, said: "" },
  ]);
  expect(readdirSync(place)).toEqual(["one"]);
  expect(isWholeBundle(folder)).toBe(true);
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts).toEqual(
    expect.arrayContaining(["program.js", "compute-worker.js", "click-worker.js", "watchdog-worker.js"]),
  );
  for (const name of scripts)
    expect(readFileSync(join(folder, name), "utf8")).not.toMatch(/\bimport\.meta\.(?!require\b)/);
  const [lost = "", cut = ""] = scripts;
  const whole = readFileSync(join(folder, cut));
  writeFileSync(join(folder, cut), whole.subarray(0, -1));
  expect(isWholeBundle(folder)).toBe(false);
  writeFileSync(join(folder, cut), whole);
  expect(isWholeBundle(folder)).toBe(true);
  renameSync(join(folder, "assets.bin"), join(place, "assets.bin"));
  expect(isWholeBundle(folder)).toBe(false);
  renameSync(join(place, "assets.bin"), join(folder, "assets.bin"));
  rmSync(join(folder, lost));
  expect(isWholeBundle(folder)).toBe(false);
  const unused = ["a", "b", "c", "d", "e"].map((name) => join(place, name));
  for (const other of [...unused, join(place, "in-use")]) mkdirSync(other);
  for (const other of unused) utimesSync(other, 0, 0);
  for (const other of ["f", "g", "h"]) mkdirSync(join(place, other));
  expect(await build(folder)).toEqual({ code: 0, said: "" });
  expect(isWholeBundle(folder)).toBe(true);
  expect(readdirSync(place).toSorted()).toEqual(["f", "g", "h", "in-use", "one"]);
  rmSync(place, { recursive: true });
});

test("nothing is built where nothing can be written", async () => {
  expect(await build("/proc/bundle/one")).toEqual({ code: 0, said: "" });
  expect(existsSync("/proc/bundle")).toBe(false);
  expect(isWholeBundle("/proc/bundle/one")).toBe(false);
});

test("whatever a bundle is made of makes another one; a test does not", () => {
  const project = mkdtempSync(join(tmpdir(), "project-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  };
  const packages = JSON.stringify({ dependencies: { elysia: "1.0.0" } });
  write("package.json", packages);
  const files = [
    "src/main.ts",
    "src/db/migrations/sqlite/0.sql",
    "locales/vi/a.ts",
    "public/b.png",
    "bun.lock",
    "tsconfig.json",
    "scripts/bundle.ts",
    "node_modules/elysia/package.json",
  ];
  const keys = [programKey(project)];
  for (const text of ["1", "2"]) {
    for (const file of files) {
      write(file, text);
      keys.push(programKey(project));
    }
  }
  write("package.json", `${packages}\n`);
  keys.push(programKey(project));
  expect(new Set(keys).size).toBe(2 * files.length + 2);
  for (const file of ["tests/a.test.ts", "README.md"]) write(file, "1");
  expect(programKey(project)).toBe(keys.at(-1) ?? "");
  rmSync(project, { recursive: true });
});

test("the program of a bundle serves what it finds by its place: files, pictures, countries, data, its threads; and says that the bundle is in use", async () => {
  const bundle = join(root, "node_modules/.cache/hop-do-nghe-program", programKey());
  const startedAt = Date.now();
  const before = new Date(startedAt - 60_000);
  if (existsSync(bundle)) utimesSync(bundle, before, before);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const post = (path: string, body: object) =>
    fetch(base + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const settings = { HOST: "127.0.0.1", PORT: String(port), SMTP_PORT: "0", DATABASE_URL: newFileUrl() };
  const server = await startServerProcess({ ...settings, NODE_ENV: "production" });
  try {
    expect(statSync(bundle).mtimeMs).toBeGreaterThan(startedAt - 1000);
    const page = await (await fetch(`${base}/cron`)).text();
    const addresses = [...page.matchAll(/\/assets\/[\w.-]+|\/favicon\.svg|\/fonts\/[\w.-]+/g)];
    expect(addresses.length).toBeGreaterThan(5);
    for (const [address] of addresses) expect((await fetch(base + address)).status).toBe(200);
    const transfer = { bank: "970416", account: "257678859", amount: 10_000 };
    const card = await post("/api/vietqr/image", transfer);
    expect([...(await card.bytes()).subarray(1, 4)]).toEqual([...Buffer.from("PNG")]);
    expect(await (await post("/api/ip", { ip: "8.8.8.8" })).json()).toMatchObject({
      country: { code: "US" },
    });
    expect((await fetch(`${base}/api/ua/random`)).status).toBe(200);
    expect((await post("/api/links", { url: "https://example.com/", code: "bundle" })).status).toBe(200);
    const visit = await fetch(`${base}/links/bundle`, { redirect: "manual" });
    expect([visit.status, visit.headers.get("location")]).toEqual([302, "https://example.com/"]);
    expect(await server.stop()).toBe(0);
    expect(server.output()).not.toContain('"level":"error"');
  } finally {
    await server.kill();
  }
});
