import { getServers } from "node:dns";
import { readFileSync } from "node:fs";
import type { Answer } from "dns-packet";
import { askServers, type DnsMessage, isDnsRefusal, type Question } from "./dns-exchange.ts";
import { type HostPort, parseHostPort, parseHostPorts } from "./endpoint.ts";

/** Asks the operator's DNS servers; a visitor never chooses which. */
export type Resolver = {
  readonly ask: (question: Question, signal: AbortSignal) => Promise<DnsMessage>;
  /** Every IPv4 and IPv6 address of a name, IPv4 first; none when it has none. */
  readonly addresses: (name: string, signal: AbortSignal) => Promise<readonly string[]>;
};

/** `servers` as in DNS_SERVERS; the system's when empty. */
export function createResolver({
  servers,
  attemptMs = 3000,
}: {
  servers: string;
  attemptMs?: number;
}): Resolver {
  const configured = parseHostPorts(servers, 53);
  const usedServers = configured.length > 0 ? configured : systemServers();
  const askDns: Resolver["ask"] = (dnsQuestion, signal) =>
    askServers({ servers: usedServers, attemptMs }, dnsQuestion, signal);
  return {
    ask: askDns,
    async addresses(dnsName, signal) {
      const addressTypes = ["A", "AAAA"] as const;
      const dnsOutcomes = await Promise.allSettled(
        addressTypes.map((addressType) => askDns({ name: dnsName, type: addressType }, signal)),
      );
      const answeredOutcomes = dnsOutcomes.filter((dnsOutcome) => dnsOutcome.status === "fulfilled");
      const [failedOutcome] = dnsOutcomes.filter((dnsOutcome) => dnsOutcome.status === "rejected");
      if (failedOutcome && answeredOutcomes.length === 0) throw failedOutcome.reason;
      const resolvedAddresses = answeredOutcomes.flatMap(({ value }) =>
        addressesOf(dnsName, value.packet.answers ?? []),
      );
      const isFailing = answeredOutcomes.some(({ value }) => isDnsRefusal(value.packet));
      if (resolvedAddresses.length === 0 && isFailing) throw new Error("The DNS servers fail on this name");
      return resolvedAddresses;
    },
  };
}

/** The records that answer for a name: its own, and those of the names that its CNAMEs lead to. */
export function chainOf(dnsName: string, dnsAnswers: readonly Answer[]): readonly Answer[] {
  const chainNames = new Set([dnsName.toLowerCase()]);
  const isInChain = (dnsAnswer: Answer) => chainNames.has(dnsAnswer.name.toLowerCase());
  for (let previousSize = 0; previousSize !== chainNames.size;) {
    previousSize = chainNames.size;
    for (const dnsAnswer of dnsAnswers)
      if (dnsAnswer.type === "CNAME" && isInChain(dnsAnswer)) chainNames.add(dnsAnswer.data.toLowerCase());
  }
  return dnsAnswers.filter((dnsAnswer) => isInChain(dnsAnswer));
}

const addressesOf = (dnsName: string, dnsAnswers: readonly Answer[]): readonly string[] =>
  chainOf(dnsName, dnsAnswers).flatMap((dnsAnswer) =>
    dnsAnswer.type === "A" || dnsAnswer.type === "AAAA" ? [dnsAnswer.data] : [],
  );

function systemServers(): readonly HostPort[] {
  try {
    return nameServersIn(readFileSync("/etc/resolv.conf", "utf8"));
  } catch {
    return nameServersIn(
      getServers()
        .map((server) => `nameserver ${server}`)
        .join("\n"),
    );
  }
}

/** The `nameserver` lines of a resolv.conf. */
export const nameServersIn = (resolvConf: string): readonly HostPort[] =>
  resolvConf.split("\n").flatMap((resolvLine) => {
    const [, serverText] = /^\s*nameserver\s+(\S+)/.exec(resolvLine) ?? [];
    const endpoint = serverText ? parseHostPort(serverText, 53) : null;
    return endpoint ? [endpoint] : [];
  });
