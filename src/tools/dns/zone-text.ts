import { decodeUtf8 } from "#core/utf8.ts";

/** `\065`: how a zone file writes a byte that is no plain letter (RFC 1035, section 5.1). */
const escapedByte = (recordByte: number): string => `\\${String(recordByte).padStart(3, "0")}`;

const escapedBytes = (sign: string): string => [...new TextEncoder().encode(sign)].map(escapedByte).join("");

// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const unsafeControl = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

export const quoteText = (zoneText: string): string =>
  `"${zoneText.replace(/["\\]/g, "\\$&").replace(unsafeControl, escapedBytes)}"`;

const lettersOf = (recordBytes: Uint8Array, letterOf: (byteLetter: string) => string): string =>
  [...recordBytes]
    .map((recordByte) =>
      recordByte < 32 || recordByte > 126
        ? escapedByte(recordByte)
        : letterOf(String.fromCharCode(recordByte)),
    )
    .join("");

/** UTF-8 where it is, else byte by byte. */
export function recordTextOf(recordBytes: Uint8Array | string): string {
  if (typeof recordBytes === "string") return recordBytes;
  return decodeUtf8(recordBytes) ?? lettersOf(recordBytes, (zoneLetter) => zoneLetter);
}

/** The same in quotes; in what is no UTF-8 the backslash of an escape stays one. */
export function quoteBytes(recordBytes: Uint8Array | string): string {
  if (typeof recordBytes === "string") return quoteText(recordBytes);
  const recordText = decodeUtf8(recordBytes);
  return recordText === null
    ? `"${lettersOf(recordBytes, (zoneLetter) => (/["\\]/.test(zoneLetter) ? `\\${zoneLetter}` : zoneLetter))}"`
    : quoteText(recordText);
}

export const recordHex = (recordBytes: Uint8Array): string =>
  [...recordBytes].map((recordByte) => recordByte.toString(16).padStart(2, "0")).join("");

/** A name whose labels are escaped; what else could mislead a reader is escaped too. */
export const zoneName = (dnsName: string): string =>
  dnsName === "" ? "." : dnsName.replace(unsafeControl, escapedBytes);

/** One label as a zone file has it: whatever would part it, quote it or mean more there is escaped (RFC 1035, section 5.1). */
export const zoneLabel = (label: Uint8Array): string =>
  [...label]
    .map((byte) => {
      if (byte < 0x21 || byte > 0x7e) return escapedByte(byte);
      const sign = String.fromCharCode(byte);
      return /[."\\;@$()]/.test(sign) ? `\\${sign}` : sign;
    })
    .join("");
