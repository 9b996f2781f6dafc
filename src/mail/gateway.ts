import { timingSafeEqual } from "node:crypto";
import { addressKeyOf } from "../core/client-key.ts";
import { message } from "../core/i18n.ts";
import { memoryLimitStore } from "../core/memory-limit-store.ts";
import { type Result, fail, ok } from "../core/result.ts";
import type { MailEffects } from "../tools/temp-mail/effects.ts";
import type { DeliveryVerdict } from "../tools/temp-mail/store.ts";
import type { Delivery } from "./delivery.ts";

const digestOf = (tokenText: string): Uint8Array => new Bun.CryptoHasher("sha256").update(tokenText).digest();

const outcomeByVerdict: Record<DeliveryVerdict, Result<null>> = {
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
  { check: checkRecipient, deliver: deliverMail }: Delivery,
  now: () => Date,
): MailEffects["receive"] {
  const wrongSecrets = memoryLimitStore();

  return async ({ client, authorization, recipient, read: readMail }) => {
    if (!secret) return fail("not_configured");
    const key = addressKeyOf(client);
    const guessWindow = { ...guessLimit, now: now().getTime() };
    const guesses = wrongSecrets.peek(key, guessWindow);
    if (!guesses.isAllowed) {
      const retryAfterS = Math.max(1, Math.ceil((guesses.resetAt - guessWindow.now) / 1000));
      return { ok: false, failure: { code: "rate_limited", retryAfterS } };
    }
    if (!timingSafeEqual(digestOf(authorization), digestOf(`Bearer ${secret}`))) {
      wrongSecrets.take(key, guessWindow);
      return fail("unauthorized");
    }
    const mailAddress = recipient.toLowerCase();
    const recipientVerdict = await checkRecipient(mailAddress, 0);
    if (recipientVerdict !== "accepted") return outcomeByVerdict[recipientVerdict];
    const rawMail = await readMail();
    if (!rawMail.ok) return rawMail.failure.code === "payload_too_large" ? tooLarge : rawMail;
    return outcomeByVerdict[
      await deliverMail({ client, recipients: [mailAddress], sender: "", raw: rawMail.value })
    ];
  };
}
