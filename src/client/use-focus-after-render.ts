import { useEffect, useState } from "react";

/** Moves the focus to the first of some elements that is there once the page shows what has changed. */
export function useFocusAfterRender(): (...selectors: readonly string[]) => void {
  const [selectors, setSelectors] = useState<readonly string[]>([]);
  useEffect(() => {
    const elements = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
    elements.find((element) => element !== null)?.focus();
  }, [selectors]);
  return (...wanted) => setSelectors(wanted);
}
