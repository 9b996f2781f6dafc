import { message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import type { DecodedUuid, UuidDecodeInput } from "./schema.ts";
import { gregorianOffset } from "./uuid.ts";

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
