import { parseAddress } from "#tools/ip/address.ts";
import type { Anonymity } from "./schema.ts";

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
