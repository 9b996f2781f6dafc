import type { DnsAnswer } from "./answer.ts";
import { readServiceBinding, serviceBindingText, srvOf, srvText } from "./service-binding.ts";
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
    case "NAPTR": {
      const { order, preference, flags, services, regexp, replacement } = dnsAnswer.data;
      return [order, preference, ...[flags, services, regexp].map(quoteText), zoneName(replacement)].join(
        " ",
      );
    }
    case "NSEC":
      return [zoneName(dnsAnswer.data.nextDomain), ...dnsAnswer.data.rrtypes].join(" ");
    case "RRSIG": {
      const { typeCovered, algorithm, labels, originalTTL, keyTag } = dnsAnswer.data;
      const { expiration, inception, signersName, signature } = dnsAnswer.data;
      const times = [expiration, inception].map(time);
      const signer = [keyTag, zoneName(signersName), new Uint8Array(signature).toBase64()];
      return [typeCovered, algorithm, labels, originalTTL, ...times, ...signer].join(" ");
    }
    case "RP":
      return `${zoneName(dnsAnswer.data.mbox ?? "")} ${zoneName(dnsAnswer.data.txt ?? "")}`;
    case "HINFO":
      return `${quoteText(dnsAnswer.data.cpu)} ${quoteText(dnsAnswer.data.os)}`;
    default:
      return otherData("data" in dnsAnswer ? dnsAnswer.data : undefined);
  }
}

/** Seconds since 1970 as `20261128121530` (RFC 4034, section 3.2). */
const time = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(/\.\d+|\D/g, "");

/** A name or address; a type that nobody here reads is its bytes (RFC 3597). */
function otherData(recordData: unknown): string {
  if (typeof recordData === "string") return zoneName(recordData);
  if (recordData instanceof Uint8Array) return `\\# ${recordData.length} ${recordHex(recordData)}`;
  return JSON.stringify(recordData) ?? "";
}
