import { type FormEvent, type RefObject, useCallback, useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether the island lives; what only a script can do is not shown before. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * What a text area holds, for a counter and for a button that a blank text disables: by its `aria-disabled`, since one
 * that is disabled loses the focus, and with it the place of who uses a keyboard. Before the island lives
 * nothing counts as blank, so that its form works without scripts.
 */
export function useTextAreaState(textAreaRef: RefObject<HTMLTextAreaElement | null>, initialText = "") {
  const followTyping = useCallback(
    (onInput: () => void) => {
      const textArea = textAreaRef.current;
      textArea?.addEventListener("input", onInput);
      return () => textArea?.removeEventListener("input", onInput);
    },
    [textAreaRef],
  );
  const typedText = useSyncExternalStore(
    followTyping,
    () => textAreaRef.current?.value ?? initialText,
    () => initialText,
  );
  return { length: typedText.length, isBlank: useIsHydrated() && typedText.trim() === "" };
}

/** What a form does on its submission, unless its text is blank. */
export const unlessBlank = (
  isBlank: boolean,
  submit: (event: FormEvent<HTMLFormElement>) => void,
): ((event: FormEvent<HTMLFormElement>) => void) => (isBlank ? (event) => event.preventDefault() : submit);

/** Writes into a text area as if it had been typed. */
export function setTextAreaValue(textArea: HTMLTextAreaElement, newText: string): void {
  textArea.value = newText;
  textArea.dispatchEvent(new Event("input", { bubbles: true }));
}
