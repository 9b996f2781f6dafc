import { message } from "#core/i18n.ts";
import { fail, ok, type Result } from "#core/result.ts";
import type {
  HttpRequestBody,
  HttpHeader,
  HttpReply,
  HttpRequest,
  Redirect,
  HttpWarning,
} from "#tools/http/effects.ts";
import { isRefusedHeader } from "#tools/http/headers.ts";
import type { Guard } from "./guard.ts";
import { type BodyLimits, readResponseBody } from "./http-body.ts";
import { type HttpExchange, exchange, type OutgoingRequest, type TlsTrust } from "./http-exchange.ts";
import { decodeUtf8 } from "#core/utf8.ts";

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
const noBody: HttpRequestBody = { bytes: new Uint8Array(), size: 0, isCut: false, coding: null, fault: null };

/** HTTP and HTTPS through the guard: each redirect is checked again, and sizes and times are bounded. */
export function createHttpClient(
  guard: Guard,
  { userAgent, ca, bodyTimeoutMs = 6000 }: HttpSettings,
): HttpClient {
  return {
    async request(request, signal) {
      const startMs = performance.now();
      const { redirects: maxRedirects = 10, keepBytes = 1024 * 1024, showsBadCertificate = false } = request;
      const trust: TlsTrust = { ca, showsBadCertificate };
      const redirects: Redirect[] = [];
      const warnings = new Set<HttpWarning>();
      let hop: HttpHop = {
        url: request.url,
        method: request.method ?? "GET",
        headers: (request.headers ?? []).filter(([headerName]) => !isRefusedHeader(headerName)),
        body: request.body,
      };
      for (;;) {
        const url = requestUrlOf(hop.url);
        if (!url.ok) return redirects.length > 0 ? afterRedirect(url, hop.url) : url;
        const outgoing = outgoingRequest(url.value, hop, userAgent);
        const exchangeOutcome = await exchange(guard, url.value, outgoing, trust, signal);
        if (!exchangeOutcome.ok)
          return redirects.length > 0 ? afterRedirect(exchangeOutcome, hop.url) : exchangeOutcome;
        const { message } = exchangeOutcome.value;
        const { statusCode = 0 } = message;
        const redirectLocation =
          message.headers.location === undefined ? null : readableLocation(message.headers.location);
        const isRedirect = redirecting.has(statusCode) && redirectLocation !== null;
        if (!isRedirect || redirects.length >= maxRedirects) {
          if (isRedirect && maxRedirects > 0) warnings.add("redirect_limit");
          const bodyLimits = { keepBytes, maxBytes: maxBodyBytes, timeoutMs: bodyTimeoutMs };
          const httpBody = await httpBodyOf(exchangeOutcome.value, hop.method, bodyLimits);
          const totalMs = performance.now() - startMs;
          return ok({
            ...httpHeadOf(exchangeOutcome.value, url.value),
            redirects,
            totalMs,
            body: httpBody,
            warnings: [...warnings],
          });
        }
        message.destroy();
        redirects.push({ url: url.value.href, status: statusCode, location: redirectLocation });
        const nextRequest = nextHttpHop(
          hop,
          url.value,
          { status: statusCode, location: redirectLocation },
          warnings,
        );
        if (!nextRequest.ok) return nextRequest;
        hop = nextRequest.value;
      }
    },
  };
}

/** Header values come as Latin-1; many a server writes UTF-8, and browsers read it so. */
function readableLocation(locationText: string): string {
  // oxlint-disable-next-line no-control-regex -- all of ASCII is meant
  if (/^[\u0000-\u007f]*$/.test(locationText)) return locationText;
  return decodeUtf8(Buffer.from(locationText, "latin1")) ?? locationText;
}

type HttpHop = Pick<OutgoingRequest, "method" | "headers" | "body"> & { readonly url: string };

function requestUrlOf(urlText: string): Result<URL> {
  const url = urlText.length <= maxUrlLength && URL.canParse(urlText) ? new URL(urlText) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return fail("blocked_target", message("net.notWeb"));
  return url.username || url.password ? fail("blocked_target", message("net.credentials")) : ok(url);
}

