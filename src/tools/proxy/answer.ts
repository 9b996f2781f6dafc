import { type Lang, type Message, message, readMessage } from "#core/i18n.ts";
import { problemOf } from "#core/problem.ts";
import type { Failure } from "#core/result.ts";
import { parseAddress } from "#tools/ip/address.ts";
import { countryName } from "#tools/ip/answer.ts";
import { type Protocol, type ProxyAddress, describeProxy, withoutLogin } from "./parse.ts";
import type { Anonymity, ProxyAnswer } from "./schema.ts";

export type ForwardedHeaders = Readonly<Record<string, string>>;

/** Headers by which proxies name themselves or their client. */
const revealing = new Set([
  "via",
  "forwarded",
  "forwarded-for",
  "x-forwarded",
  "x-forwarded-for",
  "x-forwarded-by",
  "x-real-ip",
  "client-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "true-client-ip",
  "cf-connecting-ip",
  "x-originating-ip",
  "x-remote-ip",
  "x-remote-addr",
  "x-proxyuser-ip",
  "wl-proxy-client-ip",
  "proxy-client-ip",
  "proxy-connection",
  "x-proxy-connection",
  "xproxy-connection",
  "xroxy-connection",
  "x-proxy-id",
  "mt-proxy-id",
  "x-bluecoat-via",
  "x-squid-error",
  "x-cache-lookup",
]);

/** The addresses in a header such as `for="[2001:db8::1]:80";proto=http, 192.0.2.1:8080`. */
const addressesIn = (headerValue: string): readonly string[] =>
  headerValue.split(/[\s,;="]+/).flatMap((headerPart) => {
    const ownAddress = parseAddress(headerPart) ?? parseAddress(headerPart.replace(/:\d+$/, ""));
    return ownAddress ? [ownAddress.ip] : [];
  });

export type ProxyEvidence = {
  /** What arrived through the proxy. */
  readonly headers: ForwardedHeaders;
  readonly exitIp: string;
  /** What arrives without any proxy: a reverse proxy of the operator's adds headers too. Null when it is not known. */
  readonly baseline: ForwardedHeaders | null;
  /** This server's own addresses: the one it connects from, and the one that the judge sees. */
  readonly ownAddresses: readonly string[];
};

/** The names of the headers that reveal the proxy, without those of the operator's own reverse proxy. */
export function revealingHeaders({
  headers,
  exitIp,
  baseline: known,
  ownAddresses,
}: ProxyEvidence): string[] {
  const baseline = known ?? {};
  return Object.entries(headers).flatMap(([headerName, headerValue]) => {
    if (!revealing.has(headerName.toLowerCase()) || baseline[headerName] === headerValue) return [];
    const headerAddresses = addressesIn(headerValue);
    // The operator's reverse proxy notes the client's address: the proxy's own exit, which is no secret.
    const isFromOperator =
      Object.hasOwn(baseline, headerName) &&
      headerAddresses.length > 0 &&
      headerAddresses.every((ip) => ip === exitIp && !ownAddresses.includes(ip));
    return isFromOperator ? [] : [headerName];
  });
}

/** Null when the headers may name this server, whose address in public is not known. */
export function anonymityOf(judgement: ProxyEvidence): Anonymity | null {
  const headerNames = revealingHeaders(judgement);
  if (headerNames.length === 0) return "elite";
  const revealedAddresses = headerNames.flatMap((headerName) =>
    addressesIn(judgement.headers[headerName] ?? ""),
  );
  if (revealedAddresses.some((ip) => judgement.ownAddresses.includes(ip))) return "transparent";
  return judgement.baseline === null && revealedAddresses.length > 0 ? null : "anonymous";
}

/** Whether a proxy fetched the judge's page, and what the judge saw. */
export type ProxyCheck =
  | {
      readonly isAlive: true;
      readonly protocol: Protocol;
      readonly latencyMs: number;
      readonly judgement: ProxyEvidence;
    }
  | { readonly isAlive: false; readonly reason: Message };

type Reader = { readonly lang: Lang; readonly countryOf: (address: string) => string | null };

/** Of a proxy that does not answer. */
const nothingLearned = {
  alive: false,
  latency_ms: null,
  exit_ip: null,
  country: null,
  anonymity: null,
  anonymity_meaning: null,
  traces: [],
} as const;

/** A proxy of a list that was refused before it was tried. */
export const notTried = (text: string, failure: Failure, lang: Lang): ProxyAnswer => ({
  proxy: withoutLogin(text),
  ...nothingLearned,
  summary: readMessage(lang, message("proxy.sum.notTried")),
  protocol: null,
  error: problemOf(failure, lang).detail,
});

/** What came of a check, in the reader's words. */
export function proxyAnswerOf(
  proxy: ProxyAddress,
  check: ProxyCheck,
  { lang, countryOf }: Reader,
): ProxyAnswer {
  if (!check.isAlive) {
    return {
      proxy: describeProxy(proxy, proxy.protocol),
      ...nothingLearned,
      summary: readMessage(lang, message("proxy.sum.dead")),
      protocol: proxy.protocol,
      error: readMessage(lang, check.reason),
    };
  }
  const { protocol, latencyMs, judgement } = check;
  const anonymity = anonymityOf(judgement);
  const country = countryOf(judgement.exitIp);
  return {
    proxy: describeProxy(proxy, protocol),
    alive: true,
    summary: readMessage(
      lang,
      message("proxy.sum.alive", { protocol: protocol.toUpperCase(), ms: Math.round(latencyMs) }),
    ),
    protocol,
    latency_ms: Math.round(latencyMs),
    exit_ip: judgement.exitIp,
    country: country === null ? null : { code: country, name: countryName(country, lang) },
    anonymity,
    anonymity_meaning: readMessage(lang, { key: `proxy.anonymity.${anonymity ?? "unknown"}` }),
    traces: revealingHeaders(judgement),
    error: null,
  };
}
