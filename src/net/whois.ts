import { message } from "#core/i18n.ts";
import { type Result, fail, ok } from "#core/result.ts";
import type { WhoisEffects } from "#tools/whois/tool.ts";
import { type RdapBootstrap, rdapServerFor } from "#tools/whois/bootstrap.ts";
import { parseJson } from "#core/json.ts";
import { type WhoisServer, isTldAnswer, queryFor } from "#tools/whois/referral.ts";
import {
  type DomainDelegation,
  type WhoisRecord,
  type RdapReply,
  type WhoisSources,
  search,
} from "#tools/whois/search.ts";
import { type NetworkRecord, searchNetwork } from "#tools/whois/network-search.ts";
import type { Guard } from "./guard.ts";
import type { HttpClient } from "./http.ts";
import { createTtlCache } from "#core/ttl-cache.ts";
import type { Resolver } from "./resolve.ts";
import { dnsFailure } from "./failures.ts";
import { askWhois } from "./whois-exchange.ts";

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** RDAP, then two WHOIS servers: all of it ends before a client gives up. */
const deadlineMs = 22_000;
const rdapTimeoutMs = 8000;
const maxRdapBytes = 256 * 1024;

export type WhoisParts = {
  readonly guard: Guard;
  readonly client: HttpClient;
  readonly resolver: Pick<Resolver, "ask">;
  readonly bootstrap: () => Promise<RdapBootstrap>;
  readonly firstServer: WhoisServer;
  /** Asked where the first server does not say whose a top-level domain is; nobody where it is left out. */
  readonly knownServer?: (tld: string) => Promise<WhoisServer | null>;
  readonly now: () => Date;
  readonly whoisTimeoutMs?: number;
};

/** Looks names up over the network; answers are cached, those about top-level domains for a day. */
export function whoisEffects({ guard, now, ...whoisParts }: WhoisParts): WhoisEffects {
  const clock = () => now().getTime();
  const whoisCache = createTtlCache<WhoisRecord>({ maxTotal: 200, now: clock });
  const networkCache = createTtlCache<NetworkRecord>({ maxTotal: 200, now: clock });
  const tldAnswers = createTtlCache<string>({ maxTotal: 2000, now: clock });

  const sourcesFor = (signal: AbortSignal): WhoisSources => {
    const whois: WhoisSources["whois"] = (server, whoisQuestion) =>
      askWhois(
        guard,
        { ...server, question: whoisQuestion, timeoutMs: whoisParts.whoisTimeoutMs ?? 6000 },
        signal,
      );
    return {
      firstServer: whoisParts.firstServer,
      rdap: (ascii) => askRdap(whoisParts, ascii, signal),
      knownServer: whoisParts.knownServer ?? (() => Promise.resolve(null)),
      whois,
      async tld(server, tld) {
        const cachedAnswer = tldAnswers.get(tld);
        if (cachedAnswer !== null) return ok(cachedAnswer);
        const tldAnswer = await whois(server, queryFor(server, tld));
        if (tldAnswer.ok && isTldAnswer(tldAnswer.value)) tldAnswers.set(tld, tldAnswer.value, 24 * hourMs);
        return tldAnswer;
      },
      delegation: (ascii) => askDelegation(whoisParts.resolver, ascii, signal),
    };
  };

  return {
    now,
    async lookUp(domain, caller) {
      const cachedAnswer = whoisCache.get(domain.ascii);
      if (cachedAnswer) return ok(cachedAnswer);
      const whoisRecord = await guard.run(caller, (signal) => search(domain, sourcesFor(signal)), deadlineMs);
      if (whoisRecord.ok)
        whoisCache.set(domain.ascii, whoisRecord.value, whoisRecord.value.registered ? hourMs : 5 * minuteMs);
      return whoisRecord;
    },
    async lookUpNetwork(subject, caller) {
      const cachedRecord = networkCache.get(subject.text);
      if (cachedRecord) return ok(cachedRecord);
      const record = await guard.run(
        caller,
        (signal) => searchNetwork(subject, sourcesFor(signal)),
        deadlineMs,
      );
      if (record.ok)
        networkCache.set(subject.text, record.value, record.value.network ? hourMs : 5 * minuteMs);
      return record;
    },
  };
}

async function askRdap(
  { client, bootstrap }: Pick<WhoisParts, "client" | "bootstrap">,
  ascii: string,
  signal: AbortSignal,
): Promise<Result<RdapReply> | null> {
  const rdapBase = rdapServerFor(await bootstrap(), ascii);
  if (rdapBase === null) return null;
  const server = new URL(rdapBase).host;
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(rdapTimeoutMs)]);
  const rdapReply = await client.request(
    {
      url: `${rdapBase}domain/${ascii}`,
      headers: [["Accept", "application/rdap+json, application/json;q=0.9"]],
      redirects: 3,
      keepBytes: maxRdapBytes,
    },
    timeout,
  );
  if (!rdapReply.ok) return rdapReply;
  const { status, body } = rdapReply.value;
  if (body.fault === "too_slow") return fail("upstream_timeout");
  if (body.isCut) return fail("upstream_error", message("whois.broken", { server }));
  const text = new TextDecoder().decode(body.bytes);
  return ok({ server, status, json: parseJson(text), isPage: /^\s*</.test(text) });
}

async function askDelegation(
  resolver: Pick<Resolver, "ask">,
  ascii: string,
  signal: AbortSignal,
): Promise<Result<DomainDelegation>> {
  try {
    const { packet, server } = await resolver.ask({ name: ascii, type: "NS" }, signal);
    const dnsRecords = [...(packet.answers ?? []), ...(packet.authorities ?? [])];
    const rcode = (packet.flags ?? 0) & 15;
    if (rcode !== 0 && rcode !== 3) return fail("upstream_error", message("whois.noDelegation"));
    return ok({
      server: `DNS ${server.host}`,
      rcode: rcode === 0 ? "NOERROR" : "NXDOMAIN",
      nameservers: dnsRecords.flatMap((whoisRecord) =>
        whoisRecord.type === "NS" && whoisRecord.name.toLowerCase() === ascii
          ? [whoisRecord.data.toLowerCase()]
          : [],
      ),
      records: dnsRecords.flatMap((whoisRecord) => {
        if (whoisRecord.type === "NS")
          return [`${whoisRecord.name} ${whoisRecord.ttl ?? 0} IN NS ${whoisRecord.data}`];
        if (whoisRecord.type !== "SOA") return [];
        const { mname, rname, serial } = whoisRecord.data;
        return [`${whoisRecord.name} ${whoisRecord.ttl ?? 0} IN SOA ${mname} ${rname} ${serial}`];
      }),
    });
  } catch (error) {
    return dnsFailure(error);
  }
}
