import type { AddressFacts, NetworkOperator } from "#tools/ip/answer.ts";
import type { IpEffects } from "#tools/ip/tool.ts";
import { parseAddress } from "#tools/ip/address.ts";
import { networkIn, networkName, originIn, originName } from "#tools/ip/origin.ts";
import type { Address } from "#tools/ip/schema.ts";
import type { Geo } from "./geo.ts";
import type { Guard } from "./guard.ts";
import { createTtlCache } from "#core/ttl-cache.ts";
import { type Resolver, chainOf } from "./resolve.ts";
import { ok } from "#core/result.ts";

/** What DNS does not answer within this time is left out. */
const timeoutMs = 2000;
const hourMs = 3_600_000;
const minuteMs = 60_000;
const noFacts: AddressFacts = { hostname: null, network: null };

export type IpParts = {
  readonly geo: Geo;
  readonly guard: Guard;
  readonly resolver: Pick<Resolver, "ask">;
  readonly now: () => Date;
};

/** Country and network from files; the address's name, and the network where there is no file, from DNS. */
export function ipEffects({ geo, guard, resolver, now }: IpParts): IpEffects {
  const factsCache = createTtlCache<AddressFacts>({ maxTotal: 1000, now: () => now().getTime() });
  return {
    countryOf: geo.countryOf,
    async ask(ipAddress, caller) {
      const cachedFacts = factsCache.get(ipAddress.ip);
      if (cachedFacts) return cachedFacts;
      const fromDatabase = geo.networkOf(ipAddress.ip);
      const factsOutcome = await guard.run(caller, async (lookupDeadline) => {
        const signal = AbortSignal.any([lookupDeadline, AbortSignal.timeout(timeoutMs)]);
        const [hostname, network] = await Promise.all([
          hostnameOf(resolver, ipAddress, signal),
          fromDatabase ?? networkOf(resolver, ipAddress, signal),
        ]);
        return ok({ hostname, network });
      });
      if (!factsOutcome.ok) return { ...noFacts, network: fromDatabase };
      const hasFacts = factsOutcome.value.hostname !== null || factsOutcome.value.network !== null;
      factsCache.set(ipAddress.ip, factsOutcome.value, hasFacts ? hourMs : minuteMs);
      return factsOutcome.value;
    },
  };
}

async function txtRecords(
  resolver: IpParts["resolver"],
  dnsName: string,
  signal: AbortSignal,
): Promise<string[]> {
  try {
    const { packet } = await resolver.ask({ name: dnsName, type: "TXT" }, signal);
    return chainOf(dnsName, packet.answers ?? []).flatMap((dnsAnswer) =>
      dnsAnswer.type === "TXT" ? [[dnsAnswer.data].flat().join("")] : [],
    );
  } catch {
    return [];
  }
}

async function networkOf(
  resolver: IpParts["resolver"],
  ipAddress: Address,
  signal: AbortSignal,
): Promise<NetworkOperator | null> {
  const asn = originIn(await txtRecords(resolver, originName(ipAddress), signal));
  return asn === null ? null : networkIn(asn, await txtRecords(resolver, networkName(asn), signal));
}

async function hostnameOf(
  resolver: IpParts["resolver"],
  { reverse_name }: Address,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const { packet } = await resolver.ask({ name: reverse_name, type: "PTR" }, signal);
    const reverseNames = chainOf(reverse_name, packet.answers ?? []).flatMap((dnsAnswer) =>
      dnsAnswer.type === "PTR" ? [dnsAnswer.data] : [],
    );
    // Whoever holds the address writes this name: only what can be one is shown, and no address in its place.
    return (
      reverseNames
        .find(
          (reverseName) => /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/i.test(reverseName) && !parseAddress(reverseName),
        )
        ?.toLowerCase() ?? null
    );
  } catch {
    return null;
  }
}
