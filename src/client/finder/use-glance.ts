import { useEffect, useState } from "react";
import type { Glance } from "#core/tool.ts";
import type { FinderAnswer } from "#tools/finder/find.ts";
import { reportFault } from "#client/report-fault.ts";
import type { LoadedFinder } from "./finder-index.ts";

/** What the first suggestion's call answers to the text, as soon as this device has worked it out. */
export function useGlance(answer: FinderAnswer | null, index: LoadedFinder | null): Glance | null {
  const form = answer?.suggestions[0]?.form ?? null;
  const found = form?.asks != null && index ? index.glances[form.asks] : undefined;
  const asked = form && found ? JSON.stringify([form.asks, form.fields]) : null;
  const [worked, setWorked] = useState<{ readonly asked: string; readonly glance: Glance | null } | null>(
    null,
  );
  useEffect(() => {
    if (asked === null || !index || !form?.asks || !found) return undefined;
    let isLatest = true;
    const request = { path: form.asks, body: form.fields, lang: index.lang, ...found };
    import("#client/device/glance.ts")
      .then(({ glanceOf }) => glanceOf(request))
      .then((glance) => {
        if (isLatest) setWorked({ asked, glance });
        return glance;
      })
      .catch((fault: unknown) => reportFault("A text is not answered at a glance", fault));
    return () => {
      isLatest = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `asked` says all of the form
  }, [asked, index]);
  return worked !== null && worked.asked === asked ? worked.glance : null;
}
