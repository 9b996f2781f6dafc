import { expect, test } from "bun:test";
import { basename, dirname } from "node:path";
import { Glob } from "bun";
import { newFileUrl } from "#tests/support/product/database.ts";
import { sharedPostgresql, hasPostgresql } from "#tests/support/servers/postgresql.ts";

const main = new URL("../../src/main.ts", import.meta.url).href;

/** The modules that a process has loaded once the product answers in it. */
async function loadedBy(settings: Record<string, string>): Promise<string[]> {
  const script = `await import(${JSON.stringify(main)});
    process.stdout.write("\\nloaded " + Object.keys(require.cache).join(" ") + "\\n");
    process.kill(process.pid, "SIGTERM");`;
  const product = Bun.spawn([process.execPath, "-e", script], {
    env: { PATH: process.env["PATH"] ?? "", HOST: "127.0.0.1", PORT: "0", ...settings },
    stdout: "pipe",
    stderr: "inherit",
  });
  const output = await new Response(product.stdout).text();
  expect(await product.exited).toBe(0);
  return /^loaded (.*)$/m.exec(output)?.[1]?.split(" ") ?? [];
}

/** Large, and needed for what few visitors do. */
const seldom = /node_modules\/(user-agents|sanitize-html|postal-mime|@resvg|@modelcontextprotocol)\//;

/** What of it the files of a bundle hold, as the bundler names the file that each part is of. */
async function seldomIn(paths: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(paths.map((path) => Bun.file(path).text()));
  const parts = texts.flatMap((text) => [...text.matchAll(/^\/\/ (.*)$/gm)].map(([, file = ""]) => file));
  return parts.filter((file) => seldom.test(file));
}

const growth = /src\/db\/(postgresql|redis)[\w-]*\.ts$|drizzle-orm\/pg-proxy\//;

test("a start with no setting but its place loads nothing that only many processes or few visitors need", async () => {
  const loaded = await loadedBy({ DATABASE_URL: newFileUrl(), SMTP_PORT: "0" });
  expect(loaded.some((path) => path.endsWith("src/db/sqlite.ts"))).toBe(true);
  expect(loaded.filter((path) => growth.test(path) || seldom.test(path))).toEqual([]);
});

test.skipIf(!hasPostgresql)("thorough: with PostgreSQL it is loaded", async () => {
  const loaded = await loadedBy({
    DATABASE_URL: await (await sharedPostgresql()).newDatabase(),
    SMTP_PORT: "0",
  });
  expect(loaded.filter((path) => growth.test(path)).length).toBeGreaterThan(3);
});

test("in production the program is loaded as it was built, and none of its sources", async () => {
  const settings = { DATABASE_URL: newFileUrl(), SMTP_PORT: "0", NODE_ENV: "production" };
  const loaded = await loadedBy(settings);
  expect(loaded.some((path) => /\/hop-do-nghe-program\/\w+\/program\.js$/.test(path))).toBe(true);
  const sources = loaded.filter((path) => /\/(src|locales)\//.test(path) && !path.includes("node_modules"));
  expect(sources.map((path) => basename(path)).toSorted()).toEqual([
    "build-files.ts",
    "bundled-program.ts",
    "content-key.ts",
    "jit-policy.ts",
    "main.ts",
    "tool-first.ts",
  ]);
  const bundled = loaded.filter((path) => path.includes("/hop-do-nghe-program/"));
  expect(await seldomIn(bundled)).toEqual([]);
  const all = new Glob("*.js").scanSync({ cwd: dirname(bundled[0] ?? ""), absolute: true });
  expect((await seldomIn([...all])).join(" ")).toContain("@modelcontextprotocol");
});
