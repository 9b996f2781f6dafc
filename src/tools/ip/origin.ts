import type { NetworkOperator } from "./answer.ts";
import type { Address } from "./schema.ts";

/** The name under which Team Cymru's DNS says which network announces an address. */
export const originName = ({ version, reverse_name }: Address): string =>
  version === 4
    ? reverse_name.replace(/in-addr\.arpa$/, "origin.asn.cymru.com")
    : reverse_name.replace(/ip6\.arpa$/, "origin6.asn.cymru.com");

export const networkName = (asn: number): string => `AS${asn}.asn.cymru.com`;

const recordPartsOf = (recordText: string): readonly string[] =>
  recordText.split("|").map((recordPart) => recordPart.trim());

/** The number in `23028 | 216.90.108.0/24 | US | arin | 1998-09-25`, of the narrowest range when there are several. */
export function originIn(originTexts: readonly string[]): number | null {
  const origins = originTexts.map((text) => {
    const [asNumbers = "", ipRange = ""] = recordPartsOf(text);
    return { asn: Number(asNumbers.split(" ")[0]), bits: Number(ipRange.split("/")[1]) };
  });
  const valid = origins.filter(({ asn }) => Number.isInteger(asn) && asn > 0 && asn < 2 ** 32);
  return valid.sort((origin, otherOrigin) => otherOrigin.bits - origin.bits)[0]?.asn ?? null;
}

/** The name in `23028 | US | arin | 2002-01-04 | TEAM-CYMRU - Team Cymru Inc., US`, without its handle and country. */
export function networkIn(asn: number, networkTexts: readonly string[]): NetworkOperator {
  const operatorName = recordPartsOf(networkTexts[0] ?? "")
    .slice(4)
    .join(" | ")
    .replace(/,\s*[A-Z]{2}$/, "")
    .replace(/^\S+ - /, "");
  return { asn, organization: operatorName || null };
}
