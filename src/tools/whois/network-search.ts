import { message } from "#core/i18n.ts";
import { type Result, fail, ok } from "#core/result.ts";
import { type NetworkRegistration, readNetwork } from "./network-text.ts";
import { type WhoisServer, referralIn } from "./referral.ts";
import { refusalIn } from "./refusal.ts";
import { type WhoisSources, refusalKeys, serverNameOf, standardPort } from "./search.ts";
import type { NetworkSubject } from "./subject.ts";

/** What the registry of an address or AS number says. */
export type NetworkRecord = {
  readonly server: string;
  /** Null when it has no such network, or what it says cannot be read. */
  readonly network: NetworkRegistration | null;
  readonly raw: string;
};

type NetworkSources = Pick<WhoisSources, "whois" | "firstServer">;

/** ARIN answers a bare number with a list of names alone. */
const questionFor = ({ host }: WhoisServer, { kind, text }: NetworkSubject): string => {
  if (host !== "whois.arin.net") return text;
  return kind === "ip" ? `n + ${text}` : `a + ${text.slice(2)}`;
};

/** IANA, the registry of a part of the world, and one more that it may have passed the network on to. */
const maxServers = 3;

/** Asks IANA whose the number is, and that registry for what it knows (RFC 3912). */
export async function searchNetwork(
  subject: NetworkSubject,
  { whois, firstServer }: NetworkSources,
): Promise<Result<NetworkRecord>> {
  let server: WhoisServer = firstServer;
  const asked = new Set<string>();
  for (;;) {
    const name = serverNameOf(server);
    asked.add(name);
    const answer = await whois(server, questionFor(server, subject));
    if (!answer.ok) return answer;
    const next = referralIn(answer.value);
    const isKnownPort = next?.port === standardPort || next?.port === firstServer.port;
    if (next && isKnownPort && !asked.has(serverNameOf(next)) && asked.size < maxServers) {
      server = next;
      continue;
    }
    const network = readNetwork(answer.value, subject);
    const refusal = network ? null : refusalIn(answer.value);
    if (refusal) return fail("upstream_error", message(refusalKeys[refusal], { server: name }));
    if (!answer.value.trim()) return fail("upstream_error", message("whois.broken", { server: name }));
    return ok({ server: name, network, raw: answer.value });
  }
}
