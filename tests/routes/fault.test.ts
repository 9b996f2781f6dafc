import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withProduct } from "../support/product/product.ts";

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
