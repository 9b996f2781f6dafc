import { Database as Sqlite } from "bun:sqlite";
import { keptRows } from "./backup-contents.ts";

type SchemaPart = { readonly type: string; readonly name: string; readonly sql: string };

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Throws unless the whole file is a sound database. */
export function checkIntegrity(path: string): void {
  const backupCopy = new Sqlite(path, { readonly: true });
  try {
    const integrityVerdict = backupCopy
      .query<{ integrity_check: string }, []>("PRAGMA integrity_check")
      .get()?.integrity_check;
    if (integrityVerdict !== "ok") throw new Error(`${path}: ${integrityVerdict ?? "cannot be read"}`);
  } finally {
    backupCopy.close();
  }
}

/** How many bytes of a database's file hold something. */
export function usedBytes(path: string): number {
  const database = new Sqlite(path, { readwrite: true, create: false });
  try {
    const valueOf = (pragma: string) => Number(database.query(`PRAGMA ${pragma}`).values()[0]?.[0]);
    return (valueOf("page_count") - valueOf("freelist_count")) * valueOf("page_size");
  } finally {
    database.close();
  }
}

/** Indexes and triggers come last: the first are quicker so, and the others would count what is counted already. */
function copyRows(copy: Sqlite): void {
  const parts = copy
    .query<SchemaPart, []>(
      "SELECT type, name, sql FROM site.sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
    )
    .all();
  const tables = parts.filter(({ type }) => type === "table");
  for (const { sql } of tables) copy.run(sql);
  for (const { name } of tables)
    copy.run(`INSERT INTO main.${quoted(name)} SELECT * FROM site.${quoted(name)} WHERE ${keptRows(name)}`);
  const hasSequences = copy.query("SELECT 1 FROM site.sqlite_schema WHERE name = 'sqlite_sequence'").get();
  if (hasSequences) {
    copy.run("DELETE FROM main.sqlite_sequence");
    copy.run("INSERT INTO main.sqlite_sequence SELECT * FROM site.sqlite_sequence");
  }
  for (const { type, sql } of parts) if (type !== "table") copy.run(sql);
  const version = Number(copy.query("PRAGMA site.user_version").values()[0]?.[0]);
  copy.run(`PRAGMA main.user_version = ${version}`);
}

/**
 * Copies what a backup has into an empty file, of one moment, while others go on writing. What is left out never comes
 * to the disk.
 */
export function copySqlite(sqlitePath: string, draftPath: string): void {
  const copy = new Sqlite(draftPath, { readwrite: true, create: false });
  try {
    for (const pragma of ["busy_timeout = 5000", "journal_mode = OFF", "synchronous = OFF"])
      copy.run(`PRAGMA ${pragma}`);
    copy.run("ATTACH ? AS site", [sqlitePath]);
    copy.transaction(() => copyRows(copy))();
  } finally {
    copy.close();
  }
  checkIntegrity(draftPath);
}
