import { message } from "#core/i18n.ts";
import type { RandomBytes } from "#core/random.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import type { DecodedUuid, UuidAnswer, UuidDecodeInput, UuidInput } from "./schema.ts";

const unixTime = (ticks: string): number => Number((BigInt(`0x${ticks}`) - gregorianOffset) / 10_000n);

/** Milliseconds since 1970. */
function uuidTimeOf(uuidHex: string, uuidVersion: number): number | null {
  const [timeLow, timeMiddle, timeHigh] = [uuidHex.slice(0, 8), uuidHex.slice(8, 12), uuidHex.slice(13, 16)];
  if (uuidVersion === 1) return unixTime(`${timeHigh}${timeMiddle}${timeLow}`);
  if (uuidVersion === 6) return unixTime(`${timeLow}${timeMiddle}${timeHigh}`);
  return uuidVersion === 7 ? Number.parseInt(`${timeLow}${timeMiddle}`, 16) : null;
}

function isoTime(milliseconds: number | null): string | null {
  const uuidTime = new Date(milliseconds ?? Number.NaN);
  return Number.isNaN(uuidTime.getTime()) ? null : uuidTime.toISOString();
}

function uuidVariantOf(uuidHex: string): DecodedUuid["variant"] {
  if (/^0+$/.test(uuidHex)) return "nil";
  if (/^f+$/.test(uuidHex)) return "max";
  const top = Number.parseInt(uuidHex.charAt(16), 16);
  if (top < 8) return "ncs";
  if (top < 12) return "rfc9562";
  return top < 14 ? "microsoft" : "future";
}

function uuidNodeOf(uuidHex: string): Pick<DecodedUuid, "node" | "node_is_random" | "clock_sequence"> {
  const octets = uuidHex.slice(20).match(/../g) ?? [];
  return {
    node: octets.join(":"),
    node_is_random: Number.parseInt(octets[0] ?? "0", 16) % 2 === 1,
    clock_sequence: Number.parseInt(uuidHex.slice(16, 20), 16) & 0x3fff,
  };
}

const spelling = /^(?:urn:uuid:|\{)?([0-9a-f]{8}(-?)[0-9a-f]{4}\2[0-9a-f]{4}\2[0-9a-f]{4}\2[0-9a-f]{12})\}?$/;

export function decodeUuid({ uuid }: UuidDecodeInput): Result<DecodedUuid> {
  const [, found] =
    spelling.exec(
      uuid
        .trim()
        .replace(/\p{Pd}/gu, "-")
        .toLowerCase(),
    ) ?? [];
  if (found === undefined) return invalid("uuid", message("crypto.error.uuid"));
  const uuidHex = found.replaceAll("-", "");
  const uuidVariant = uuidVariantOf(uuidHex);
  const uuidVersion = uuidVariant === "rfc9562" ? Number.parseInt(uuidHex.charAt(12), 16) : null;
  const hasNode = uuidVersion === 1 || uuidVersion === 6;
  return ok({
    uuid: uuidHex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
    variant: uuidVariant,
    version: uuidVersion,
    time: uuidVersion === null ? null : isoTime(uuidTimeOf(uuidHex, uuidVersion)),
    ...(hasNode ? uuidNodeOf(uuidHex) : { node: null, node_is_random: null, clock_sequence: null }),
    integer: BigInt(`0x${uuidHex}`).toString(),
  });
}

/** From the start of the Gregorian calendar, 15 October 1582, to 1970, in steps of 100 ns. */
const gregorianOffset = 122_192_928_000_000_000n;

const hexOf = (bits: bigint, digits: number): string =>
  bits.toString(16).padStart(digits, "0").slice(-digits);

/** Puts version and variant in their places among 32 hexadecimal digits, and the dashes. */
function composeUuid(uuidHex: string, uuidVersion: number): string {
  const variantDigit = "89ab".charAt(Number.parseInt(uuidHex.charAt(16), 16) & 3);
  return `${uuidHex.slice(0, 8)}-${uuidHex.slice(8, 12)}-${uuidVersion}${uuidHex.slice(13, 16)}-${variantDigit}${uuidHex.slice(17, 20)}-${uuidHex.slice(20)}`;
}

/** The node is random and so bears the multicast bit (RFC 9562, section 6.10): never this machine's address. */
function generateV1(uuidCount: number, unixMs: number, randomBytes: RandomBytes): string[] {
  const clockAndNode = new Uint8Array(randomBytes(8));
  clockAndNode[2] = (clockAndNode[2] ?? 0) | 0x01;
  const nodeHex = clockAndNode.toHex();
  return Array.from({ length: uuidCount }, (_, uuidIndex) => {
    const ticks = hexOf(BigInt(unixMs) * 10_000n + gregorianOffset + BigInt(uuidIndex), 15);
    return composeUuid(`${ticks.slice(7)}${ticks.slice(3, 7)}0${ticks.slice(0, 3)}${nodeHex}`, 1);
  });
}

function generateV4(uuidCount: number, _time: number, randomBytes: RandomBytes): string[] {
  const uuidHex = randomBytes(16 * uuidCount).toHex();
  return Array.from({ length: uuidCount }, (_, uuidIndex) =>
    composeUuid(uuidHex.slice(32 * uuidIndex, 32 * (uuidIndex + 1)), 4),
  );
}

/** Those of one call ascend: 12 bits after the milliseconds count on from a random start (RFC 9562, section 6.2). */
function generateV7(uuidCount: number, unixMs: number, randomBytes: RandomBytes): string[] {
  const firstCounter = Number.parseInt(randomBytes(2).toHex(), 16) & 0xfff;
  const randomHex = randomBytes(8 * uuidCount).toHex();
  return Array.from({ length: uuidCount }, (_, uuidIndex) => {
    const stamp = hexOf(BigInt(unixMs) * 4096n + BigInt(firstCounter + uuidIndex), 15);
    return composeUuid(
      `${stamp.slice(0, 12)}0${stamp.slice(12)}${randomHex.slice(16 * uuidIndex, 16 * (uuidIndex + 1))}`,
      7,
    );
  });
}

const generators = { 1: generateV1, 4: generateV4, 7: generateV7 };

/** `unixMs` in milliseconds since 1970. */
export function generateUuids(
  { version: uuidVersion, count: uuidCount }: UuidInput,
  unixMs: number,
  randomBytes: RandomBytes,
): UuidAnswer {
  const uuids = generators[uuidVersion](uuidCount, unixMs, randomBytes);
  return { uuid: uuids[0] ?? "", uuids };
}
