import type { Payer } from "./client-key.ts";
import { type DailyShares, scarceFrom } from "./daily-shares.ts";
import { dayInVietnam, msToNextDay } from "./days.ts";
import type { Message } from "./i18n.ts";
import { type Result, ok } from "./result.ts";

/** Room for what stays, of which one client and one network have a share a day. */
export type KeptRoom = {
  /** Takes room for so many bytes; what it gives puts back that of what was not kept after all. */
  readonly take: (payer: Payer, bytes: number) => Promise<Result<() => Promise<void>>>;
  /** Whether more may be kept today. */
  readonly isLeft: (payer: Payer) => Promise<boolean>;
};

/** What there is room for: notes of nobody, what accounts hold, and mail. */
export type KeptKind = "notes" | "accounts" | "mail";

/** Where people keep things: somebody signed in, and nobody. */
export type KeptRooms = { readonly accounts: KeptRoom; readonly nobody: KeptRoom };

/** A count holds 32 bits, and ceilings are gigabytes. */
const unitBytes = 1024;

/** What `ceiling` bytes are in the units that shares of them are counted in. */
export const keptUnits = (bytes: number): number => Math.ceil(bytes / unitBytes);

export function keptRoom({
  shares,
  ceiling,
  used,
  now,
  refusal,
  onRefusal,
}: {
  readonly shares: DailyShares;
  /** In bytes, as is what `used` gives. */
  readonly ceiling: number;
  readonly used: () => Promise<number>;
  readonly now: () => Date;
  /** What they are told whose share of the day is used up. */
  readonly refusal: Message;
  readonly onRefusal?: (() => void) | undefined;
}): KeptRoom {
  return {
    async take(payer, bytes) {
      const at = now().getTime();
      const isScarce = (await used()) >= ceiling * scarceFrom;
      const giveBack = await shares.take(payer, {
        amount: keptUnits(bytes),
        day: dayInVietnam(at),
        isScarce,
      });
      if (giveBack) return ok(giveBack);
      onRefusal?.();
      const retryAfterS = Math.ceil(msToNextDay(at) / 1000);
      return { ok: false, failure: { code: "rate_limited", detail: refusal, retryAfterS } };
    },
    isLeft: shares.isLeft,
  };
}

/** Keeps something of so many bytes, where there is room; what is not kept takes none. */
export async function keptWithin<Value>(
  { take }: Pick<KeptRoom, "take">,
  { payer, bytes }: { readonly payer: Payer; readonly bytes: number },
  keep: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const room = await take(payer, bytes);
  if (!room.ok) return room;
  let isKept = false;
  try {
    const outcome = await keep();
    isKept = outcome.ok;
    return outcome;
  } finally {
    if (!isKept) await room.value();
  }
}
