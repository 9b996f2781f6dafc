import { isPublicAddress } from "./address-ranges.ts";

/**
 * Names that lead, if anywhere, to this machine or into a network inside: IANA's special-use domain names
 * (RFC 6761, 6762, 7686, 8375, 9462, 9476), ICANN's `internal`, and what home and office networks use.
 */
const insideNames: readonly string[] = [
  "alt",
  "corp",
  "home",
  "home.arpa",
  "internal",
  "intranet",
  "invalid",
  "lan",
  "local",
  "localdomain",
  "localhost",
  "onion",
  "private",
  "resolver.arpa",
  "service.arpa",
  "test",
];

/** Names of the public DNS below which nobody can register one. */
const unregistrableNames: readonly string[] = ["arpa", "example"];

const isBelow = (host: string, names: readonly string[]): boolean =>
  names.some((name) => host === name || host.endsWith(`.${name}`));

/** The first address of the range that a reverse name stands for; null for any other name. */
function addressInReverseName(host: string): string | null {
  const [, labels = "", family] = /^(?:(.*)\.)?(in-addr|ip6)\.arpa$/.exec(host) ?? [];
  const parts = labels.split(".").toReversed();
  if (family === "in-addr") {
    const bytes = parts.slice(0, 4).filter((part) => /^\d{1,3}$/.test(part));
    return bytes.length === 0 ? null : [...bytes, "0", "0", "0"].slice(0, 4).map(Number).join(".");
  }
  const addressDigits = parts.slice(0, 32).filter((part) => /^[\da-f]$/.test(part));
  if (family === undefined || addressDigits.length === 0) return null;
  return addressDigits.join("").padEnd(32, "0").match(/.{4}/g)?.join(":") ?? null;
}

/**
 * Whether a host name, in lower case without a dot at its end, belongs to this machine or to a network inside. A name
 * of one label can only be one, and so can the reverse name of an address that is not public.
 */
export function isInsideName(host: string): boolean {
  const address = addressInReverseName(host);
  return !host.includes(".") || isBelow(host, insideNames) || (address !== null && !isPublicAddress(address));
}

/** Whether nobody can register a name there: inside names, and special ones of the public DNS. */
export const isUnregistrableName = (host: string): boolean =>
  isBelow(host, insideNames) || isBelow(host, unregistrableNames);
