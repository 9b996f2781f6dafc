import path from "node:path";
import type { Config } from "./config.ts";
import type { Geo } from "#net/geo.ts";
import { ipEffects } from "#net/ip.ts";
import type { Outbound } from "./outbound.ts";
import { proxyEffects } from "#net/proxy/try-proxy.ts";
import { createBootstrap } from "#net/rdap-bootstrap.ts";
import { whoisEffects } from "#net/whois.ts";
import { knownServerOf } from "#tools/whois/known-servers.ts";
import { readServer } from "#tools/whois/referral.ts";

type LookUpSettings = Pick<Config, "RDAP_BOOTSTRAP_URL" | "WHOIS_SERVER" | "PROXY_JUDGE_URL">;

type LookUpParts = {
  readonly outbound: Outbound;
  readonly geo: Geo;
  readonly now: () => Date;
  /** The database's file, beside which the list of RDAP servers is stored; null when it is in memory. */
  readonly database: string | null;
};

/** The server whose referrals are known; another one stands for other registries. */
const rootServer = "whois.iana.org";

/** The effects of the tools that look up names, addresses and proxies, by the settings. */
export function lookupEffects(lookupSettings: LookUpSettings, { outbound, geo, now, database }: LookUpParts) {
  const { guard, ledger, resolver, http: client, userAgent } = outbound;
  const firstServer = readServer(lookupSettings.WHOIS_SERVER);
  if (!firstServer)
    throw new Error(`WHOIS_SERVER: "${lookupSettings.WHOIS_SERVER}" is not a host or host:port`);
  const bootstrap = createBootstrap({
    url: lookupSettings.RDAP_BOOTSTRAP_URL,
    file: database && path.join(path.dirname(database), "rdap-bootstrap.json"),
    client,
    now: () => now().getTime(),
  });
  return {
    whois: whoisEffects({
      guard,
      client,
      resolver,
      bootstrap,
      firstServer,
      ...(firstServer.host === rootServer ? { knownServer: knownServerOf } : {}),
      now,
    }),
    ip: ipEffects({ geo, guard, resolver, now }),
    proxy: proxyEffects({
      guard,
      lists: ledger.proxyLists,
      resolver,
      userAgent,
      judgeUrl: lookupSettings.PROXY_JUDGE_URL,
      countryOf: geo.countryOf,
      now,
    }),
  };
}
