import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { settingFaults } from "./setting-faults.ts";

const text = (description: string, standard = "") => Type.String({ description, default: standard });
const port = (description: string, standard: number) =>
  Type.Integer({ description, default: standard, minimum: 0, maximum: 65_535 });
const count = (description: string, standard: number, bounds: { minimum?: number; maximum?: number } = {}) =>
  Type.Integer({ description, default: standard, minimum: 0, ...bounds });

const site = {
  PORT: port("the port to listen on", 3000),
  HOST: text("the address to listen on; `127.0.0.1` behind a proxy on the same machine", "0.0.0.0"),
  PUBLIC_URL: text(
    "the site's own origin, such as `https://example.com`, for links, canonical addresses, sign-in and the sitemap; `http://localhost:$PORT` when unset",
  ),
  TRUST_PROXY: count("how many proxies in front may set `X-Forwarded-For`", 0, { maximum: 10 }),
  DRAIN_S: Type.Number({
    description:
      "how many seconds the site still answers after SIGTERM, while `/readyz` says 503: longer than a proxy in front waits between two looks at it, and than it keeps an idle connection",
    default: 2,
    minimum: 0,
    maximum: 20,
  }),
  HSTS: text(
    "how long browsers insist on TLS, when PUBLIC_URL is https; add `; includeSubDomains; preload` if every name below it has TLS too",
    "max-age=63072000",
  ),
  SITE_NAME: text("the site's name", "Hộp Đồ Nghề"),
  CONTACT_EMAIL: text("shown on the legal pages; hidden when unset"),
  FACEBOOK_URL: text("a link in the footer; hidden when unset"),
  ZALO_URL: text("a link in the footer; hidden when unset"),
  TELEGRAM_URL: text("a link in the footer; hidden when unset"),
  DONATE_BANK: text(
    "the bank of the account that donations go to, by its BIN, code or short name; the donation page then has its VietQR code",
  ),
  DONATE_ACCOUNT: text("that account's number, 6 to 19 digits or letters"),
  DONATE_NAME: text("its holder's name, for people to read"),
  DONATE_TEXT: text(
    "a text of one's own for a QR code on the donation page; with neither it nor an account the page says that there is none",
  ),
};

const data = {
  DATABASE_URL: text(
    "the SQLite file, or `postgres://user:password@host:port/database` for many processes",
    "file:data/toolbox.db",
  ),
  BACKUP_KEEP: count("how many backups named by their time are kept", 7, { minimum: 1 }),
  SESSION_SECRET: text(
    "signs tokens, at least 32 characters; when unset one is made and kept in the database",
  ),
  SESSION_SECRET_OLD: text("the one before it: whoever has signed in with it stays signed in"),
};

const growing = {
  ROLE: Type.Union([Type.Literal("all"), Type.Literal("web"), Type.Literal("mail")], {
    description: "what this process does: `web` serves pages and the API, `mail` receives mail, `all` both",
    default: "all",
  }),
  REDIS_URL: text(
    "`redis://host:port` of a Redis or Valkey that carries limits and events between processes",
  ),
};

const limits = {
  RATE_LIMIT: Type.Number({
    description: "multiplies every limit of a client; 0 turns limits off (for benchmarks)",
    default: 1,
    minimum: 0,
  }),
  AI_DAILY: count("how many questions all visitors together may ask the AI a day; 0 means no ceiling", 2000),
  TRANSLATE_DAILY: count(
    "how many characters all visitors together may have translated a day; 0 means no ceiling",
    1_000_000,
  ),
  LINKS_MAX_MB: count("how many megabytes all short links of people who are not signed in may take", 1024, {
    minimum: 1,
  }),
  NOTES_MAX_MB: count("how many megabytes all notes of people who are not signed in may take", 1024, {
    minimum: 1,
  }),
  OUTBOUND_MAX: count(
    "how many look-ups of all visitors may reach out to hosts of their choice at once, in each process",
    64,
    { minimum: 1, maximum: 4096 },
  ),
  MAIL_MAX_MB: count("how many megabytes all temporary mailboxes may hold together", 2048, { minimum: 100 }),
  DATABASE_MAX_MB: count(
    "how many megabytes the whole database may take before nobody makes further links, notes and history, also with an account",
    51_200,
    { minimum: 1 },
  ),
  LINK_BLOCKLIST: text("a file of host names, one a line, that short links may not lead to"),
};

