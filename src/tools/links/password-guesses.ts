import { addressKeyOf } from "#core/client-key.ts";
import { formatDuration } from "#core/format-units.ts";
import { type Lang, message } from "#core/i18n.ts";
import type { LimitState, LimitStore } from "#core/limit-store.ts";
import { type Result, ok } from "#core/result.ts";
import { subscriberBits } from "./click-bounds.ts";

/** Wrong passwords of a link an hour. Nobody alone takes all of them, and so keeps out who knows it. */
export const passwordGuessLimits = { ofSubscriber: 10, ofAll: 100 } as const;

const hourS = 3600;

export type PasswordGuesses = {
  /**
   * Takes one of the guesses at a link's password that a subscriber, and all together, have an hour; what it gives puts
   * it back, since a password that is right was no guess.
   */
  readonly take: (guess: {
    linkId: string;
    address: string;
    lang: Lang;
  }) => Promise<Result<() => Promise<void>>>;
};

/** Counts guesses for all processes; a `factor` of 0 counts none. */
export function passwordGuesses(
  store: LimitStore,
  { factor, now }: { factor: number; now: () => Date },
): PasswordGuesses {
  const windowOf = (points: number) => ({
    points: Math.max(1, Math.round(points * factor)),
    windowS: hourS,
    now: now().getTime(),
  });
  const refusal = ({ resetAt }: LimitState, lang: Lang): Result<never> => {
    const msLeft = Math.max(1000, resetAt - now().getTime());
    return {
      ok: false,
      failure: {
        code: "rate_limited",
        detail: message("links.locked.tooOften", { time: formatDuration(msLeft, lang) }),
        retryAfterS: Math.ceil(msLeft / 1000),
      },
    };
  };
  return {
    async take({ linkId, address, lang }) {
      if (factor === 0) return ok(async () => {});
      const ofLink = `link password:${linkId}`;
      const ofSubscriber = `${ofLink}:${addressKeyOf(address, subscriberBits)}`;
      const own = await store.take(ofSubscriber, windowOf(passwordGuessLimits.ofSubscriber));
      if (!own.isAllowed) return refusal(own, lang);
      const all = await store.take(ofLink, windowOf(passwordGuessLimits.ofAll));
      const giveBack = async (...keys: readonly string[]) => {
        for (const key of keys) await store.refund(key, now().getTime());
      };
      if (all.isAllowed) return ok(() => giveBack(ofLink, ofSubscriber));
      await giveBack(ofSubscriber);
      return refusal(all, lang);
    },
  };
}
