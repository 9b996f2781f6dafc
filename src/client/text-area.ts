import { type RefObject, useCallback, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the island lives; what only a script can do is not shown before. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * What a text area holds, for a counter and for a button that a blank text disables. Before the island lives
 * nothing counts as blank, so that its form works without scripts.
 */
export function useTextAreaState(area: RefObject<HTMLTextAreaElement | null>, initial = "") {
  const follow = useCallback(
    (onInput: () => void) => {
      const field = area.current;
      field?.addEventListener("input", onInput);
      return () => field?.removeEventListener("input", onInput);
    },
    [area],
  );
  const text = useSyncExternalStore(
    follow,
    () => area.current?.value ?? initial,
    () => initial,
  );
  return { length: text.length, isBlank: useIsHydrated() && text.trim() === "" };
}

/** Writes into a text area as if it had been typed. */
export function setTextAreaValue(area: HTMLTextAreaElement, text: string): void {
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
