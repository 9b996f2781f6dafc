import { message } from "#core/i18n.ts";
import { type Result, fail, invalid, ok } from "#core/result.ts";
import type { Domain } from "./domain.ts";
import { type Json, type JsonObject, isJsonObject } from "#core/json.ts";
import { isDomainObject, readRdap } from "./rdap.ts";
import { refusalIn } from "./refusal.ts";
import { type WhoisServer, hasNoTldRecord, isTldAnswer, queryFor, referralIn } from "./referral.ts";
import { unknownRegistration } from "./registration.ts";
import type { Registration } from "./schema.ts";
import { isRegistered, readWhois } from "./text.ts";

/** What is known about a name, and which server said so. */
export type WhoisRecord = {
  /** Null when no server that was asked can know. */
  readonly registered: boolean | null;
  readonly source: "rdap" | "whois" | "dns";
  readonly server: string;
  readonly registration: Registration;
  /** What the server said: an object of RDAP or DNS, the text of WHOIS. */
  readonly raw: string | JsonObject;
};

export type RdapReply = {
  readonly server: string;
  readonly status: number;
  readonly json: Json;
  /** The page of a web server, which knows nothing of names. */
  readonly isPage: boolean;
};

/** What the name servers of the top-level domain answer about a name. */
export type DomainDelegation = {
  readonly server: string;
  readonly rcode: string;
  readonly nameservers: readonly string[];
  /** The records as a zone file has them. */
  readonly records: readonly string[];
};

export type WhoisSources = {
  /** Null when no RDAP server is known for the top-level domain. */
  readonly rdap: (ascii: string) => Promise<Result<RdapReply> | null>;
  readonly whois: (server: WhoisServer, question: string) => Promise<Result<string>>;
  /** What the first WHOIS server says of a top-level domain; cached for a day, since it hardly changes. */
  readonly tld: (server: WhoisServer, tld: string) => Promise<Result<string>>;
  /** The server of a top-level domain by a list, for when the first server does not say; null when it is not listed. */
  readonly knownServer: (tld: string) => Promise<WhoisServer | null>;
  readonly delegation: (ascii: string) => Promise<Result<DomainDelegation>>;
  readonly firstServer: WhoisServer;
};

/** Registries that answer to people only: neither RDAP nor WHOIS (VNNIC's terms forbid automated queries). */
const closedRegistries: readonly string[] = ["vn"];

export const standardPort = 43;
const maxReferrals = 2;

/** Asks RDAP, then WHOIS; where the registry has neither, DNS, which can say "registered" but never "free". */
export async function search(domain: Domain, whoisSources: WhoisSources): Promise<Result<WhoisRecord>> {
  const rdap = await whoisSources.rdap(domain.ascii);
  const overRdap = rdap?.ok ? recordFromRdap(rdap.value) : rdap;
  if (overRdap?.ok) return overRdap;
  if (!overRdap && closedRegistries.includes(domain.tld)) return fromDns(domain, whoisSources);
  const overWhois = await fromWhois(domain, whoisSources);
  return overWhois ?? overRdap ?? fromDns(domain, whoisSources);
}

function recordFromRdap({ server, status, json, isPage }: RdapReply): Result<WhoisRecord> {
  const rdapJson = isJsonObject(json) ? json : {};
  const recordFrame = { source: "rdap", server, raw: rdapJson } as const;
  // The server is the registry's own by the list of RDAP servers, so its "not found" is certain.
  if (status === 404 && !isPage)
    return ok({ ...recordFrame, registered: false, registration: unknownRegistration });
  if (status === 429) return fail("upstream_error", message("whois.limited", { server }));
  if (status !== 200 || !isDomainObject(json))
    return fail("upstream_error", message("whois.broken", { server }));
  return ok({ ...recordFrame, registered: true, registration: readRdap(json) });
}

/** The server of the top-level domain, as the first server names it, else as it was known before; null when it has none. */
async function registryOf(
  { tld }: Domain,
  { firstServer, ...whoisSources }: WhoisSources,
): Promise<Result<WhoisServer | null>> {
  const rootAnswer = await whoisSources.tld(firstServer, tld);
  if (rootAnswer.ok && isTldAnswer(rootAnswer.value))
    return hasNoTldRecord(rootAnswer.value)
      ? invalid("domain", message("whois.invalid.unknownEnding", { ending: tld }))
      : ok(referralIn(rootAnswer.value));
  const known = await whoisSources.knownServer(tld);
  if (known) return ok(known);
  return rootAnswer.ok ? ok(firstServer) : rootAnswer;
}

/** Null when the top-level domain has no WHOIS server. */
async function fromWhois(domain: Domain, whoisSources: WhoisSources): Promise<Result<WhoisRecord> | null> {
  const { firstServer } = whoisSources;
  const registry = await registryOf(domain, whoisSources);
  if (!registry.ok) return registry;
  let server = registry.value;
  if (!server) return null;
  let whoisText = "";
  for (let hop = 0; server && hop < maxReferrals; hop++) {
    // The port is chosen by whoever wrote the answer: only WHOIS's own is connected to.
    if (server.port !== standardPort && server.port !== firstServer.port) {
      return fail("upstream_error", message("whois.badReferral", { server: serverNameOf(server) }));
    }
    const answer = await whoisSources.whois(server, queryFor(server, domain.ascii));
    if (!answer.ok) return answer;
    whoisText = answer.value;
    const record = recordFromText(whoisText, server);
    const nextServer = referralIn(whoisText);
    const isElsewhere = nextServer !== null && serverNameOf(nextServer) !== serverNameOf(server);
    if (!isElsewhere || (record.ok && record.value.registered !== null)) return record;
    server = nextServer;
  }
  return fail("upstream_error", message("whois.broken", { server: serverNameOf(firstServer) }));
}

export const serverNameOf = ({ host, port }: WhoisServer): string =>
  port === standardPort ? host : `${host}:${port}`;

export const refusalKeys = { limited: "whois.limited", denied: "whois.denied", down: "whois.down" } as const;

function recordFromText(whoisText: string, whoisServer: WhoisServer): Result<WhoisRecord> {
  const server = serverNameOf(whoisServer);
  if (!whoisText.trim()) return fail("upstream_error", message("whois.broken", { server }));
  const registration = readWhois(whoisText);
  const registered = isRegistered(whoisText, registration);
  // AFNIC says "too many requests" and "no entries found" in one answer.
  const refusal = registered ? null : refusalIn(whoisText);
  if (refusal) return fail("upstream_error", message(refusalKeys[refusal], { server }));
  return ok({
    registered,
    source: "whois",
    server,
    registration: registered === false ? unknownRegistration : registration,
    raw: whoisText,
  });
}

async function fromDns(domain: Domain, whoisSources: WhoisSources): Promise<Result<WhoisRecord>> {
  const delegation = await whoisSources.delegation(domain.ascii);
  if (!delegation.ok) return delegation;
  const { server, rcode, nameservers, records } = delegation.value;
  return ok({
    registered: nameservers.length > 0 ? true : null,
    source: "dns",
    server,
    registration: { ...unknownRegistration, nameservers },
    raw: { rcode, records },
  });
}
