import { type Lang, type Message, message, readMessage } from "#core/i18n.ts";
import { charsetOf, showBody } from "./charset.ts";
import type { HttpHeader, HttpMethod, HttpReply, HttpWarning, TlsFacts } from "./effects.ts";
import type { RequestReport, StatusReport } from "./schema.ts";
import { securityOf } from "./security.ts";

function summaryOf({ status, headers }: Pick<HttpReply, "status" | "headers">): Message {
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

function certificateFault(certificateCode: string): Message {
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
const daysLeft = ({ validTo }: TlsFacts, now: Date): number | null =>
  validTo ? Math.floor((validTo.getTime() - now.getTime()) / dayMs) : null;

/** Days before its end from which a certificate should have been renewed. */
const renewalDays = 14;

function httpWarningsOf({ warnings: raisedWarnings, tls, body }: HttpReply, now: Date): readonly Message[] {
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

type CurlRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly HttpHeader[];
  readonly body: string | undefined;
};

/** One word for a POSIX shell, whatever is in it. */
const quoteForShell = (shellText: string): string => `'${shellText.replaceAll("'", String.raw`'\''`)}'`;

/** The same request as a line for a shell. */
export function curlOf({ url, method, headers, body }: CurlRequest): string {
  const curlParts = ["curl"];
  if (method === "HEAD") curlParts.push("--head");
  else if (method !== "GET" || body !== undefined) curlParts.push("--request", method);
  curlParts.push("--location", "--compressed");
  // Curl takes brackets and braces for lists of addresses.
  if (/[[\]{}]/.test(url)) curlParts.push("--globoff");
  for (const [headerName, headerValue] of headers)
    curlParts.push(
      "--header",
      quoteForShell(headerValue === "" ? `${headerName};` : `${headerName}: ${headerValue}`),
    );
  if (body !== undefined) curlParts.push("--data-raw", quoteForShell(body));
  return [...curlParts, quoteForShell(url)].join(" ");
}

export type SentRequest = {
  readonly url: string;
  readonly method: HttpMethod;
  readonly headers: readonly HttpHeader[];
  readonly body: string | undefined;
};

type ReportedExchange = {
  readonly sent: SentRequest;
  readonly reply: HttpReply;
  readonly now: Date;
  readonly lang: Lang;
};

const roundTiming = (timingMs: number): number => Math.round(timingMs * 10) / 10;
const roundOrNull = (timingMs: number | null): number | null =>
  timingMs === null ? null : roundTiming(timingMs);

/** What a check of an address answers. */
export function statusReport(
  { sent: sentRequest, reply: httpReply, now, lang }: ReportedExchange,
  moreWarnings: readonly Message[] = [],
): StatusReport {
  const { phases, tls } = httpReply;
  return {
    url: sentRequest.url,
    method: sentRequest.method,
    final_url: httpReply.url,
    status: httpReply.status,
    status_text: httpReply.statusText,
    ok: httpReply.status >= 200 && httpReply.status < 300,
    summary: readMessage(lang, summaryOf(httpReply)),
    http_version: httpReply.httpVersion,
    ip: httpReply.address,
    redirects: httpReply.redirects,
    headers: mergedHeaders(httpReply.headers),
    header_lines: httpReply.headers.map(([headerName, headerValue]) => [headerName, headerValue] as const),
    timings: {
      dns_ms: roundOrNull(phases.dns),
      connect_ms: roundTiming(phases.connect),
      tls_ms: roundOrNull(phases.tls),
      first_byte_ms: roundTiming(phases.firstByte),
      total_ms: roundTiming(Math.max(httpReply.totalMs, phases.firstByte)),
    },
    tls: tls && tlsReport(tls, now, lang),
    warnings: [...moreWarnings, ...httpWarningsOf(httpReply, now)].map((httpWarning) =>
      readMessage(lang, httpWarning),
    ),
    security: securityOf(httpReply).map(({ name, state, about }) => ({
      name,
      state,
      text: readMessage(lang, about),
    })),
    curl: curlOf(sentRequest),
  };
}

/** What a request answers: the same, and the body. */
export function requestReport(
  exchange: ReportedExchange,
  moreWarnings: readonly Message[] = [],
): RequestReport {
  const { body, headers } = exchange.reply;
  const contentType = headers.find(([headerName]) => headerName.toLowerCase() === "content-type")?.[1] ?? "";
  const { unknown } = charsetOf(body, contentType);
  const charsetWarnings = unknown === null ? [] : [message("http.warning.charset", { charset: unknown })];
  return {
    ...statusReport(exchange, [...moreWarnings, ...charsetWarnings]),
    ...showBody(body, contentType),
    content_type: contentType,
    body_size: body.size,
    truncated: body.isCut,
  };
}

/** One value a name, in lower case; repetitions stand between commas (RFC 9110), cookies on lines of their own. */
function mergedHeaders(headerLines: readonly HttpHeader[]): Readonly<Record<string, string>> {
  const mergedByName = new Map<string, string>();
  for (const [givenName, headerValue] of headerLines) {
    const lowerName = givenName.toLowerCase();
    const earlierValue = mergedByName.get(lowerName);
    mergedByName.set(
      lowerName,
      earlierValue === undefined
        ? headerValue
        : `${earlierValue}${lowerName === "set-cookie" ? "\n" : ", "}${headerValue}`,
    );
  }
  return Object.fromEntries(mergedByName);
}

const tlsReport = (tls: TlsFacts, now: Date, lang: Lang): NonNullable<StatusReport["tls"]> => ({
  valid: tls.error === null,
  error: tls.error,
  error_text: tls.error && readMessage(lang, certificateFault(tls.error)),
  protocol: tls.protocol,
  cipher: tls.cipher,
  subject: tls.subject,
  issuer: tls.issuer,
  names: tls.names.slice(0, 100),
  valid_from: tls.validFrom?.toISOString() ?? null,
  valid_to: tls.validTo?.toISOString() ?? null,
  days_left: daysLeft(tls, now),
  fingerprint: tls.fingerprint,
});
