import { type Message, message } from "#core/i18n.ts";
import type { HttpReply, HttpWarning, TlsFacts } from "./effects.ts";

export function summaryOf({ status, headers }: Pick<HttpReply, "status" | "headers">): Message {
  if (status >= 100 && status < 300) return message("http.summary.ok");
  if (status === 304) return message("http.summary.unchanged");
  if (status >= 300 && status < 400)
    return headers.some(([name]) => name.toLowerCase() === "location")
      ? message("http.summary.redirect")
      : message("http.summary.nowhere", { status: String(status) });
  if (status === 401 || status === 403) return message("http.summary.forbidden");
  if (status === 404 || status === 410) return message("http.summary.missing");
  if (status === 429) return message("http.summary.tooMany");
  if (status < 100 || status > 599) return message("http.summary.unknown", { status: String(status) });
  return status < 500 ? message("http.summary.client") : message("http.summary.server");
}

export function certificateFault(certificateCode: string): Message {
  switch (certificateCode) {
    case "CERT_HAS_EXPIRED":
      return message("http.certificate.expired");
    case "CERT_NOT_YET_VALID":
      return message("http.certificate.early");
    case "ERR_TLS_CERT_ALTNAME_INVALID":
      return message("http.certificate.name");
    case "DEPTH_ZERO_SELF_SIGNED_CERT":
      return message("http.certificate.selfSigned");
    // the chain is whole, and its root is nobody's that browsers trust
    case "SELF_SIGNED_CERT_IN_CHAIN":
      return message("http.certificate.private");
    case "UNABLE_TO_VERIFY_LEAF_SIGNATURE":
    case "UNABLE_TO_GET_ISSUER_CERT":
    case "UNABLE_TO_GET_ISSUER_CERT_LOCALLY":
      return message("http.certificate.chain");
    default:
      return message("http.certificate.other", { code: certificateCode });
  }
}

const warningMessages: Record<HttpWarning, () => Message> = {
  redirect_limit: () => message("http.warning.redirectLimit"),
  downgraded: () => message("http.warning.downgraded"),
  headers_dropped: () => message("http.warning.headersDropped"),
};

const dayMs = 86_400_000;

/** Whole days until the certificate ends; negative when it has. */
export const daysLeft = ({ validTo }: TlsFacts, now: Date): number | null =>
  validTo ? Math.floor((validTo.getTime() - now.getTime()) / dayMs) : null;

/** Days before its end from which a certificate should have been renewed. */
const renewalDays = 14;

export function httpWarningsOf(
  { warnings: raisedWarnings, tls, body }: HttpReply,
  now: Date,
): readonly Message[] {
  const warnings = raisedWarnings.map((httpWarning) => warningMessages[httpWarning]());
  const certificateDaysLeft = tls ? daysLeft(tls, now) : null;
  if (tls?.error) warnings.push(message("http.warning.certificate"));
  else if (certificateDaysLeft !== null && certificateDaysLeft <= renewalDays)
    warnings.push(message("http.warning.expiresSoon", { days: certificateDaysLeft }));
  if (body.coding !== null) warnings.push(message("http.warning.coding", { coding: body.coding }));
  switch (body.fault) {
    case "too_slow":
      warnings.push(message("http.warning.slow"));
      break;
    case "bad_encoding":
      warnings.push(message("http.warning.encoding"));
      break;
    case "bad_framing":
      warnings.push(message("http.warning.framing"));
      break;
    case "incomplete":
      warnings.push(message("http.warning.incomplete"));
      break;
    default:
  }
  return warnings;
}
