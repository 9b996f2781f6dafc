import type { Config } from "./config.ts";
import { type HostPort } from "../net/endpoint.ts";
import { createGuard } from "../net/guard.ts";
import { createHttpClient } from "../net/http.ts";
import { createPolicy } from "../net/policy.ts";
import { createResolver } from "../net/resolve.ts";
import { createConcurrencyLimit } from "../core/concurrency-limit.ts";

const maxOutbound = 64;
const maxOutboundPerClient = 6;

type Settings = Pick<
  Config,
  "HOST" | "PORT" | "PUBLIC_URL" | "SMTP_HOST" | "SMTP_PORT" | "DNS_SERVERS" | "OUTBOUND_ALLOW" | "RATE_LIMIT"
>;

/** Addresses this server listens on; outbound requests to them are refused. */
function listenersOf(settings: Settings): readonly HostPort[] {
  const { hostname, port, protocol } = new URL(settings.PUBLIC_URL);
  return [
    { host: settings.HOST, port: settings.PORT },
    { host: hostname.replace(/^\[(.*)\]$/, "$1"), port: Number(port) || (protocol === "https:" ? 443 : 80) },
    { host: settings.SMTP_HOST, port: settings.SMTP_PORT },
  ];
}

/** What connects to hosts that visitors name, by the settings; opens nothing by itself. */
export function createOutbound(settings: Settings) {
  const factor = settings.RATE_LIMIT;
  const perClient = factor === 0 ? maxOutbound : Math.max(1, Math.round(maxOutboundPerClient * factor));
  const resolver = createResolver({ servers: settings.DNS_SERVERS });
  const guard = createGuard({
    policy: createPolicy({ allow: settings.OUTBOUND_ALLOW, listeners: listenersOf(settings) }),
    resolver,
    limit: createConcurrencyLimit({ total: maxOutbound, perClient }),
  });
  const userAgent = `Mozilla/5.0 (compatible; HopDoNghe/1.0; +${settings.PUBLIC_URL}/http)`;
  return { guard, resolver, userAgent, http: createHttpClient(guard, { userAgent }) };
}

export type Outbound = ReturnType<typeof createOutbound>;
