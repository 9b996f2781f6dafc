import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { settingFaults } from "./setting-faults.ts";

const textSetting = (settingDescription: string, standardValue = "") =>
  Type.String({ description: settingDescription, default: standardValue });
const portSetting = (settingDescription: string, standardValue: number) =>
  Type.Integer({ description: settingDescription, default: standardValue, minimum: 0, maximum: 65_535 });

/** Every setting, each with what it does and its default; README's table is held to this one by a test. */
export const Env = Type.Object({
  PORT: portSetting("the port it listens on", 3000),
  HOST: textSetting("the address it listens on", "0.0.0.0"),
  PUBLIC_URL: textSetting(
    "the origin in links, canonical addresses and the sitemap; `http://localhost:$PORT` when unset",
  ),
  HSTS: textSetting(
    "how long browsers insist on TLS, with an https PUBLIC_URL; add `; includeSubDomains; preload` where every name below is served by TLS too",
    "max-age=63072000",
  ),
  SITE_NAME: textSetting("the site's title", "Hộp Đồ Nghề"),
  ROLE: Type.Union([Type.Literal("all"), Type.Literal("web"), Type.Literal("mail")], {
    description: "what this process does: `web` serves pages and the API, `mail` receives by SMTP",
    default: "all",
  }),
  DATABASE_URL: textSetting(
    "the SQLite file, or `postgres://user:password@host:port/database` for many processes",
    "file:data/toolbox.db",
  ),
  BACKUP_KEEP: Type.Integer({
    description: "how many backups are kept of those that are named by their time",
    default: 14,
    minimum: 1,
  }),
  REDIS_URL: textSetting("`redis://host:port`, which then carries limits and events between processes"),
  SESSION_SECRET: textSetting(
    "signs tokens, at least 32 characters; made once and kept in the database when unset",
  ),
  TRUST_PROXY: Type.Integer({
    description: "how many proxies in front may set `X-Forwarded-For`",
    default: 0,
    minimum: 0,
    maximum: 10,
  }),
  RATE_LIMIT: Type.Number({
    description: "multiplies every per-client limit; 0 turns limits off (benchmarks)",
    default: 1,
    minimum: 0,
  }),
  GOOGLE_CLIENT_ID: textSetting("sign-in with Google; unavailable without it"),
  GOOGLE_CLIENT_SECRET: textSetting("the secret that goes with it"),
  GOOGLE_AUTH_URL: textSetting(
    "where visitors are sent to sign in",
    "https://accounts.google.com/o/oauth2/v2/auth",
  ),
  GOOGLE_TOKEN_URL: textSetting("where the code becomes a token", "https://oauth2.googleapis.com/token"),
  GOOGLE_USERINFO_URL: textSetting(
    "who the token belongs to",
    "https://openidconnect.googleapis.com/v1/userinfo",
  ),
  FACEBOOK_CLIENT_ID: textSetting("sign-in with Facebook; unavailable without it"),
  FACEBOOK_CLIENT_SECRET: textSetting("the secret that goes with it"),
  FACEBOOK_AUTH_URL: textSetting(
    "where visitors are sent to sign in",
    "https://www.facebook.com/v21.0/dialog/oauth",
  ),
  FACEBOOK_TOKEN_URL: textSetting(
    "where the code becomes a token",
    "https://graph.facebook.com/v21.0/oauth/access_token",
  ),
  FACEBOOK_USERINFO_URL: textSetting("who the token belongs to", "https://graph.facebook.com/v21.0/me"),
  DNS_SERVERS: textSetting("`ip:port,ip:port` asked by the DNS tool; the system's when unset"),
  RDAP_BOOTSTRAP_URL: textSetting("where RDAP servers are listed", "https://data.iana.org/rdap/dns.json"),
  WHOIS_SERVER: textSetting("the first WHOIS server asked, `host:port`", "whois.iana.org:43"),
  PROXY_JUDGE_URL: textSetting(
    "what a checked proxy is asked to fetch; `$PUBLIC_URL/api/proxy/judge` when unset",
  ),
  OUTBOUND_ALLOW: textSetting(
    "`cidr` or `cidr:port` list let through besides public addresses (tests, intranets)",
  ),
  GEOIP_MMDB: textSetting("a country database file used instead of the embedded one"),
  ASN_MMDB: textSetting("an ASN database file used instead of the DNS look-up"),
  AI_BASE_URL: textSetting("any OpenAI-compatible server; OpenAI's when only a key is set"),
  AI_API_KEY: textSetting("its key; with no key and no base URL the chat says it is not configured"),
  AI_MODEL: textSetting(
    "the model asked for; gpt-4o-mini at OpenAI, else the first that the server lists, when unset",
  ),
  GOOGLE_TRANSLATE_API_KEY: textSetting(
    "Cloud Translation API key; without one Google's keyless endpoint is used",
  ),
  TRANSLATE_URL: textSetting("replaces the translation endpoint (tests, gateways)"),
  LIBRETRANSLATE_URL: textSetting("a LibreTranslate server to use instead of Google"),
  LIBRETRANSLATE_API_KEY: textSetting("its key, when it wants one"),
  MAIL_DOMAIN: textSetting("the domain of temporary mailboxes", "localhost"),
  SMTP_HOST: textSetting("the address the SMTP receiver listens on", "127.0.0.1"),
  SMTP_PORT: portSetting("its port; 0 turns the receiver off", 2525),
  SMTP_TLS_CERT: textSetting("a certificate file, PEM; STARTTLS is offered when both are set"),
  SMTP_TLS_KEY: textSetting("its key file, PEM"),
  MAIL_HOOK_SECRET: textSetting(
    "the bearer secret of the HTTP way in for mail, at least 32 characters; the hook is closed when unset",
  ),
  LINK_BLOCKLIST: textSetting("a file of host names, one a line, that short links may not lead to"),
  ADMIN_EMAILS: textSetting(
    "who sees `/admin`: addresses between commas, of people whose sign-in provider has verified them",
  ),
  METRICS_TOKEN: textSetting("`/metrics` answers Prometheus with this bearer token; not there when unset"),
  ANALYTICS_SCRIPT_URL: textSetting("a third-party analytics script, loaded only when set"),
  ANALYTICS_ID: textSetting("the site's id there"),
  FACEBOOK_URL: textSetting("a link in the footer; hidden when unset"),
  ZALO_URL: textSetting("a link in the footer; hidden when unset"),
  TELEGRAM_URL: textSetting("a link in the footer; hidden when unset"),
  CONTACT_EMAIL: textSetting("shown on the legal pages; hidden when unset"),
  DONATE_TEXT: textSetting("what the donation page's QR code says; the page says there is none when unset"),
});

