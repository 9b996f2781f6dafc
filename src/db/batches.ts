const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Repeats a deletion of limited size, which returns how many rows it deleted, until there are no more; others are served
 * in between.
 */
export async function deleteInBatches(
  deleteSlice: (rows: number) => Promise<number>,
  sliceRows = 1000,
): Promise<void> {
  while ((await deleteSlice(sliceRows)) === sliceRows) await nextTurn();
}

/** Repeats what deletes a slice until it says that nothing is left; others are served in between. */
export async function repeatUntilDone(deleteSlice: () => Promise<"more" | "done">): Promise<void> {
  while ((await deleteSlice()) === "more") await nextTurn();
}
