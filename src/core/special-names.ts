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

const isBelowName = (host: string, specialNames: readonly string[]): boolean =>
  specialNames.some((specialName) => host === specialName || host.endsWith(`.${specialName}`));

/** The first address of the range that a reverse name stands for; null for any other name. */
function addressInReverseName(host: string): string | null {
  const [, reverseLabels = "", family] = /^(?:(.*)\.)?(in-addr|ip6)\.arpa$/.exec(host) ?? [];
  const labelParts = reverseLabels.split(".").toReversed();
  if (family === "in-addr") {
    const ipv4Bytes = labelParts.slice(0, 4).filter((labelPart) => /^\d{1,3}$/.test(labelPart));
    return ipv4Bytes.length === 0 ? null : [...ipv4Bytes, "0", "0", "0"].slice(0, 4).map(Number).join(".");
  }
  const addressDigits = labelParts.slice(0, 32).filter((labelPart) => /^[\da-f]$/.test(labelPart));
  if (family === undefined || addressDigits.length === 0) return null;
  return addressDigits.join("").padEnd(32, "0").match(/.{4}/g)?.join(":") ?? null;
}

/**
 * Whether a host name, in lower case without a dot at its end, belongs to this machine or to a network inside. A name
 * of one label can only be one, and so can the reverse name of an address that is not public.
 */
export function isInsideName(host: string): boolean {
  const reverseAddress = addressInReverseName(host);
  return (
    !host.includes(".") ||
    isBelowName(host, insideNames) ||
    (reverseAddress !== null && !isPublicAddress(reverseAddress))
  );
}

/** Whether nobody can register a name there: inside names, and special ones of the public DNS. */
export const isUnregistrableName = (host: string): boolean =>
  isBelowName(host, insideNames) || isBelowName(host, unregistrableNames);
