const entriesIn = (list: Element) => [...list.querySelectorAll(".entries > .entry")];

/**
 * Called before an entry of a list is removed, by its id; what it gives is called when that is done, and waits until
 * the entry is gone. The focus then goes to the entry that took its place, else to the last one, else to the heading.
 */
export function focusAfterRemoval(id: string): () => void {
  const entry = document.getElementById(id);
  const list = entry?.closest("section");
  if (!entry || !list) return () => {};
  const place = entriesIn(list).indexOf(entry);
  return function focusNext() {
    if (entry.isConnected) {
      requestAnimationFrame(focusNext);
      return;
    }
    const left = entriesIn(list);
    const heading = list.querySelector<HTMLElement>("h2");
    heading?.setAttribute("tabindex", "-1");
    const next = (left[place] ?? left.at(-1))?.querySelector<HTMLElement>("a, button");
    (next ?? heading)?.focus();
  };
}
