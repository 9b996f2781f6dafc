import { payerOf } from "#core/client-key.ts";
import { message } from "#core/i18n.ts";
import { operatorSecret } from "#core/operator-secret.ts";
import type { Places } from "#core/places.ts";
import { type Result, fail, ok } from "#core/result.ts";
import type { MailEffects } from "#tools/temp-mail/effects.ts";
import type { DeliveryVerdict } from "#tools/temp-mail/store.ts";
import type { Delivery } from "./delivery.ts";

const outcomeByVerdict: Record<DeliveryVerdict, Result<null>> = {
  accepted: ok(null),
  unknown: fail("not_found", message("temp-mail.gone")),
  full: fail("storage_full"),
  busy: { ok: false, failure: { code: "busy", retryAfterS: 60 } },
};

const tooLarge = fail("payload_too_large", message("temp-mail.tooLarge"));

/** Mail by HTTP: a message that a mail gateway hands over with the operator's secret. */
export function mailGateway(
  secret: string,
  { check: checkRecipient, deliver: deliverMail }: Delivery,
  {
    places,
    now,
    oldSecret,
  }: {
    readonly places: Pick<Places, "take">;
    readonly now: () => Date;
    /** The one before it, as long as the gateway may still bring that. */
    readonly oldSecret?: string;
  },
): MailEffects["receive"] {
  const checkSecret = operatorSecret(secret, now, oldSecret);

  return async ({ client, authorization, recipient, bytes, read: readMail }) => {
    if (!secret) return fail("not_configured");
    const verdict = checkSecret(client, authorization);
    if (verdict.is === "unheard")
      return { ok: false, failure: { code: "rate_limited", retryAfterS: verdict.retryAfterS } };
    if (verdict.is === "wrong") return fail("unauthorized", message("temp-mail.said.wrongSecret"));
    const mailAddress = recipient.toLowerCase();
    const recipientVerdict = await checkRecipient(mailAddress, 0);
    if (recipientVerdict !== "accepted") return outcomeByVerdict[recipientVerdict];
    const release = places.take(payerOf({ address: client, user: null }), bytes);
    if (!release) return outcomeByVerdict.busy;
    try {
      const rawMail = await readMail();
      if (!rawMail.ok) return rawMail.failure.code === "payload_too_large" ? tooLarge : rawMail;
      const mail = { client, recipients: [mailAddress], sender: "", raw: rawMail.value };
      return outcomeByVerdict[await deliverMail(mail)];
    } finally {
      release();
    }
  };
}
