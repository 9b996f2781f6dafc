import { type Lang, type Message, message, readMessage } from "#core/i18n.ts";
import { charsetOf } from "./charset.ts";
import { curlOf } from "./curl.ts";
import type { HttpHeader, HttpMethod, HttpReply, TlsFacts } from "./effects.ts";
import { certificateFault, daysLeft, httpWarningsOf, summaryOf } from "./messages.ts";
import type { RequestReport, StatusReport } from "./schema.ts";
import { securityOf } from "./security.ts";
import { showBody } from "./text.ts";

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