const operator = {
  ADMIN_EMAILS: text(
    "who may open `/admin`: e-mail addresses separated by commas, verified by the sign-in provider",
  ),
  METRICS_TOKEN: text(
    "the bearer token of `/metrics` (Prometheus), at least 16 characters; the page is not there when unset",
  ),
  METRICS_TOKEN_OLD: text("the one before it, which opens the page until the scraper has the new one"),
  ANALYTICS_SCRIPT_URL: text("a third-party analytics script; none is loaded when unset"),
  ANALYTICS_ID: text("the site's id there"),
};

const signIn = {
  GOOGLE_CLIENT_ID: text("client id for sign-in with Google; unavailable when unset"),
  GOOGLE_CLIENT_SECRET: text("the client secret that goes with it"),
  GOOGLE_AUTH_URL: text("where visitors are sent to sign in", "https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: text("where the code is exchanged for a token", "https://oauth2.googleapis.com/token"),
  GOOGLE_USERINFO_URL: text("who the token belongs to", "https://openidconnect.googleapis.com/v1/userinfo"),
  FACEBOOK_CLIENT_ID: text("client id for sign-in with Facebook; unavailable when unset"),
  FACEBOOK_CLIENT_SECRET: text("the client secret that goes with it"),
  FACEBOOK_AUTH_URL: text(
    "where visitors are sent to sign in",
    "https://www.facebook.com/v21.0/dialog/oauth",
  ),
  FACEBOOK_TOKEN_URL: text(
    "where the code is exchanged for a token",
    "https://graph.facebook.com/v21.0/oauth/access_token",
  ),
  FACEBOOK_USERINFO_URL: text("who the token belongs to", "https://graph.facebook.com/v21.0/me"),
};

const ai = {
  AI_BASE_URL: text("any OpenAI-compatible server; OpenAI's own when only a key is set"),
  AI_API_KEY: text("its key; with neither a key nor a base URL the chat says that it is not configured"),
  AI_MODEL: text(
    "the model to ask for; when unset gpt-4o-mini at OpenAI, elsewhere the first one that the server lists",
  ),
  GOOGLE_TRANSLATE_API_KEY: text("a Cloud Translation API key; when unset Google's keyless endpoint is used"),
  TRANSLATE_URL: text("replaces Google's translation endpoint (gateways, tests)"),
  LIBRETRANSLATE_URL: text("a LibreTranslate server to use instead of Google"),
  LIBRETRANSLATE_API_KEY: text("its key, if it wants one"),
};

const mail = {
  MAIL_DOMAIN: text("the domain of temporary mailboxes", "localhost"),
  SMTP_HOST: text("the address the SMTP receiver listens on", "127.0.0.1"),
  SMTP_PORT: port("its port; 0 turns the receiver off", 2525),
  SMTP_TLS_CERT: text("a certificate file (PEM); STARTTLS is offered when certificate and key are set"),
  SMTP_TLS_KEY: text("its key file (PEM)"),
  MAIL_HOOK_SECRET: text(
    "the bearer secret of the HTTP endpoint for incoming mail, at least 32 characters; the endpoint is closed when unset",
  ),
  MAIL_HOOK_SECRET_OLD: text("the one before it, which is taken until the gateway has the new one"),
};

const lookUps = {
  DNS_SERVERS: text("name servers to ask, `ip:port,ip:port`; the system's when unset"),
  RDAP_BOOTSTRAP_URL: text("where RDAP servers are listed", "https://data.iana.org/rdap/dns.json"),
  WHOIS_SERVER: text("the first WHOIS server to ask, `host:port`", "whois.iana.org:43"),
  PROXY_JUDGE_URL: text("what a checked proxy is asked to fetch; `$PUBLIC_URL/api/proxy/judge` when unset"),
  OUTBOUND_ALLOW: text(
    "addresses that tools may connect to besides public ones, `cidr` or `cidr:port` separated by commas (intranets, tests)",
  ),
  GEOIP_MMDB: text("a country database (MMDB) to use instead of the built-in one"),
  ASN_MMDB: text("an ASN database (MMDB) to use instead of asking over DNS"),
};

/** Every setting with its default and what it does, by subject. `bun run docs` writes this into the papers. */
export const settingGroups = [
  { title: "Site", settings: site },
  { title: "Data", settings: data },
  { title: "Several processes", settings: growing },
  { title: "Limits and abuse", settings: limits },
  { title: "Operators", settings: operator },
  { title: "Sign-in", settings: signIn },
  { title: "AI chat and translation", settings: ai },
  { title: "Temporary mailbox", settings: mail },
  { title: "Network tools", settings: lookUps },
] as const;

export const Env = Type.Object({
  ...site,
  ...data,
  ...growing,
  ...limits,
  ...operator,
  ...signIn,
  ...ai,
  ...mail,
  ...lookUps,
});

export type Config = Omit<Static<typeof Env>, "PUBLIC_URL" | "PROXY_JUDGE_URL"> & {
  /** An origin, without a slash at its end. */
  readonly PUBLIC_URL: string;
  readonly PROXY_JUDGE_URL: string;
};

/** Reads the settings; an empty one counts as unset. Throws with the name and the value of each that is wrong. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(Env.properties).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const settings = Value.Default(Env, Value.Convert(Env, given));
  const faults = [...Value.Errors(Env, settings)].map(
    ({ path, schema, message }) => `${path.slice(1)}: ${choicesOf(schema) ?? message}`,
  );
  if (faults.length > 0) throw new Error(`Settings that cannot be used: ${faults.join("; ")}`);
  const decoded = Value.Decode(Env, settings);
  const formFaults = [...settingFaults(decoded)];
  if (formFaults.length > 0) throw new Error(`Settings that cannot be used: ${formFaults.join("; ")}`);
  const { PUBLIC_URL, PROXY_JUDGE_URL, ...others } = decoded;
  const publicUrl = originOf(PUBLIC_URL || `http://localhost:${others.PORT}`);
  for (const [name, minLength] of secretLengths) {
    const weakness = others[name] && weaknessOf(others[name], minLength);
    if (weakness) throw new Error(`Settings that cannot be used: ${name}: ${weakness}`);
  }
  return {
    ...others,
    PUBLIC_URL: publicUrl,
    PROXY_JUDGE_URL: PROXY_JUDGE_URL || `${publicUrl}/api/proxy/judge`,
  };
}

/** What may be chosen; null where there is no choice of texts. */
const choicesOf = ({ anyOf }: TSchema): string | null =>
  Array.isArray(anyOf)
    ? `one of ${anyOf.map((schemaChoice: TSchema) => String(schemaChoice["const"])).join(", ")}`
    : null;

/** How long each secret has to be at least. What a metrics token opens is numbers, so it may be shorter. */
const secretLengths = [
  ["SESSION_SECRET", 32],
  ["SESSION_SECRET_OLD", 32],
  ["MAIL_HOOK_SECRET", 32],
  ["MAIL_HOOK_SECRET_OLD", 32],
  ["METRICS_TOKEN", 16],
  ["METRICS_TOKEN_OLD", 16],
] as const;
const minSecretCharacters = 10;

/** What makes a secret easy to guess; null for one that is not. The secret itself is never shown. */
function weaknessOf(secret: string, minLength: number): string | null {
  if (secret.length < minLength) return `at least ${minLength} characters are needed`;
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
