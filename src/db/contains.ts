import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** Whether a text has the word in it; both are written in small letters. */
export const contains = (column: AnyColumn, word: string): SQL =>
  sql`${column} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
