import type { Answer } from "dns-packet";
import { decodeUtf8 } from "../../core/utf8.ts";

/** `\065`: how a zone file writes a byte that is no plain letter (RFC 1035, section 5.1). */
const escaped = (byte: number): string => `\\${String(byte).padStart(3, "0")}`;

// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const unsafe = /["\\]|[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

const quote = (text: string): string =>
  `"${text.replace(unsafe, (sign) => (/["\\]/.test(sign) ? `\\${sign}` : [...new TextEncoder().encode(sign)].map(escaped).join("")))}"`;

const lettersOf = (bytes: Uint8Array, letterOf: (sign: string) => string): string =>
  [...bytes]
    .map((byte) => (byte < 32 || byte > 126 ? escaped(byte) : letterOf(String.fromCharCode(byte))))
    .join("");

/** UTF-8 where it is, else byte by byte. */
function textOf(bytes: Uint8Array | string): string {
  if (typeof bytes === "string") return bytes;
  return decodeUtf8(bytes) ?? lettersOf(bytes, (letter) => letter);
}

/** The same in quotes; in what is no UTF-8 the backslash of an escape stays one. */
function quoteBytes(bytes: Uint8Array | string): string {
  if (typeof bytes === "string") return quote(bytes);
  const text = decodeUtf8(bytes);
  return text === null
    ? `"${lettersOf(bytes, (letter) => (/["\\]/.test(letter) ? `\\${letter}` : letter))}"`
    : quote(text);
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A name as a zone file has it; what could mislead a reader is escaped. */
export const zoneName = (name: string): string => (name === "" ? "." : quote(name).slice(1, -1));

/** The strings of a TXT record as one, the way SPF, DKIM and DMARC read it. */
export const joinedText = (dnsAnswer: Answer): string | null =>
  dnsAnswer.type === "TXT"
    ? [dnsAnswer.data]
        .flat()
        .map((part) => textOf(part))
        .join("")
    : null;

/** The data of a record as a zone file has it, names without the dot at their end. */
export function zoneData(dnsAnswer: Answer): string {
  switch (dnsAnswer.type) {
    case "TXT":
      return [dnsAnswer.data]
        .flat()
        .map((part) => quoteBytes(part))
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
      return `${dnsAnswer.data.flags ?? 0} ${dnsAnswer.data.tag} ${quote(dnsAnswer.data.value)}`;
    case "HINFO":
      return `${quote(dnsAnswer.data.cpu)} ${quote(dnsAnswer.data.os)}`;
    default:
      return otherData("data" in dnsAnswer ? dnsAnswer.data : undefined);
  }
}

/** A name or address; a type that nobody here reads is its bytes (RFC 3597). */
function otherData(data: unknown): string {
  if (typeof data === "string") return zoneName(data);
  if (data instanceof Uint8Array) return `\\# ${data.length} ${hex(data)}`;
  return JSON.stringify(data) ?? "";
}
