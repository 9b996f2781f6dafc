import { dailyShares } from "#core/daily-shares.ts";
import type { Message } from "#core/i18n.ts";
import { type KeptKind, type KeptRoom, keptRoom, keptUnits } from "#core/kept-room.ts";
import { dailyParts } from "#core/prices.ts";
import type { Config } from "./config.ts";
import type { Metrics } from "./metrics.ts";
import type { SharedState } from "./shared-state.ts";

/** Room for one kind of what stays, of which all processes count the shares together. */
export function openKeptRoom(
  { RATE_LIMIT: factor }: Pick<Config, "RATE_LIMIT">,
  { longLimits: store }: Pick<SharedState, "longLimits">,
  kept: {
    readonly kind: KeptKind;
    /** In bytes. */
    readonly ceiling: number;
    readonly used: () => Promise<number>;
    readonly refusal: Message;
    readonly now: () => Date;
    readonly metrics: Pick<Metrics, "onRefusal"> | null;
  },
): KeptRoom {
  const { kind, ceiling, now, metrics } = kept;
  const parts = kind === "mail" ? dailyParts.mail : dailyParts.kept;
  return keptRoom({
    ...kept,
    shares: dailyShares({ kind, ceiling: keptUnits(ceiling), parts, factor, store, now }),
    onRefusal: () => metrics?.onRefusal(`${kind}_daily`),
  });
}
