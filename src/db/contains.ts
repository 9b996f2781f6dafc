import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** Whether a text has the word in it; both are written in small letters. */
export const contains = (textColumn: AnyColumn, searchWord: string): SQL =>
  sql`${textColumn} like ${`%${searchWord.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
