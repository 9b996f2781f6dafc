import os from "node:os";
import { isPublicAddress } from "#core/address-ranges.ts";
import { isInsideName } from "#core/special-names.ts";
import { isInRange, isLoopback, normalAddress, parseRange, type AddressRange } from "./address.ts";
import { type HostPort, entriesOf, parsePort } from "./endpoint.ts";
import { refusedPorts } from "./ports.ts";

/** Without a port the range is allowed on every port that is not refused; with a port, on that one even if refused. */
type AllowedRange = { readonly range: AddressRange; readonly port: number | null };

/**
 * Reads OUTBOUND_ALLOW: `10.0.0.0/8`, `10.1.2.3:8080`, `127.0.0.1/32:5353`, `fd00::/8`, `[fd00::/8]:8080`,
 * `[fd00::]/8:8080`. Throws with the entry that is wrong, so that a typing error never allows more than was meant.
 */
export const parseAllow = (allowList: string): readonly AllowedRange[] =>
  entriesOf(allowList).map((allowEntry) => {
    const blockedRange = parseAllowedRange(allowEntry);
    if (blockedRange) return blockedRange;
    throw new Error(`OUTBOUND_ALLOW: "${allowEntry}" is not a range such as 10.0.0.0/8 or [fd00::/8]:8080`);
  });

function parseAllowedRange(allowEntry: string): AllowedRange | null {
  const wholeRange = parseRange(allowEntry);
  if (wholeRange) return { range: wholeRange, port: null };
  const [, bracketedHost, prefixBits, v4 = "", portDigits] =
    /^(?:\[([^\]]+)\](\/\d+)?|([\d.]+(?:\/\d+)?))(?::(\d+))?$/.exec(allowEntry) ?? [];
  const blockedRange = parseRange(bracketedHost === undefined ? v4 : bracketedHost + (prefixBits ?? ""));
  const port = portDigits === undefined ? null : parsePort(portDigits);
  return blockedRange && (portDigits === undefined || port !== null) ? { range: blockedRange, port } : null;
}

export type PolicyVerdict = "open" | "closed_address" | "closed_port";

/** What may be reached, decided from a name, a port and an address alone. */
export type OutboundPolicy = {
  readonly refusesName: (host: string, port: number) => boolean;
  readonly judge: (address: string, port: number) => PolicyVerdict;
};

const interfaces = (): readonly string[] =>
  Object.values(os.networkInterfaces()).flatMap((interfaceAddresses) =>
    (interfaceAddresses ?? []).map(({ address }) => normalAddress(address)),
  );

/** `listeners` are the addresses this server listens on, and its public name; outbound requests to them are refused. */
export function createPolicy({
  allow,
  listeners,
}: {
  allow: string;
  listeners: readonly HostPort[];
}): OutboundPolicy {
  const allowedRanges = parseAllow(allow);
  return {
    refusesName: (host, port) =>
      isInsideName(host) ||
      listeners.some((ownListener) => ownListener.host.toLowerCase() === host && ownListener.port === port),
    judge(givenAddress, port) {
      const ipAddress = normalAddress(givenAddress);
      const isHere = isLoopback(ipAddress) || interfaces().includes(ipAddress);
      if (
        listeners.some(
          (ownListener) =>
            ownListener.port === port && (isHere || normalAddress(ownListener.host) === ipAddress),
        )
      )
        return "closed_address";
      const matchingRanges = allowedRanges.filter(({ range: blockedRange }) =>
        isInRange(ipAddress, blockedRange),
      );
      if (matchingRanges.some((blockedRange) => blockedRange.port === port)) return "open";
      const isOpen =
        matchingRanges.some((blockedRange) => blockedRange.port === null) ||
        (isPublicAddress(ipAddress) && !isHere);
      if (!isOpen) return "closed_address";
      return refusedPorts.has(port) ? "closed_port" : "open";
    },
  };
}
