import { Database as Sqlite } from "bun:sqlite";
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

function syncToDisk(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}

/**
 * Copies a database that may be in use: `VACUUM INTO` reads one moment of it while others go on writing. The copy
 * gets its name once it is whole, checked and on the disk.
 */
export function backUp({ from, to }: { from: string; to: string }): void {
  if (!existsSync(from)) throw new Error(`${from}: there is no such database`);
  if (existsSync(to)) throw new Error(`${to}: is there already`);
  const draft = `${to}.partial`;
  mkdirSync(dirname(to), { recursive: true });
  rmSync(draft, { force: true });
  const source = new Sqlite(from, { readwrite: true, create: false });
  source.run("PRAGMA busy_timeout = 5000");
  source.run("VACUUM INTO ?", [draft]);
  source.close();
  const copy = new Sqlite(draft, { readonly: true });
  const verdict = copy
    .query<{ integrity_check: string }, []>("PRAGMA integrity_check")
    .get()?.integrity_check;
  copy.close();
  if (verdict !== "ok") throw new Error(`${draft}: ${verdict ?? "cannot be read"}`);
  syncToDisk(draft);
  renameSync(draft, to);
  syncToDisk(dirname(to));
}
