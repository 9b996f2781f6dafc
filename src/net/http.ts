import { message } from "../core/i18n.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Body, Header, HttpReply, HttpRequest, Redirect, HttpWarning } from "../tools/http/effects.ts";
import { isRefusedHeader } from "../tools/http/headers.ts";
import type { Guard } from "./guard.ts";
import { type BodyLimits, readResponseBody } from "./http-body.ts";
import { type HttpExchange, exchange, type OutgoingRequest, type TlsTrust } from "./http-exchange.ts";
import { decodeUtf8 } from "../core/utf8.ts";

export type HttpClient = {
  readonly request: (request: HttpRequest, signal: AbortSignal) => Promise<Result<HttpReply>>;
};

type HttpSettings = {
  readonly userAgent: string;
  readonly ca?: string;
  /** Shorter than the guard's deadline, so that the part of a slow body that arrived is still shown. */
  readonly bodyTimeoutMs?: number;
};

const maxBodyBytes = 5 * 1024 * 1024;
const maxUrlLength = 2048;
const redirecting = new Set([301, 302, 303, 307, 308]);
const noBody: Body = { bytes: new Uint8Array(), size: 0, isCut: false, fault: null };

/** HTTP and HTTPS through the guard: each redirect is checked again, and sizes and times are bounded. */
export function createHttpClient(
  guard: Guard,
  { userAgent, ca, bodyTimeoutMs = 6000 }: HttpSettings,
): HttpClient {
  return {
    async request(request, signal) {
      const start = performance.now();
      const { redirects: maxRedirects = 10, keepBytes = 1024 * 1024, showsBadCertificate = false } = request;
      const trust: TlsTrust = { ca, showsBadCertificate };
      const redirects: Redirect[] = [];
      const warnings = new Set<HttpWarning>();
      let hop: Hop = {
        url: request.url,
        method: request.method ?? "GET",
        headers: (request.headers ?? []).filter(([name]) => !isRefusedHeader(name)),
        body: request.body,
      };
      for (;;) {
        const url = addressOf(hop.url);
        if (!url.ok) return redirects.length > 0 ? afterRedirect(url, hop.url) : url;
        const outcome = await exchange(
          guard,
          url.value,
          outgoingRequest(url.value, hop, userAgent),
          trust,
          signal,
        );
        if (!outcome.ok) return redirects.length > 0 ? afterRedirect(outcome, hop.url) : outcome;
        const { message } = outcome.value;
        const { statusCode = 0 } = message;
        const location = message.headers.location === undefined ? null : readable(message.headers.location);
        const isRedirect = redirecting.has(statusCode) && location !== null;
        if (!isRedirect || redirects.length >= maxRedirects) {
          if (isRedirect && maxRedirects > 0) warnings.add("redirect_limit");
          const limits = { keepBytes, maxBytes: maxBodyBytes, timeoutMs: bodyTimeoutMs };
          const httpBody = await bodyOf(outcome.value, hop.method, limits);
          const totalMs = performance.now() - start;
          return ok({
            ...headOf(outcome.value, url.value),
            redirects,
            totalMs,
            body: httpBody,
            warnings: [...warnings],
          });
        }
        message.destroy();
        redirects.push({ url: url.value.href, status: statusCode, location });
        const next = nextHop(hop, url.value, { status: statusCode, location }, warnings);
        if (!next.ok) return next;
        hop = next.value;
      }
    },
  };
}

/** Header values come as Latin-1; many a server writes UTF-8, and browsers read it so. */
function readable(value: string): string {
  // oxlint-disable-next-line no-control-regex -- all of ASCII is meant
  if (/^[\u0000-\u007f]*$/.test(value)) return value;
  return decodeUtf8(Buffer.from(value, "latin1")) ?? value;
}

type Hop = Pick<OutgoingRequest, "method" | "headers" | "body"> & { readonly url: string };

function addressOf(text: string): Result<URL> {
  const url = text.length <= maxUrlLength && URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return fail("blocked_target", message("net.notWeb"));
  return url.username || url.password ? fail("blocked_target", message("net.credentials")) : ok(url);
}

/** Says which redirect led to a refused target. */
const afterRedirect = (outcome: Result<never>, url: string): Result<never> =>
  !outcome.ok && outcome.failure.code === "blocked_target"
    ? fail("blocked_target", message("net.blockedRedirect", { url: url.slice(0, 200) }))
    : outcome;

function outgoingRequest(
  url: URL,
  { method, headers, body: httpBody }: Hop,
  userAgent: string,
): OutgoingRequest {
  const givenNames = new Set(headers.map(([name]) => name.toLowerCase()));
  const standard: Header[] = [
    ["User-Agent", userAgent],
    ["Accept", "*/*"],
    ["Accept-Encoding", "gzip, deflate, br"],
    ["Connection", "close"],
  ];
  const missing = standard.filter(([name]) => !givenNames.has(name.toLowerCase()));
  const length: Header[] =
    httpBody === undefined ? [] : [["Content-Length", String(Buffer.byteLength(httpBody))]];
  return {
    method,
    body: httpBody,
    headers: [["Host", url.host], ...missing, ...headers, ...length],
    isAnonymous: headers.length === 0 && httpBody === undefined,
  };
}

/** Headers that say nothing about who asks; only they go along to another origin. */
const anonymous = new Set(["accept", "accept-language", "content-language", "content-type", "user-agent"]);

function nextHop(
  hop: Hop,
  from: URL,
  { status, location }: Omit<Redirect, "url">,
  warnings: Set<HttpWarning>,
): Result<Hop> {
  if (!URL.canParse(location, from)) return fail("upstream_error", message("net.badRedirect"));
  const to = new URL(location, from);
  to.hash ||= from.hash;
  const becomesGet =
    (status === 303 && hop.method !== "HEAD") ||
    ((status === 301 || status === 302) && hop.method === "POST");
  const method = becomesGet ? "GET" : hop.method;
  const httpBody = becomesGet ? undefined : hop.body;
  const isDowngrade = from.protocol === "https:" && to.protocol === "http:";
  if (isDowngrade && httpBody !== undefined) return fail("upstream_error", message("net.downgrade"));
  if (isDowngrade) warnings.add("downgraded");
  const headers = hop.headers.filter(
    ([name]) => to.origin === from.origin || anonymous.has(name.toLowerCase()),
  );
  if (headers.length < hop.headers.length) warnings.add("headers_dropped");
  const keptHeaders = headers.filter(
    ([name]) => httpBody !== undefined || name.toLowerCase() !== "content-type",
  );
  return ok({ url: to.href, method, headers: keptHeaders, body: httpBody });
}

const headOf = ({ message, address, phases, tls }: HttpExchange, url: URL) => ({
  url: url.href,
  status: message.statusCode ?? 0,
  statusText: message.statusMessage ?? "",
  httpVersion: message.httpVersion,
  address,
  headers: message.rawHeaders.flatMap((name, index): Header[] =>
    index % 2 === 0 ? [[name, readable(message.rawHeaders[index + 1] ?? "")]] : [],
  ),
  phases,
  tls,
});

function bodyOf({ message }: HttpExchange, method: string, limits: BodyLimits): Promise<Body> | Body {
  const isBodiless = method === "HEAD" || message.statusCode === 204 || message.statusCode === 304;
  if (!isBodiless && limits.keepBytes > 0) return readResponseBody(message, limits);
  message.destroy();
  return noBody;
}
