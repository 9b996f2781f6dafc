import type { Database } from "./db.ts";
import { isPostgresqlUrl, openPostgresql } from "./postgresql.ts";
import { openSqlite } from "./sqlite.ts";

/** Opens the database that a setting names, making what is missing, and brings its tables up to date. */
export const openDatabase = async (url: string): Promise<Database> =>
  isPostgresqlUrl(url) ? openPostgresql(url) : openSqlite(url);
