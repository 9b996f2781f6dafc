/** Run where a small disk is mounted at the folder given: what a full one refuses, and what it does not. */
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isStorageFull } from "#db/faults.ts";
import { noteStore } from "#db/notes.ts";
import { openSqlite } from "#db/sqlite.ts";
import { bindTool } from "#core/tool.ts";
import notesTool from "#tools/notes/tool.ts";
import { newBrowser } from "#tests/support/people/caller.ts";

const [folder = ""] = process.argv.slice(2);
const path = join(folder, "toolbox.db");
const { db, close } = openSqlite(`file:${path}`);
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const { create, remove, list } = bindTool(notesTool, {
  notes: noteStore(db),
  randomBytes,
  now: () => new Date(),
});
const browser = newBrowser();
const write = async () =>
  create.run({ content: "a".repeat(40_000), burn: false, sealed: false, expires_in: "never" }, browser);

const first = await write();
const filler = new Uint8Array(4096);
try {
  for (;;) writeFileSync(join(folder, "filler"), filler, { flag: "a" });
} catch {
  // The disk is full now.
}
const refusals: boolean[] = [];
while (!refusals.includes(true))
  await write().then(
    () => refusals.push(false),
    (fault: unknown) => refusals.push(isStorageFull(fault)),
  );
const id = first.ok ? first.value.id : "";
const removed = await remove.run({ id }, browser);
const left = await list.run({}, browser);
const isStillThere = left.ok && left.value.data.some((note) => note.id === id);
process.stdout.write(
  JSON.stringify({ removed: removed.ok, isStillThere, reserve: statSync(`${path}-reserve`).size }),
);
await close();
