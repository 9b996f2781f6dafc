import type { DnsAnswer } from "./answer.ts";
import { readServiceBinding, serviceBindingText } from "./service-binding.ts";
import { srvOf, srvText } from "./srv.ts";
import { quoteBytes, quoteText, recordHex, recordTextOf, zoneName } from "./zone-text.ts";

/** The strings of a TXT record as one, the way SPF, DKIM and DMARC read it. */
export const joinedText = (dnsAnswer: DnsAnswer): string | null =>
  dnsAnswer.type === "TXT"
    ? [dnsAnswer.data]
        .flat()
        .map((recordPart) => recordTextOf(recordPart))
        .join("")
    : null;

/** The data of a record as a zone file has it, names without the dot at their end. */
export function zoneData(dnsAnswer: DnsAnswer): string {
  switch (dnsAnswer.type) {
    case "TXT":
      return [dnsAnswer.data]
        .flat()
        .map((recordPart) => quoteBytes(recordPart))
        .join(" ");
    case "MX":
      return `${dnsAnswer.data.preference ?? 0} ${zoneName(dnsAnswer.data.exchange)}`;
    case "SRV":
      return srvText(srvOf(dnsAnswer.data));
    case "HTTPS":
    case "SVCB": {
      const binding = readServiceBinding(dnsAnswer.data);
      return binding ? serviceBindingText(binding) : otherData(dnsAnswer.data);
    }
    case "SOA": {
      const { mname, rname, serial, refresh, retry, expire, minimum } = dnsAnswer.data;
      return [zoneName(mname), zoneName(rname), serial, refresh, retry, expire, minimum].join(" ");
    }
    case "CAA":
      return `${dnsAnswer.data.flags ?? 0} ${dnsAnswer.data.tag} ${quoteText(dnsAnswer.data.value)}`;
    case "HINFO":
      return `${quoteText(dnsAnswer.data.cpu)} ${quoteText(dnsAnswer.data.os)}`;
    default:
      return otherData("data" in dnsAnswer ? dnsAnswer.data : undefined);
  }
}

/** A name or address; a type that nobody here reads is its bytes (RFC 3597). */
function otherData(recordData: unknown): string {
  if (typeof recordData === "string") return zoneName(recordData);
  if (recordData instanceof Uint8Array) return `\\# ${recordData.length} ${recordHex(recordData)}`;
  return JSON.stringify(recordData) ?? "";
}
