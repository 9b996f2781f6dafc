import { SQLiteError } from "bun:sqlite";

/** Whether a write failed because there is no room left: what was there stays whole, and can be read. */
export const isStorageFull = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof SQLiteError && cause.code === "SQLITE_FULL";
};
