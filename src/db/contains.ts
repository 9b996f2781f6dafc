import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/**
 * Whether a text has the word in it; both are written in small letters. Not by LIKE, which SQLite begins anew at each
 * letter: a word of 200 letters held it for seconds in a text that nearly has it everywhere.
 */
export const contains = (textColumn: AnyColumn, searchWord: string): SQL =>
  textColumn.columnType.startsWith("Pg")
    ? sql`strpos(${textColumn}, ${searchWord}) > 0`
    : sql`instr(${textColumn}, ${searchWord}) > 0`;
