const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Repeats what deletes a slice until it says that nothing is left; others are served in between. */
export async function inSlices(deleteSlice: () => Promise<"more" | "done">): Promise<void> {
  while ((await deleteSlice()) === "more") await nextTurn();
}
