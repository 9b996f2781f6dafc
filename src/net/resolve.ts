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
  const ask: Resolver["ask"] = (question, signal) =>
    askServers({ servers: usedServers, attemptMs }, question, signal);
  return {
    ask,
    async addresses(name, signal) {
      const types = ["A", "AAAA"] as const;
      const outcomes = await Promise.allSettled(types.map((type) => ask({ name, type }, signal)));
      const answers = outcomes.filter((outcome) => outcome.status === "fulfilled");
      const [failed] = outcomes.filter((outcome) => outcome.status === "rejected");
      if (failed && answers.length === 0) throw failed.reason;
      const addresses = answers.flatMap(({ value }) => addressesOf(name, value.packet.answers ?? []));
      const isFailing = answers.some(({ value }) => isDnsRefusal(value.packet));
      if (addresses.length === 0 && isFailing) throw new Error("The DNS servers fail on this name");
      return addresses;
    },
  };
}

/** The records that answer for a name: its own, and those of the names that its CNAMEs lead to. */
export function chainOf(name: string, answers: readonly Answer[]): readonly Answer[] {
  const names = new Set([name.toLowerCase()]);
  const isTaken = (answer: Answer) => names.has(answer.name.toLowerCase());
  for (let previous = 0; previous !== names.size;) {
    previous = names.size;
    for (const answer of answers)
      if (answer.type === "CNAME" && isTaken(answer)) names.add(answer.data.toLowerCase());
  }
  return answers.filter((answer) => isTaken(answer));
}

const addressesOf = (name: string, answers: readonly Answer[]): readonly string[] =>
  chainOf(name, answers).flatMap((answer) =>
    answer.type === "A" || answer.type === "AAAA" ? [answer.data] : [],
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
export const nameServersIn = (settings: string): readonly HostPort[] =>
  settings.split("\n").flatMap((line) => {
    const [, text] = /^\s*nameserver\s+(\S+)/.exec(line) ?? [];
    const endpoint = text ? parseHostPort(text, 53) : null;
    return endpoint ? [endpoint] : [];
  });
