import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Database } from "./db.ts";
import type { PostgresqlOptions } from "./postgresql.ts";
import { databasePath, openSqlite } from "./sqlite.ts";

export const isPostgresqlUrl = (url: string): boolean => /^postgres(ql)?:/.test(url);

/** What names a database to its operator: the file's whole path, or the server and the database there, without who may open it. */
export function databaseName(url: string): string {
  if (!isPostgresqlUrl(url)) {
    const path = databasePath(url);
    return path === null ? "in memory" : resolve(path);
  }
  return URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : "an address that is none";
}

/** Throws where a database would first have to be made: who asks something of one in the wrong place gets no empty one. */
export function refuseMissing(url: string, explain = fromSettings): void {
  const path = isPostgresqlUrl(url) ? null : databasePath(url);
  if (path !== null && !existsSync(path))
    throw new Error(explain(`${resolve(path)}: there is no such database`));
}

const fromSettings = (sentence: string): string =>
  `${sentence}. DATABASE_URL names it, from the folder in which a command runs.`;

/**
 * Opens the database that a setting names, making what is missing, and brings its tables up to date. What is only for
 * PostgreSQL is not loaded without it.
 */
export async function openDatabase(url: string, options: PostgresqlOptions = {}): Promise<Database> {
  if (!isPostgresqlUrl(url) && /^(?!file:)\w+:\/\//.test(url))
    throw new Error("DATABASE_URL: only file: for SQLite and postgres: for PostgreSQL are known");
  if (!isPostgresqlUrl(url)) return openSqlite(url, options.onQuery);
  const { openPostgresql } = await import("./postgresql.ts");
  return openPostgresql(url, options);
}

/** A fault in the middle of a start: a database that could be opened may still refuse the next connection. */
export async function explainStartFault(url: string, fault: unknown): Promise<unknown> {
  if (!isPostgresqlUrl(url)) return fault;
  const { explainFault, hasSentence } = await import("./postgresql-faults.ts");
  return hasSentence(fault) ? explainFault(fault, new URL(url)) : fault;
}
