/** Run where a small disk is mounted at the folder given: fills it, is as if killed there, and starts the site on it anew. */
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openSqlite } from "#db/sqlite.ts";
import { postJson, startTestProduct } from "./product.ts";

const [folder = "", when = ""] = process.argv.slice(2);
const path = join(folder, "toolbox.db");
const env = { DATABASE_URL: `file:${path}` };

if (when === "fill") {
  const { db } = openSqlite(env.DATABASE_URL);
  for (let number = 0; number < 50; number += 1)
    await db.insert(db.tables.linkCodes).values({ code: `a${number}` });
  const filler = new Uint8Array(512);
  try {
    for (;;) writeFileSync(join(folder, "filler"), filler, { flag: "a" });
  } catch {
    // The disk is full now.
  }
  // Nothing is closed, as when a process is killed.
  process.kill(process.pid, "SIGKILL");
}

const product = await startTestProduct({ env });
const page = await fetch(`${product.url}/qr`);
const made = await postJson(`${product.url}/api/links`, { url: "https://example.com/" });
process.stdout.write(
  JSON.stringify({
    page: page.status,
    made: made.status,
    reserve: statSync(`${path}-reserve`).size > 4_000_000,
  }),
);
await product.stop();
process.exit(0);
