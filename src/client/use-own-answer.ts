import { useEffect, useRef } from "react";
import type { CallBody } from "./answer-order.ts";
import { formBody } from "./form-body.ts";

/** Once the page lives, the example in the panel gives way to one's own by what the form around it says. */
export function useOwnAnswer(
  { makeOwn }: { readonly makeOwn: (body: CallBody) => Promise<void> },
  { panelId, isExample = false }: { readonly panelId: string; readonly isExample?: boolean | undefined },
): void {
  const opening = useRef({ makeOwn, panelId, isExample });
  useEffect(() => {
    const { current } = opening;
    const form = document.getElementById(current.panelId)?.closest("form");
    if (current.isExample && form) void current.makeOwn(formBody(form));
  }, []);
}
