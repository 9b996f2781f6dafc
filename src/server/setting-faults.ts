import { entriesOf, parseHostPort } from "#net/endpoint.ts";
import { accountPattern } from "#tools/vietqr/schema.ts";
import { readTransfer } from "#tools/vietqr/transfer.ts";

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
const settingPairs = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["FACEBOOK_CLIENT_ID", "FACEBOOK_CLIENT_SECRET"],
  ["DONATE_BANK", "DONATE_ACCOUNT"],
] as const;

/** The second is the secret before the first, and of no use without it. */
const replacedSecrets = [
  ["MAIL_HOOK_SECRET", "MAIL_HOOK_SECRET_OLD"],
  ["METRICS_TOKEN", "METRICS_TOKEN_OLD"],
] as const;

type Settings = Readonly<
  Record<
    | (typeof webAddresses)[number]
    | (typeof settingPairs)[number][number]
    | (typeof replacedSecrets)[number][number]
    | "REDIS_URL"
    | "DNS_SERVERS"
    | "WHOIS_SERVER"
    | "HSTS"
    | "ADMIN_EMAILS"
    | "DONATE_NAME",
    string
  >
>;

const hasScheme = (settingAddress: string, schemes: RegExp): boolean =>
  URL.canParse(settingAddress) && schemes.test(new URL(settingAddress).protocol);

/** Nobody is to send money to an account that was mistyped. */
function* donationFaults({
  DONATE_BANK: bank,
  DONATE_ACCOUNT: account,
  DONATE_NAME: name,
}: Settings): Generator<string> {
  if (name && !account) yield "DONATE_ACCOUNT: it is unset, and DONATE_NAME is of no use without it";
  if (!bank || !account) return;
  if (!new RegExp(accountPattern).test(account))
    yield `DONATE_ACCOUNT: "${account}" is not an account number, 6 to 19 digits or letters and nothing between them`;
  const transfer = readTransfer({ bank, account, name });
  const wrong = transfer.ok ? [] : (transfer.failure.errors ?? []).map(({ path }) => path);
  if (wrong.includes("bank"))
    yield `DONATE_BANK: "${bank}" is no bank that VietQR knows, such as VCB or 970436`;
  if (wrong.includes("name")) yield `DONATE_NAME: "${name}" has letters that cannot be drawn`;
}

/** What cannot be meant by a setting whose type is only a text, a name and a reason each. No secret is shown. */
export function* settingFaults(givenSettings: Settings): Generator<string> {
  for (const settingName of webAddresses) {
    const settingAddress = givenSettings[settingName];
    if (settingAddress && !hasScheme(settingAddress, /^https?:$/))
      yield `${settingName}: "${settingAddress}" is not an address such as https://example.com`;
  }
  if (givenSettings.REDIS_URL && !hasScheme(givenSettings.REDIS_URL, /^rediss?:$/))
    yield "REDIS_URL: it is not an address such as redis://127.0.0.1:6379";
  for (const dnsEntry of entriesOf(givenSettings.DNS_SERVERS)) {
    if (!/^[\d.]+(?::\d+)?$|^[^.]*:/.test(dnsEntry) || !parseHostPort(dnsEntry, 53))
      yield `DNS_SERVERS: "${dnsEntry}" is not an IP address, or one and a port, such as 9.9.9.9:53`;
  }
  if (!parseHostPort(givenSettings.WHOIS_SERVER, 43))
    yield `WHOIS_SERVER: "${givenSettings.WHOIS_SERVER}" is not a host, or a host and a port`;
  if (!/^max-age=\d+(?:;\s*(?:includeSubDomains|preload))*$/i.test(givenSettings.HSTS))
    yield `HSTS: "${givenSettings.HSTS}" does not begin with max-age=SECONDS`;
  for (const emailEntry of entriesOf(givenSettings.ADMIN_EMAILS)) {
    if (!/^[^\s@]+@[^\s@]+$/.test(emailEntry)) yield `ADMIN_EMAILS: "${emailEntry}" is not an e-mail address`;
  }
  for (const [newSecret, oldSecret] of replacedSecrets) {
    if (givenSettings[oldSecret] && !givenSettings[newSecret])
      yield `${newSecret}: it is unset, and ${oldSecret} is of no use without it`;
  }
  for (const [firstSetting, otherSetting] of settingPairs) {
    if (Boolean(givenSettings[firstSetting]) !== Boolean(givenSettings[otherSetting]))
      yield `${givenSettings[firstSetting] ? otherSetting : firstSetting}: it is unset, and ${givenSettings[firstSetting] ? firstSetting : otherSetting} is of no use without it`;
  }
  yield* donationFaults(givenSettings);
}
