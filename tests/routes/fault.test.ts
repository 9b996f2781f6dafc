import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withProduct } from "#tests/support/product/product.ts";

test("a fault of ours is a page and a problem without a word of how, and a line with its stack in the log", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fault-"));
  const file = join(folder, "toolbox.db");
  const lines: string[] = [];
  const run = async (base: string) => {
    const database = new Database(file);
    database.run("PRAGMA foreign_keys = OFF");
    database.run("DROP TABLE notes");
    database.close();
    const cookie = { Cookie: "browser=0123456789abcdef0123456789abcdef" };
    const pages = [
      { path: "/en/notes", title: "Unexpected Application Error!" },
      { path: "/notes", title: "Trang gặp lỗi ngoài dự kiến" },
    ];
    let html = "";
    for (const { path, title } of pages) {
      const page = await fetch(base + path, { headers: cookie });
      const text = await page.text();
      expect([page.status, text.includes(title), text.includes("500")]).toEqual([500, true, true]);
      html += text;
    }
    const call = await fetch(`${base}/api/notes`, { headers: cookie });
    expect([call.status, (await call.clone().json()).code]).toEqual([500, "internal_error"]);
    expect(html + (await call.text())).not.toMatch(/no such table|SQLite|\.ts:\d/i);
  };
  try {
    await withProduct(run, { env: { DATABASE_URL: `file:${file}` }, write: (text) => lines.push(text) });
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(lines.join("")).toContain("no such table: notes");
});

test("a fault outside of the app is a bare answer with the headers of all, and a line in the log", async () => {
  const lines: string[] = [];
  let isClockBroken = false;
  /** Broken for pages from memory, which are looked for around the app, and not for the log. */
  const now = () => {
    if (isClockBroken && new Error().stack?.includes("page-cache.ts"))
      throw new Error("the clock stands still");
    return new Date();
  };
  await withProduct(
    async (base) => {
      expect((await fetch(`${base}/qr`)).status).toBe(200);
      isClockBroken = true;
      const answer = await fetch(`${base}/qr`);
      expect([answer.status, await answer.text()]).toEqual([500, "Internal Server Error"]);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    },
    { now, write: (text) => lines.push(text) },
  );
  const written = lines.join("").split("\n");
  const fault = written.find((line) => line.includes("the clock stands still"));
  expect(JSON.parse(fault ?? "{}")).toMatchObject({ level: "error", event: "fault", route: "-" });
});
