import { type Lang, type Message, readMessage } from "../../core/i18n.ts";
import { curlOf } from "./curl.ts";
import type { Header, HttpReply, TlsFacts } from "./effects.ts";
import { certificateFault, daysLeft, httpWarningsOf, summaryOf } from "./messages.ts";
import type { HttpMethod } from "./names.ts";
import type { RequestReport, StatusReport } from "./schema.ts";
import { showBody } from "./text.ts";

type SentRequest = {
  readonly url: string;
  readonly method: HttpMethod;
  readonly headers: readonly Header[];
  readonly body: string | undefined;
};

type Exchange = {
  readonly sent: SentRequest;
  readonly reply: HttpReply;
  readonly now: Date;
  readonly lang: Lang;
};

const round = (ms: number): number => Math.round(ms * 10) / 10;
const roundOrNull = (ms: number | null): number | null => (ms === null ? null : round(ms));

/** What a check of an address answers. */
export function statusReport(
  { sent, reply, now, lang }: Exchange,
  more: readonly Message[] = [],
): StatusReport {
  const { phases, tls } = reply;
  return {
    url: sent.url,
    method: sent.method,
    final_url: reply.url,
    status: reply.status,
    status_text: reply.statusText,
    ok: reply.status >= 200 && reply.status < 300,
    summary: readMessage(lang, summaryOf(reply.status)),
    http_version: reply.httpVersion,
    ip: reply.address,
    redirects: reply.redirects,
    headers: mergedHeaders(reply.headers),
    header_lines: reply.headers.map(([name, value]) => [name, value] as const),
    timings: {
      dns_ms: roundOrNull(phases.dns),
      connect_ms: round(phases.connect),
      tls_ms: roundOrNull(phases.tls),
      first_byte_ms: round(phases.firstByte),
      total_ms: round(Math.max(reply.totalMs, phases.firstByte)),
    },
    tls: tls && tlsReport(tls, now, lang),
    warnings: [...more, ...httpWarningsOf(reply, now)].map((warning) => readMessage(lang, warning)),
    curl: curlOf(sent),
  };
}

/** What a request answers: the same, and the body. */
export function requestReport(exchange: Exchange, more: readonly Message[] = []): RequestReport {
  const { body, headers } = exchange.reply;
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  return {
    ...statusReport(exchange, more),
    ...showBody(body, type),
    content_type: type,
    body_size: body.size,
    truncated: body.isCut,
  };
}

/** One value a name, in lower case; repetitions stand between commas (RFC 9110), cookies on lines of their own. */
function mergedHeaders(lines: readonly Header[]): Readonly<Record<string, string>> {
  const merged = new Map<string, string>();
  for (const [given, value] of lines) {
    const name = given.toLowerCase();
    const earlier = merged.get(name);
    merged.set(
      name,
      earlier === undefined ? value : `${earlier}${name === "set-cookie" ? "\n" : ", "}${value}`,
    );
  }
  return Object.fromEntries(merged);
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
