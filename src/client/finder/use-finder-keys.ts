import type { KeyboardEvent, RefObject } from "react";
import { pressableSuggestions } from "./pressable-suggestions.ts";

type FinderKeys = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly setOpen: (isOpen: boolean) => void;
};

/** Enter sends, Escape closes, arrows go from the field to what is below it and back. */
export function useFinderKeys({ field, text, setOpen }: FinderKeys) {
  function moveFocus(event: KeyboardEvent): void {
    const focusable = [field.current, ...pressableSuggestions(field.current)];
    const at = focusable.findIndex((stop) => stop === event.target);
    const next = focusable[at + (event.key === "ArrowDown" ? 1 : -1)];
    const isInside = event.target === field.current && text.includes("\n");
    if (at < 0 || !next || isInside) return;
    event.preventDefault();
    next.focus();
  }

  return function onKeyDown(event: KeyboardEvent): void {
    const { key, target, shiftKey, nativeEvent } = event;
    if (key === "Enter" && target === field.current && !shiftKey && !nativeEvent.isComposing) {
      event.preventDefault();
      // Not `requestSubmit`, which Safari has since 16.
      field.current?.form?.querySelector("button")?.click();
    }
    if (key === "Escape") setOpen(false);
    if (key !== "ArrowDown" && key !== "ArrowUp") return;
    setOpen(true);
    moveFocus(event);
  };
}
