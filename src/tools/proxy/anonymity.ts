import { parseAddress } from "../ip/address.ts";

export const anonymities = ["transparent", "anonymous", "elite"] as const;
export type Anonymity = (typeof anonymities)[number];

export type Headers = Readonly<Record<string, string>>;

/** Headers by which proxies tell of themselves or of their client. */
const telling = new Set([
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
const addressesIn = (value: string): readonly string[] =>
  value.split(/[\s,;="]+/).flatMap((part) => {
    const address = parseAddress(part) ?? parseAddress(part.replace(/:\d+$/, ""));
    return address ? [address.ip] : [];
  });

export type Judgement = {
  /** What arrived through the proxy. */
  readonly headers: Headers;
  readonly exitIp: string;
  /** What arrives without any proxy: the operator's own front adds headers too. */
  readonly usual: Headers;
  /** The addresses under which this server is known outside. */
  readonly own: readonly string[];
};

/** The headers by which the proxy gives itself away, the operator's own aside. */
export function traces({ headers, exitIp, usual, own }: Judgement): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (!telling.has(name.toLowerCase()) || usual[name] === value) return [];
    const found = addressesIn(value);
    // The operator's front writes down who came: the proxy's own exit, which is no secret.
    const isFront =
      Object.hasOwn(usual, name) &&
      found.length > 0 &&
      found.every((ip) => ip === exitIp && !own.includes(ip));
    return isFront ? [] : [name];
  });
}

/** Transparent tells who asks, anonymous that somebody does through a proxy, elite nothing. */
export function anonymityOf(judgement: Judgement): Anonymity {
  const names = traces(judgement);
  if (names.length === 0) return "elite";
  const values = names.flatMap((name) => addressesIn(judgement.headers[name] ?? ""));
  return values.some((ip) => judgement.own.includes(ip)) ? "transparent" : "anonymous";
}