export type Config = Omit<Static<typeof Env>, "PUBLIC_URL" | "PROXY_JUDGE_URL"> & {
  /** An origin, without a slash at its end. */
  readonly PUBLIC_URL: string;
  readonly PROXY_JUDGE_URL: string;
};

/** Reads the settings; an empty one counts as unset. Throws with the name and the value of each that is wrong. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const givenSettings = Object.fromEntries(
    Object.keys(Env.properties).flatMap((settingName) =>
      env[settingName] ? [[settingName, env[settingName]]] : [],
    ),
  );
  const envSettings = Value.Default(Env, Value.Convert(Env, givenSettings));
  const faults = [...Value.Errors(Env, envSettings)].map(
    ({ path, schema, message }) => `${path.slice(1)}: ${choicesOf(schema) ?? message}`,
  );
  if (faults.length > 0) throw new Error(`Settings that cannot be used: ${faults.join("; ")}`);
  const decodedEnv = Value.Decode(Env, envSettings);
  const formFaults = [...settingFaults(decodedEnv)];
  if (formFaults.length > 0) throw new Error(`Settings that cannot be used: ${formFaults.join("; ")}`);
  const { PUBLIC_URL, PROXY_JUDGE_URL, ...configFields } = decodedEnv;
  const publicUrl = originOf(PUBLIC_URL || `http://localhost:${configFields.PORT}`);
  for (const secretName of ["SESSION_SECRET", "MAIL_HOOK_SECRET"] as const) {
    const weakness = configFields[secretName] && weaknessOf(configFields[secretName]);
    if (weakness) throw new Error(`Settings that cannot be used: ${secretName}: ${weakness}`);
  }
  return {
    ...configFields,
    PUBLIC_URL: publicUrl,
    PROXY_JUDGE_URL: PROXY_JUDGE_URL || `${publicUrl}/api/proxy/judge`,
  };
}

/** What may be chosen; null where there is no choice of texts. */
const choicesOf = ({ anyOf }: TSchema): string | null =>
  Array.isArray(anyOf)
    ? `one of ${anyOf.map((schemaChoice: TSchema) => String(schemaChoice["const"])).join(", ")}`
    : null;

const minSecretLength = 32;
const minSecretCharacters = 10;

/** What makes a secret easy to guess; null for one that is not. The secret itself is never shown. */
function weaknessOf(secret: string): string | null {
  if (secret.length < minSecretLength) return `at least ${minSecretLength} characters are needed`;
  return new Set(secret).size < minSecretCharacters
    ? "too few different characters; `openssl rand -base64 32` makes a good one"
    : null;
}

function originOf(publicAddress: string): string {
  const url = URL.canParse(publicAddress) ? new URL(publicAddress) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/") return url.origin;
  throw new Error(
    `Settings that cannot be used: PUBLIC_URL: "${publicAddress}" is not an origin such as https://example.com`,
  );
}