/** Says which redirect led to a refused target. */
const afterRedirect = (exchangeOutcome: Result<never>, url: string): Result<never> =>
  !exchangeOutcome.ok && exchangeOutcome.failure.code === "blocked_target"
    ? fail("blocked_target", message("net.blockedRedirect", { url: url.slice(0, 200) }))
    : exchangeOutcome;

function outgoingRequest(
  url: URL,
  { method, headers, body: httpBody }: HttpHop,
  userAgent: string,
): OutgoingRequest {
  const givenNames = new Set(headers.map(([headerName]) => headerName.toLowerCase()));
  const standardHeaders: HttpHeader[] = [
    ["User-Agent", userAgent],
    ["Accept", "*/*"],
    ["Accept-Encoding", "gzip, deflate, br"],
    ["Connection", "close"],
  ];
  const missingHeaders = standardHeaders.filter(([headerName]) => !givenNames.has(headerName.toLowerCase()));
  const lengthHeader: HttpHeader[] =
    httpBody === undefined ? [] : [["Content-Length", String(Buffer.byteLength(httpBody))]];
  return {
    method,
    body: httpBody,
    headers: [["Host", url.host], ...missingHeaders, ...headers, ...lengthHeader],
    isAnonymous: headers.length === 0 && httpBody === undefined,
  };
}

/** Headers that say nothing about who asks; only they go along to another origin. */
const anonymous = new Set(["accept", "accept-language", "content-language", "content-type", "user-agent"]);

function nextHttpHop(
  hop: HttpHop,
  fromUrl: URL,
  { status, location }: Omit<Redirect, "url">,
  warnings: Set<HttpWarning>,
): Result<HttpHop> {
  if (!URL.canParse(location, fromUrl)) return fail("upstream_error", message("net.badRedirect"));
  const toUrl = new URL(location, fromUrl);
  toUrl.hash ||= fromUrl.hash;
  const becomesGet =
    (status === 303 && hop.method !== "HEAD") ||
    ((status === 301 || status === 302) && hop.method === "POST");
  const nextMethod = becomesGet ? "GET" : hop.method;
  const httpBody = becomesGet ? undefined : hop.body;
  const isDowngrade = fromUrl.protocol === "https:" && toUrl.protocol === "http:";
  if (isDowngrade && httpBody !== undefined) return fail("upstream_error", message("net.downgrade"));
  if (isDowngrade) warnings.add("downgraded");
  const headers = hop.headers.filter(
    ([headerName]) => toUrl.origin === fromUrl.origin || anonymous.has(headerName.toLowerCase()),
  );
  if (headers.length < hop.headers.length) warnings.add("headers_dropped");
  const keptHeaders = headers.filter(
    ([headerName]) => httpBody !== undefined || headerName.toLowerCase() !== "content-type",
  );
  return ok({ url: toUrl.href, method: nextMethod, headers: keptHeaders, body: httpBody });
}

const httpHeadOf = ({ message, address, phases, tls }: HttpExchange, url: URL) => ({
  url: url.href,
  status: message.statusCode ?? 0,
  statusText: message.statusMessage ?? "",
  httpVersion: message.httpVersion,
  address,
  headers: message.rawHeaders.flatMap((headerName, index): HttpHeader[] =>
    index % 2 === 0 ? [[headerName, readableLocation(message.rawHeaders[index + 1] ?? "")]] : [],
  ),
  phases,
  tls,
});

function httpBodyOf(
  { message }: HttpExchange,
  httpMethod: string,
  bodyLimits: BodyLimits,
): Promise<HttpRequestBody> | HttpRequestBody {
  const isBodiless = httpMethod === "HEAD" || message.statusCode === 204 || message.statusCode === 304;
  if (!isBodiless && bodyLimits.keepBytes > 0) return readResponseBody(message, bodyLimits);
  message.destroy();
  return noBody;
}
