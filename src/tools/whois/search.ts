import { message } from "../../core/i18n.ts";
import { type Result, fail, invalid, ok } from "../../core/result.ts";
import type { Domain } from "./domain.ts";
import { type Json, type JsonObject, isJsonObject } from "../../core/json.ts";
import { isDomainObject, readRdap } from "./rdap.ts";
import { type WhoisServer, isEndingKnown, isEndingUnknown, questionFor, referralIn } from "./referral.ts";
import { unknownRegistration } from "./registration.ts";
import type { Registration } from "./schema.ts";
import { isWhoisRefusal, isRegistered, readWhois } from "./text.ts";

/** What was found, and who said so. */
export type WhoisRecord = {
  /** Null when nobody who was asked can know. */
  readonly registered: boolean | null;
  readonly source: "rdap" | "whois" | "dns";
  readonly server: string;
  readonly registration: Registration;
  /** What the server said: an object of RDAP or DNS, the text of WHOIS. */
  readonly raw: string | JsonObject;
};

export type RdapReply = { readonly server: string; readonly status: number; readonly json: Json };

/** How the name servers of the ending speak of a name. */
export type Delegation = {
  readonly server: string;
  readonly rcode: string;
  readonly nameservers: readonly string[];
  /** The records as a zone file has them. */
  readonly records: readonly string[];
};

export type Sources = {
  /** Null when no RDAP server is known for the ending. */
  readonly rdap: (ascii: string) => Promise<Result<RdapReply> | null>;
  readonly whois: (server: WhoisServer, question: string) => Promise<Result<string>>;
  /** What the first WHOIS server says of an ending; kept for long, for it hardly changes. */
  readonly ending: (server: WhoisServer, ending: string) => Promise<Result<string>>;
  readonly delegation: (ascii: string) => Promise<Result<Delegation>>;
  readonly firstServer: WhoisServer;
};

/** Registries that answer to people only: neither RDAP nor WHOIS (VNNIC's terms forbid automated queries). */
const closedRegistries: readonly string[] = ["vn"];

const standardPort = 43;
const mostReferrals = 2;

/** Asks RDAP, then WHOIS; where the registry has neither, DNS, which can say "registered" but never "free". */
export async function search(domain: Domain, sources: Sources): Promise<Result<WhoisRecord>> {
  const rdap = await sources.rdap(domain.ascii);
  const found = rdap?.ok ? fromRdap(rdap.value) : rdap;
  if (found?.ok) return found;
  if (!found && closedRegistries.includes(domain.ending)) return fromDns(domain, sources);
  const whois = await fromWhois(domain, sources);
  return whois ?? found ?? fromDns(domain, sources);
}

function fromRdap({ server, status, json }: RdapReply): Result<WhoisRecord> {
  const raw = isJsonObject(json) ? json : {};
  const frame = { source: "rdap", server, raw } as const;
  // The list of RDAP servers says who speaks for an ending, so this "not found" comes from who knows.
  if (status === 404) return ok({ ...frame, registered: false, registration: unknownRegistration });
  if (status === 429) return fail("upstream_error", message("whois.limited", { server }));
  if (status !== 200 || !isDomainObject(json))
    return fail("upstream_error", message("whois.broken", { server }));
  return ok({ ...frame, registered: true, registration: readRdap(json) });
}

/** Null when the ending has no WHOIS server. */
async function fromWhois(domain: Domain, sources: Sources): Promise<Result<WhoisRecord> | null> {
  const { firstServer } = sources;
  const root = await sources.ending(firstServer, domain.ending);
  if (!root.ok) return root;
  if (isEndingUnknown(root.value))
    return invalid("domain", message("whois.invalid.unknownEnding", { ending: domain.ending }));
  let server = referralIn(root.value) ?? (isEndingKnown(root.value) ? null : firstServer);
  if (!server) return null;
  let text = "";
  for (let hop = 0; server && hop < mostReferrals; hop++) {
    // The port is the answer's choice, and no reason to knock at any other than WHOIS's.
    if (server.port !== standardPort && server.port !== firstServer.port) {
      return fail("upstream_error", message("whois.badReferral", { server: nameOf(server) }));
    }
    const answer = await sources.whois(server, questionFor(server, domain.ascii));
    if (!answer.ok) return answer;
    text = answer.value;
    const found = fromText(text, server);
    const next = referralIn(text);
    const isElsewhere = next !== null && nameOf(next) !== nameOf(server);
    if (!isElsewhere || (found.ok && found.value.registered !== null)) return found;
    server = next;
  }
  return fail("upstream_error", message("whois.broken", { server: nameOf(firstServer) }));
}

const nameOf = ({ host, port }: WhoisServer): string => (port === standardPort ? host : `${host}:${port}`);

function fromText(text: string, from: WhoisServer): Result<WhoisRecord> {
  const server = nameOf(from);
  if (!text.trim()) return fail("upstream_error", message("whois.broken", { server }));
  const registration = readWhois(text);
  const registered = isRegistered(text, registration);
  if (registered === null && isWhoisRefusal(text))
    return fail("upstream_error", message("whois.limited", { server }));
  return ok({
    registered,
    source: "whois",
    server,
    registration: registered === false ? unknownRegistration : registration,
    raw: text,
  });
}

async function fromDns(domain: Domain, sources: Sources): Promise<Result<WhoisRecord>> {
  const delegation = await sources.delegation(domain.ascii);
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
