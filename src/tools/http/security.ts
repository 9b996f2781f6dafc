import { type Message, message } from "#core/i18n.ts";
import type { HttpHeader } from "./effects.ts";
import type { SecurityState } from "./schema.ts";

export type SecurityFact = {
  readonly name: string;
  readonly state: SecurityState;
  readonly about: Message;
};

type Answered = { readonly url: string; readonly headers: readonly HttpHeader[] };

const daySeconds = 86_400;
/** Half a year, less than which scanners call too short. */
export const leastDays = 180;

/** RFC 6797: of several only the first counts, and none that came in clear. */
function transportFact([value]: readonly string[]): SecurityFact {
  const name = "Strict-Transport-Security";
  if (value === undefined) return { name, state: "none", about: message("http.said.security.hsts.none") };
  const [, seconds] = /(?:^|;)\s*max-age\s*=\s*"?(\d{1,15})"?\s*(?:;|$)/i.exec(value) ?? [];
  if (seconds === undefined) return { name, state: "weak", about: message("http.said.security.hsts.broken") };
  const days = Math.floor(Number(seconds) / daySeconds);
  if (Number(seconds) === 0) return { name, state: "weak", about: message("http.said.security.hsts.off") };
  if (days < leastDays)
    return { name, state: "weak", about: message("http.said.security.hsts.short", { days }) };
  const isForAll = /(?:^|;)\s*includeSubDomains\s*(?:;|$)/i.test(value);
  return {
    name,
    state: "good",
    about: message(isForAll ? "http.said.security.hsts.all" : "http.said.security.hsts.good", { days }),
  };
}

type Directives = ReadonlyMap<string, readonly string[]>;

/** A policy's directives; of one that is there twice the first counts (CSP 3, section 2.2.1). */
function directivesOf(policy: string): Directives {
  const directives = new Map<string, readonly string[]>();
  for (const directive of policy.split(";")) {
    const [name = "", ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name !== "" && !directives.has(name)) directives.set(name, sources);
  }
  return directives;
}

/** Whether scripts written into the page run: a nonce or a hash switches `'unsafe-inline'` off. */
function runsAnyScript(directives: Directives): boolean {
  const sources = directives.get("script-src") ?? directives.get("default-src");
  if (!sources) return true;
  if (
    sources.some((source) => /^(?:\*|https?:|data:)$/.test(source)) &&
    !sources.includes("'strict-dynamic'")
  )
    return true;
  return sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
}

function policyFact(policies: readonly Directives[], isReported: boolean): SecurityFact {
  const name = "Content-Security-Policy";
  if (policies.length === 0)
    return {
      name,
      state: "none",
      about: message(isReported ? "http.said.security.csp.reported" : "http.said.security.csp.none"),
    };
  const isWeak = policies.every(runsAnyScript);
  return {
    name,
    state: isWeak ? "weak" : "good",
    about: message(isWeak ? "http.said.security.csp.weak" : "http.said.security.csp.good"),
  };
}

/** Who may show the page in a frame: `frame-ancestors` comes before the old header. */
function frameFact(policies: readonly Directives[], framing: readonly string[]): SecurityFact {
  const name = "X-Frame-Options";
  const ancestors = policies.flatMap((policy) => policy.get("frame-ancestors") ?? []);
  if (policies.some((policy) => policy.has("frame-ancestors")))
    return ancestors.includes("*")
      ? { name, state: "weak", about: message("http.said.security.frame.any") }
      : { name, state: "good", about: message("http.said.security.frame.good") };
  if (framing.length === 0) return { name, state: "none", about: message("http.said.security.frame.none") };
  return framing.every((value) => /^\s*(?:deny|sameorigin)\s*$/i.test(value))
    ? { name, state: "good", about: message("http.said.security.frame.good") }
    : { name, state: "weak", about: message("http.said.security.frame.ignored") };
}

function typeFact([value]: readonly string[]): SecurityFact {
  const isSet = value !== undefined && /^\s*nosniff\s*(?:,|$)/i.test(value);
  return {
    name: "X-Content-Type-Options",
    state: isSet ? "good" : "none",
    about: message(isSet ? "http.said.security.type.good" : "http.said.security.type.none"),
  };
}

const referrerPolicies =
  /^(?:no-referrer|no-referrer-when-downgrade|origin|origin-when-cross-origin|same-origin|strict-origin|strict-origin-when-cross-origin|unsafe-url)$/;

/** Of several policies the last one that a browser knows counts. */
function referrerFact(values: readonly string[]): SecurityFact {
  const name = "Referrer-Policy";
  const known = values
    .flatMap((value) => value.toLowerCase().split(","))
    .map((policy) => policy.trim())
    .filter((policy) => referrerPolicies.test(policy))
    .at(-1);
  if (known === undefined) return { name, state: "open", about: message("http.said.security.referrer.none") };
  return /^(?:unsafe-url|no-referrer-when-downgrade)$/.test(known)
    ? { name, state: "weak", about: message("http.said.security.referrer.weak") }
    : { name, state: "good", about: message("http.said.security.referrer.good", { policy: known }) };
}

/** Cookies that another site's page, a script or a line in clear may get at. */
function cookieFacts(cookies: readonly string[], isSecure: boolean): readonly SecurityFact[] {
  if (cookies.length === 0) return [];
  const lacking = (attribute: RegExp) => cookies.filter((cookie) => !attribute.test(cookie)).length;
  const counts = {
    secure: isSecure ? lacking(/;\s*secure\s*(?:;|$)/i) : 0,
    httpOnly: lacking(/;\s*httponly\s*(?:;|$)/i),
    sameSite: lacking(/;\s*samesite\s*=\s*(?:lax|strict|none)\s*(?:;|$)/i),
  };
  const isWhole = counts.secure + counts.httpOnly + counts.sameSite === 0;
  return [
    {
      name: "Set-Cookie",
      state: isWhole ? "good" : "weak",
      about: isWhole
        ? message("http.said.security.cookies.good", { count: cookies.length })
        : message("http.said.security.cookies.weak", { count: cookies.length, ...counts }),
    },
  ];
}

/** What an answer tells browsers for the safety of who reads it; of what is no page only what concerns it. */
export function securityOf({ url, headers }: Answered): readonly SecurityFact[] {
  const valuesOf = (name: string) =>
    headers.filter(([given]) => given.toLowerCase() === name).map(([, value]) => value);
  const policies = valuesOf("content-security-policy")
    .flatMap((value) => value.split(","))
    .map(directivesOf);
  const isSecure = url.startsWith("https:");
  const isPage = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(valuesOf("content-type")[0] ?? "");
  return [
    ...(isSecure ? [transportFact(valuesOf("strict-transport-security"))] : []),
    ...(isPage
      ? [
          policyFact(policies, valuesOf("content-security-policy-report-only").length > 0),
          frameFact(policies, valuesOf("x-frame-options")),
        ]
      : []),
    typeFact(valuesOf("x-content-type-options")),
    ...(isPage ? [referrerFact(valuesOf("referrer-policy"))] : []),
    ...cookieFacts(valuesOf("set-cookie"), isSecure),
  ];
}
