import type { Database as Sqlite } from "bun:sqlite";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SQL } from "bun";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { takeNotesOfBackup } from "./backup-contents.ts";
import { addMissingTotalsPostgresql, addMissingTotalsSqlite } from "./missing-totals.ts";
import { embeddedPath } from "#core/embedded.ts";
import { patienceMs } from "./sqlite-file.ts";

type Engine = "sqlite" | "postgresql";

/** The committed migrations of an engine, oldest first; the binary has them in one file each. */
export function migrationsOf(engine: Engine): readonly Pick<MigrationMeta, "hash" | "sql">[] {
  const embedded = embeddedPath(`migrations/${engine}.json`);
  if (embedded) return JSON.parse(readFileSync(embedded, "utf8"));
  return readMigrationFiles({ migrationsFolder: join(import.meta.dirname, "migrations", engine) });
}

/**
 * Goes up by one with a migration that the code before it cannot run on; most only add, and let an older version run
 * on a newer database.
 */
export const schemaVersion = 1;

/** Throws when a database is of a version that this code does not know. */
export function refuseNewer(version: number): void {
  if (version > schemaVersion)
    throw new Error("was written by a newer version; start that one, or restore a backup");
}

const migrationPatienceMs = 60_000;

/**
 * Applies the committed migrations that this database has not had, all or none. The lock is taken before the
 * look at what is missing, so of two processes that start at once the second finds nothing to do. drizzle's own
 * migrator looks first and locks afterwards.
 */
export function migrateSqlite(sqlite: Sqlite): void {
  // What brings a large file up to date takes long, and so does waiting for another process that is at it.
  sqlite.run(`PRAGMA busy_timeout = ${migrationPatienceMs}`);
  sqlite
    .transaction(() => {
      refuseNewer(Number(sqlite.query("PRAGMA user_version").values()[0]?.[0]));
      sqlite.run(
        "CREATE TABLE IF NOT EXISTS migrations (hash TEXT PRIMARY KEY, applied_at INTEGER NOT NULL)",
      );
      for (const { hash, sql } of migrationsOf("sqlite")) {
        if (sqlite.query("SELECT 1 FROM migrations WHERE hash = ?").get(hash)) continue;
        for (const migrationStatement of sql) sqlite.run(migrationStatement);
        sqlite.run("INSERT INTO migrations VALUES (?, unixepoch())", [hash]);
      }
      addMissingTotalsSqlite(sqlite);
      sqlite.run(`PRAGMA user_version = ${schemaVersion}`);
    })
    .immediate();
  sqlite.run(`PRAGMA busy_timeout = ${patienceMs}`);
}

/** Any number that no other program takes on this database. */
const lockKey = 7_236_110_045;

/** The same on PostgreSQL, under a lock that ends with the transaction. */
export async function migratePostgresql(server: SQL): Promise<void> {
  await server.begin(async (connection) => {
    // What brings a large table up to date takes long, and so does waiting for another process that is at it.
    await connection`SELECT set_config('statement_timeout', '0', true)`;
    await connection`SELECT pg_advisory_xact_lock(${lockKey}::bigint)`;
    await connection`CREATE TABLE IF NOT EXISTS migrations (hash text PRIMARY KEY, applied_at timestamptz NOT NULL)`;
    await takeNotesOfBackup(connection);
    const applied = await connection<{ hash: string }[]>`SELECT hash FROM migrations`;
    const hashes = new Set(applied.map(({ hash }) => hash));
    for (const { hash, sql } of migrationsOf("postgresql")) {
      if (hashes.has(hash)) continue;
      for (const migrationStatement of sql) await connection.unsafe(migrationStatement);
      await connection`INSERT INTO migrations VALUES (${hash}, now())`;
    }
    const [versionRow] = await connection`SELECT value FROM site_values WHERE name = 'schema_version'`;
    refuseNewer(Number(versionRow?.value ?? 0));
    await addMissingTotalsPostgresql(connection);
    await connection`
      INSERT INTO site_values VALUES ('schema_version', ${String(schemaVersion)})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  });
}
