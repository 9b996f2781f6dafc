const entriesIn = (entryList: Element) => [...entryList.querySelectorAll("ul > li[id]")];

/**
 * Called before an entry of a list is removed, by its id; what it gives is called when that is done, and waits until
 * the entry is gone. The focus then goes to the entry that took its place, else to the last one, else to the heading.
 */
export function focusAfterRemoval(id: string): () => void {
  const removedEntry = document.getElementById(id);
  const entryList = removedEntry?.closest("section");
  if (!removedEntry || !entryList) return () => {};
  const entryIndex = entriesIn(entryList).indexOf(removedEntry);
  return function focusNext() {
    if (removedEntry.isConnected) {
      requestAnimationFrame(focusNext);
      return;
    }
    const entriesLeft = entriesIn(entryList);
    const listHeading = entryList.querySelector<HTMLElement>("h2");
    listHeading?.setAttribute("tabindex", "-1");
    const nextControl = (entriesLeft[entryIndex] ?? entriesLeft.at(-1))?.querySelector<HTMLElement>(
      "a, button",
    );
    (nextControl ?? listHeading)?.focus();
  };
}
