import { message } from "../core/i18n.ts";
import { type DailyCeiling, dailyCeiling } from "../core/site-totals.ts";
import type { Db } from "../db/db.ts";
import { siteTotalStore } from "../db/site-totals.ts";
import type { Config } from "./config.ts";
import type { Expiring } from "./expiry.ts";
import type { Metrics } from "./metrics.ts";

export type SiteCeilings = {
  readonly chat: DailyCeiling;
  readonly translate: DailyCeiling;
  readonly expiring: Expiring;
};

/** What all visitors together may use a day of what the operator pays for, in all processes. */
export function siteCeilings(
  { AI_DAILY, TRANSLATE_DAILY }: Pick<Config, "AI_DAILY" | "TRANSLATE_DAILY">,
  db: Db,
  site: {
    now: () => Date;
    report: (fault: unknown) => void;
    metrics: Pick<Metrics, "gauge" | "onSiteLimit"> | null;
  },
): SiteCeilings {
  const totals = siteTotalStore(db);
  const ceilingOf = (
    kind: "chat" | "translate",
    ceiling: number,
    words: { unit: string; refusal: "chat.problem.siteLimit" | "translate.problem.siteLimit" },
  ) => {
    const siteCeiling = dailyCeiling({
      ...site,
      kind,
      ceiling,
      totals,
      refusal: message(words.refusal),
      onRefusal: () => site.metrics?.onSiteLimit(kind),
    });
    const name = `${kind}_daily_${words.unit}`;
    const help = `${words.unit} of today's ceiling, of all processes`;
    site.metrics?.gauge(`${name}_used`, `Used ${help}`, siteCeiling.used);
    site.metrics?.gauge(`${name}_ceiling`, `All ${help}; 0: none`, () => ceiling);
    return siteCeiling;
  };
  return {
    chat: ceilingOf("chat", AI_DAILY, { unit: "questions", refusal: "chat.problem.siteLimit" }),
    translate: ceilingOf("translate", TRANSLATE_DAILY, {
      unit: "characters",
      refusal: "translate.problem.siteLimit",
    }),
    expiring: totals,
  };
}
