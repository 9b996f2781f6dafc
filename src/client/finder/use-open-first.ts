import { type RefObject, useEffect, useRef } from "react";
import { pressableSuggestions } from "./pressable-suggestions.ts";

/** Opens what is found first, as soon as what is shown is what was found for the text. */
export function useOpenFirst(field: RefObject<HTMLTextAreaElement | null>, isUpToDate: boolean): () => void {
  const isOpening = useRef(false);

  /** The server says that nothing is found. */
  const openNow = () => {
    const [first] = pressableSuggestions(field.current);
    if (first) first.click();
    else field.current?.form?.submit();
  };

  // Enter was faster than what it is about.
  useEffect(() => {
    if (!isOpening.current || !isUpToDate) return;
    isOpening.current = false;
    openNow();
  });

  return () => {
    if (isUpToDate) openNow();
    else isOpening.current = true;
  };
}
