import { useEffect, useRef } from "react";
import { type FinderRefs, pressableSuggestions } from "./finder-refs.ts";

/** Opens what is found first, as soon as what is shown is what was found for the text. */
export function useOpenFirst({ box, field }: FinderRefs, isUpToDate: boolean): () => void {
  const isOpening = useRef(false);

  /** The server says that nothing is found. */
  const openNow = () => {
    const [first] = pressableSuggestions(box.current);
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
