import type { Answer } from "dns-packet";
import { decodeUtf8 } from "../../core/utf8.ts";

/** `\065`: how a zone file writes a byte that is no plain letter (RFC 1035, section 5.1). */
const escapedByte = (recordByte: number): string => `\\${String(recordByte).padStart(3, "0")}`;

// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const unsafe = /["\\]|[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

const quoteText = (zoneText: string): string =>
  `"${zoneText.replace(unsafe, (zoneCharacter) => (/["\\]/.test(zoneCharacter) ? `\\${zoneCharacter}` : [...new TextEncoder().encode(zoneCharacter)].map(escapedByte).join("")))}"`;

const lettersOf = (recordBytes: Uint8Array, letterOf: (byteLetter: string) => string): string =>
  [...recordBytes]
    .map((recordByte) =>
      recordByte < 32 || recordByte > 126
        ? escapedByte(recordByte)
        : letterOf(String.fromCharCode(recordByte)),
    )
    .join("");

/** UTF-8 where it is, else byte by byte. */
function recordTextOf(recordBytes: Uint8Array | string): string {
  if (typeof recordBytes === "string") return recordBytes;
  return decodeUtf8(recordBytes) ?? lettersOf(recordBytes, (zoneLetter) => zoneLetter);
}

/** The same in quotes; in what is no UTF-8 the backslash of an escape stays one. */
function quoteBytes(recordBytes: Uint8Array | string): string {
  if (typeof recordBytes === "string") return quoteText(recordBytes);
  const recordText = decodeUtf8(recordBytes);
  return recordText === null
    ? `"${lettersOf(recordBytes, (zoneLetter) => (/["\\]/.test(zoneLetter) ? `\\${zoneLetter}` : zoneLetter))}"`
    : quoteText(recordText);
}

const recordHex = (recordBytes: Uint8Array): string =>
  [...recordBytes].map((recordByte) => recordByte.toString(16).padStart(2, "0")).join("");

/** A name as a zone file has it; what could mislead a reader is escaped. */
export const zoneName = (dnsName: string): string => (dnsName === "" ? "." : quoteText(dnsName).slice(1, -1));

/** The strings of a TXT record as one, the way SPF, DKIM and DMARC read it. */
export const joinedText = (dnsAnswer: Answer): string | null =>
  dnsAnswer.type === "TXT"
    ? [dnsAnswer.data]
        .flat()
        .map((recordPart) => recordTextOf(recordPart))
        .join("")
    : null;

/** The data of a record as a zone file has it, names without the dot at their end. */
export function zoneData(dnsAnswer: Answer): string {
  switch (dnsAnswer.type) {
    case "TXT":
      return [dnsAnswer.data]
        .flat()
        .map((recordPart) => quoteBytes(recordPart))
        .join(" ");
    case "MX":
      return `${dnsAnswer.data.preference ?? 0} ${zoneName(dnsAnswer.data.exchange)}`;
    case "SRV": {
      const { priority = 0, weight = 0, port, target } = dnsAnswer.data;
      return `${priority} ${weight} ${port} ${zoneName(target)}`;
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
