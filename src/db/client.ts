import type { Database, OnQuery } from "./db.ts";
import { openSqlite } from "./sqlite.ts";

export const isPostgresqlUrl = (url: string): boolean => /^postgres(ql)?:/.test(url);

/**
 * Opens the database that a setting names, making what is missing, and brings its tables up to date. What is only for
 * PostgreSQL is not loaded without it.
 */
export async function openDatabase(url: string, onQuery?: OnQuery): Promise<Database> {
  if (!isPostgresqlUrl(url) && /^(?!file:)\w+:\/\//.test(url))
    throw new Error("DATABASE_URL: only file: for SQLite and postgres: for PostgreSQL are known");
  if (!isPostgresqlUrl(url)) return openSqlite(url, onQuery);
  const { openPostgresql } = await import("./postgresql.ts");
  return openPostgresql(url, onQuery);
}
