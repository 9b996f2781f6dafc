import { createGuard, type GuardParts } from "#net/guard.ts";
import { createPolicy } from "#net/policy.ts";
import { createResolver } from "#net/resolve.ts";
import { createPlaces } from "#core/places.ts";

type Wishes = { allow?: string; servers?: string; total?: number; perClient?: number } & Pick<
  GuardParts,
  "deadlineMs" | "idleMs"
>;

/** The product's guard. Without `servers` every DNS question fails at once. */
export function guardFor({
  allow = "",
  servers = "127.0.0.1:1",
  total = 64,
  perClient = 8,
  ...times
}: Wishes) {
  return createGuard({
    policy: createPolicy({ allow, listeners: [{ host: "toolbox.example", port: 443 }] }),
    resolver: createResolver({ servers, attemptMs: 60_000 }),
    places: createPlaces({ client: perClient, network: total, site: total, shared: total }),
    deadlineMs: 20_000,
    ...times,
  });
}

/** A visitor that never leaves. */
export const outboundCaller = { address: "203.0.113.9", user: null, signal: new AbortController().signal };
