import type { Config } from "./config.ts";
import { type HostPort } from "#net/endpoint.ts";
import { createGuard } from "#net/guard.ts";
import { createHttpClient } from "#net/http.ts";
import { createPolicy } from "#net/policy.ts";
import { createResolver } from "#net/resolve.ts";
import type { Ledger } from "#core/ledger.ts";

type OutboundSettings = Pick<
  Config,
  "HOST" | "PORT" | "PUBLIC_URL" | "SMTP_HOST" | "SMTP_PORT" | "DNS_SERVERS" | "OUTBOUND_ALLOW"
>;

/** Addresses this server listens on; outbound requests to them are refused. */
function listenersOf(outboundSettings: OutboundSettings): readonly HostPort[] {
  const { hostname, port, protocol } = new URL(outboundSettings.PUBLIC_URL);
  return [
    { host: outboundSettings.HOST, port: outboundSettings.PORT },
    { host: hostname.replace(/^\[(.*)\]$/, "$1"), port: Number(port) || (protocol === "https:" ? 443 : 80) },
    { host: outboundSettings.SMTP_HOST, port: outboundSettings.SMTP_PORT },
  ];
}

/** What connects to hosts that visitors name, by the settings; opens nothing by itself. */
export function createOutbound(outboundSettings: OutboundSettings, ledger: Ledger) {
  const resolver = createResolver({ servers: outboundSettings.DNS_SERVERS });
  const guard = createGuard({
    policy: createPolicy({
      allow: outboundSettings.OUTBOUND_ALLOW,
      listeners: listenersOf(outboundSettings),
    }),
    resolver,
    places: ledger.outbound,
  });
  const userAgent = `Mozilla/5.0 (compatible; HopDoNghe/1.0; +${outboundSettings.PUBLIC_URL}/http)`;
  return { guard, ledger, resolver, userAgent, http: createHttpClient(guard, { userAgent }) };
}

export type Outbound = ReturnType<typeof createOutbound>;
