import { timingSafeEqual } from "node:crypto";
import { addressKeyOf } from "../core/client-key.ts";
import { message } from "../core/i18n.ts";
import { memoryLimitStore } from "../core/memory-limit-store.ts";
import { type Result, fail, ok } from "../core/result.ts";
import type { MailEffects } from "../tools/temp-mail/effects.ts";
import type { DeliveryVerdict } from "../tools/temp-mail/store.ts";
import type { Delivery } from "./delivery.ts";

const digest = (text: string): Uint8Array => new Bun.CryptoHasher("sha256").update(text).digest();

const outcomes: Record<DeliveryVerdict, Result<null>> = {
  accepted: ok(null),
  unknown: fail("not_found", message("temp-mail.gone")),
  full: fail("storage_full"),
  busy: { ok: false, failure: { code: "busy", retryAfterS: 60 } },
};

const tooLarge = fail("payload_too_large", message("temp-mail.tooLarge"));

/** A client with this many wrong secrets in this time is not heard, whatever it then brings. */
const guessLimit = { points: 10, windowS: 60 };

/** Mail by HTTP: a message that a mail gateway hands over with the operator's secret. */
export function mailGateway(
  secret: string,
  { check, deliver }: Delivery,
  now: () => Date,
): MailEffects["receive"] {
  const wrongSecrets = memoryLimitStore();

  return async ({ client, authorization, recipient, read }) => {
    if (!secret) return fail("not_configured");
    const key = addressKeyOf(client);
    const guessWindow = { ...guessLimit, now: now().getTime() };
    const guesses = wrongSecrets.peek(key, guessWindow);
    if (!guesses.isAllowed) {
      const retryAfterS = Math.max(1, Math.ceil((guesses.resetAt - guessWindow.now) / 1000));
      return { ok: false, failure: { code: "rate_limited", retryAfterS } };
    }
    if (!timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))) {
      wrongSecrets.take(key, guessWindow);
      return fail("unauthorized");
    }
    const address = recipient.toLowerCase();
    const verdict = await check(address, 0);
    if (verdict !== "accepted") return outcomes[verdict];
    const raw = await read();
    if (!raw.ok) return raw.failure.code === "payload_too_large" ? tooLarge : raw;
    return outcomes[await deliver({ client, recipients: [address], sender: "", raw: raw.value })];
  };
}
