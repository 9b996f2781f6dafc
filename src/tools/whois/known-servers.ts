import type { WhoisServer } from "./referral.ts";

let servers: Promise<ReadonlyMap<string, string>> | undefined;

async function loadServers(): Promise<ReadonlyMap<string, string>> {
  const { default: list } = await import("./whois-servers.json", { with: { type: "json" } });
  const entries: [string, readonly string[]][] = Object.entries(list.servers);
  return new Map(entries.flatMap(([host, tlds]) => tlds.map((tld) => [tld, host] as const)));
}

/** The WHOIS server that IANA named for a top-level domain when this version was made; null when it named none. */
export async function knownServerOf(tld: string): Promise<WhoisServer | null> {
  const host = (await (servers ??= loadServers())).get(tld);
  return host === undefined ? null : { host, port: 43 };
}
