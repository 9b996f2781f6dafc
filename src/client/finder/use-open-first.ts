import { type RefObject, useEffect, useRef } from "react";
import { pressableSuggestions } from "./pressable-suggestions.ts";

type Shown = {
  /** Whether what is shown was found for the text that stands in the field. */
  readonly isUpToDate: boolean;
  /** Whether it says that there is no such tool; what it offers all the same is nobody's first choice. */
  readonly isMissing: boolean;
};

/** Opens what is found first, as soon as what is shown is what was found for the text. */
export function useOpenFirst(
  field: RefObject<HTMLTextAreaElement | null>,
  { isUpToDate, isMissing }: Shown,
): () => void {
  const isOpening = useRef(false);

  /** The server says that nothing is found. */
  const openNow = () => {
    const [first] = pressableSuggestions(field.current);
    if (first && !isMissing) first.click();
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
