import { type SQL, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { ownTurn } from "#core/own-turn.ts";
import type { Db } from "./db.ts";

/**
 * Repeats a deletion of limited size, which returns how many rows it deleted, until there are no more; others are served
 * in between.
 */
export async function deleteInBatches(
  deleteSlice: (rows: number) => Promise<number>,
  sliceRows = 1000,
): Promise<void> {
  while ((await deleteSlice(sliceRows)) === sliceRows) await ownTurn();
}

/** Repeats what deletes a slice until it says that nothing is left; others are served in between. */
export async function repeatUntilDone(deleteSlice: () => Promise<"more" | "done">): Promise<void> {
  while ((await deleteSlice()) === "more") await ownTurn();
}

/** Deletes rows in slices; `key` is the column that alone names a row. */
export const deleteRows = (
  db: Pick<Db, "select" | "delete">,
  { table, key, where }: { table: PgTable; key: PgColumn; where: SQL },
  rows?: number,
): Promise<void> =>
  deleteInBatches(async (sliceRows) => {
    const slice = db.select({ key }).from(table).where(where).limit(sliceRows);
    const removedRows = await db.delete(table).where(inArray(key, slice)).returning({ key });
    return removedRows.length;
  }, rows);
