import { dailyShares } from "#core/daily-shares.ts";
import { message } from "#core/i18n.ts";
import { type DailyCeiling, dailyCeiling } from "#core/site-totals.ts";
import { siteTotalStore } from "#db/site-totals.ts";
import type { Config } from "./config.ts";
import type { Expiring } from "./expiry.ts";
import type { Metrics } from "./metrics.ts";
import type { SharedState } from "./shared-state.ts";

export type SiteCeilings = {
  readonly chat: DailyCeiling;
  readonly translate: DailyCeiling;
  readonly expiring: Expiring;
};

/** What all visitors together may use a day of what the operator pays for, in all processes. */
export function siteCeilings(
  { AI_DAILY, TRANSLATE_DAILY, RATE_LIMIT }: Pick<Config, "AI_DAILY" | "TRANSLATE_DAILY" | "RATE_LIMIT">,
  { database: { db }, longLimits }: Pick<SharedState, "database" | "longLimits">,
  site: {
    now: () => Date;
    report: (fault: unknown) => void;
    metrics: Pick<Metrics, "gauge" | "onSiteLimit" | "onRefusal"> | null;
  },
): SiteCeilings {
  const totals = siteTotalStore(db);
  const ceilingOf = (kind: "chat" | "translate", ceiling: number, unit: string) => {
    const siteCeiling = dailyCeiling({
      ...site,
      kind,
      ceiling,
      shares: dailyShares({ kind, ceiling, factor: RATE_LIMIT, store: longLimits, now: site.now }),
      totals,
      refusals: {
        share: message(`${kind}.problem.shareLimit`),
        site: message(`${kind}.problem.siteLimit`),
      },
      onRefusal: (of) =>
        of === "site" ? site.metrics?.onSiteLimit(kind) : site.metrics?.onRefusal(`${kind}_daily`),
    });
    const name = `${kind}_daily_${unit}`;
    const help = `${unit} of today's ceiling, of all processes`;
    site.metrics?.gauge(`${name}_used`, `Used ${help}`, siteCeiling.used);
    site.metrics?.gauge(`${name}_ceiling`, `All ${help}; 0: none`, () => ceiling);
    return siteCeiling;
  };
  return {
    chat: ceilingOf("chat", AI_DAILY, "questions"),
    translate: ceilingOf("translate", TRANSLATE_DAILY, "characters"),
    expiring: totals,
  };
}
