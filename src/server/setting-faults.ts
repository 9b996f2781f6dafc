import { entriesOf, parseHostPort } from "../net/endpoint.ts";

const webAddresses = [
  "GOOGLE_AUTH_URL",
  "GOOGLE_TOKEN_URL",
  "GOOGLE_USERINFO_URL",
  "FACEBOOK_AUTH_URL",
  "FACEBOOK_TOKEN_URL",
  "FACEBOOK_USERINFO_URL",
  "RDAP_BOOTSTRAP_URL",
  "PROXY_JUDGE_URL",
  "AI_BASE_URL",
  "TRANSLATE_URL",
  "LIBRETRANSLATE_URL",
  "ANALYTICS_SCRIPT_URL",
  "FACEBOOK_URL",
  "ZALO_URL",
  "TELEGRAM_URL",
] as const;

/** One is of no use without the other. */
const pairs = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["FACEBOOK_CLIENT_ID", "FACEBOOK_CLIENT_SECRET"],
] as const;

type Settings = Readonly<
  Record<
    | (typeof webAddresses)[number]
    | (typeof pairs)[number][number]
    | "REDIS_URL"
    | "DNS_SERVERS"
    | "WHOIS_SERVER"
    | "HSTS"
    | "ADMIN_EMAILS",
    string
  >
>;

const hasScheme = (address: string, schemes: RegExp): boolean =>
  URL.canParse(address) && schemes.test(new URL(address).protocol);

/** What cannot be meant by a setting whose type is only a text, a name and a reason each. No secret is shown. */
export function* settingFaults(settings: Settings): Generator<string> {
  for (const name of webAddresses) {
    const address = settings[name];
    if (address && !hasScheme(address, /^https?:$/))
      yield `${name}: "${address}" is not an address such as https://example.com`;
  }
  if (settings.REDIS_URL && !hasScheme(settings.REDIS_URL, /^rediss?:$/))
    yield "REDIS_URL: it is not an address such as redis://127.0.0.1:6379";
  for (const entry of entriesOf(settings.DNS_SERVERS)) {
    if (!/^[\d.]+(?::\d+)?$|^[^.]*:/.test(entry) || !parseHostPort(entry, 53))
      yield `DNS_SERVERS: "${entry}" is not an IP address, or one and a port, such as 9.9.9.9:53`;
  }
  if (!parseHostPort(settings.WHOIS_SERVER, 43))
    yield `WHOIS_SERVER: "${settings.WHOIS_SERVER}" is not a host, or a host and a port`;
  if (!/^max-age=\d+(?:;\s*(?:includeSubDomains|preload))*$/i.test(settings.HSTS))
    yield `HSTS: "${settings.HSTS}" does not begin with max-age=SECONDS`;
  for (const entry of entriesOf(settings.ADMIN_EMAILS)) {
    if (!/^[^\s@]+@[^\s@]+$/.test(entry)) yield `ADMIN_EMAILS: "${entry}" is not an e-mail address`;
  }
  for (const [one, other] of pairs) {
    if (Boolean(settings[one]) !== Boolean(settings[other]))
      yield `${settings[one] ? other : one}: it is unset, and ${settings[one] ? one : other} is of no use without it`;
  }
}
