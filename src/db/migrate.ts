import type { Database as Sqlite } from "bun:sqlite";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";

const migrationsFolder = join(import.meta.dirname, "migrations", "sqlite");

/**
 * Applies the committed migrations that this database has not had, all or none. The lock is taken before the
 * look at what is missing, so of two processes that start at once the second finds nothing to do. drizzle's own
 * migrator looks first and locks afterwards.
 */
export function migrateSqlite(sqlite: Sqlite): void {
  sqlite
    .transaction(() => {
      sqlite.run(
        "CREATE TABLE IF NOT EXISTS migrations (hash TEXT PRIMARY KEY, applied_at INTEGER NOT NULL)",
      );
      for (const { hash, sql } of readMigrationFiles({ migrationsFolder })) {
        if (sqlite.query("SELECT 1 FROM migrations WHERE hash = ?").get(hash)) continue;
        for (const statement of sql) sqlite.run(statement);
        sqlite.run("INSERT INTO migrations VALUES (?, unixepoch())", [hash]);
      }
    })
    .immediate();
}
