import os from "node:os";
import { isPublicAddress } from "../core/address-ranges.ts";
import { isInsideName } from "../core/special-names.ts";
import { isInRange, isLoopback, normalAddress, parseRange, type AddressRange } from "./address.ts";
import { type HostPort, entriesOf, parsePort } from "./endpoint.ts";
import { refusedPorts } from "./ports.ts";

/** Without a port the range is allowed on every port that is not refused; with a port, on that one even if refused. */
type AllowedRange = { readonly range: AddressRange; readonly port: number | null };

/**
 * Reads OUTBOUND_ALLOW: `10.0.0.0/8`, `10.1.2.3:8080`, `127.0.0.1/32:5353`, `fd00::/8`, `[fd00::/8]:8080`,
 * `[fd00::]/8:8080`. Throws with the entry that is wrong, so that a typing error never allows more than was meant.
 */
export const parseAllow = (list: string): readonly AllowedRange[] =>
  entriesOf(list).map((entry) => {
    const blockedRange = parseAllowedRange(entry);
    if (blockedRange) return blockedRange;
    throw new Error(`OUTBOUND_ALLOW: "${entry}" is not a range such as 10.0.0.0/8 or [fd00::/8]:8080`);
  });

function parseAllowedRange(entry: string): AllowedRange | null {
  const wholeRange = parseRange(entry);
  if (wholeRange) return { range: wholeRange, port: null };
  const [, inside, bits, v4 = "", digits] =
    /^(?:\[([^\]]+)\](\/\d+)?|([\d.]+(?:\/\d+)?))(?::(\d+))?$/.exec(entry) ?? [];
  const blockedRange = parseRange(inside === undefined ? v4 : inside + (bits ?? ""));
  const port = digits === undefined ? null : parsePort(digits);
  return blockedRange && (digits === undefined || port !== null) ? { range: blockedRange, port } : null;
}

export type PolicyVerdict = "open" | "closed_address" | "closed_port";

/** What may be reached, decided from a name, a port and an address alone. */
export type Policy = {
  readonly refusesName: (host: string, port: number) => boolean;
  readonly judge: (address: string, port: number) => PolicyVerdict;
};

const interfaces = (): readonly string[] =>
  Object.values(os.networkInterfaces()).flatMap((list) =>
    (list ?? []).map(({ address }) => normalAddress(address)),
  );

/** `listeners` are the addresses this server listens on, and its public name; outbound requests to them are refused. */
export function createPolicy({
  allow,
  listeners,
}: {
  allow: string;
  listeners: readonly HostPort[];
}): Policy {
  const allowed = parseAllow(allow);
  return {
    refusesName: (host, port) =>
      isInsideName(host) || listeners.some((own) => own.host.toLowerCase() === host && own.port === port),
    judge(given, port) {
      const address = normalAddress(given);
      const isHere = isLoopback(address) || interfaces().includes(address);
      if (listeners.some((own) => own.port === port && (isHere || normalAddress(own.host) === address)))
        return "closed_address";
      const matching = allowed.filter(({ range: blockedRange }) => isInRange(address, blockedRange));
      if (matching.some((blockedRange) => blockedRange.port === port)) return "open";
      const isOpen =
        matching.some((blockedRange) => blockedRange.port === null) || (isPublicAddress(address) && !isHere);
      if (!isOpen) return "closed_address";
      return refusedPorts.has(port) ? "closed_port" : "open";
    },
  };
}
