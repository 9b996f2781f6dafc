import { message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import type { DecodedUuid, UuidDecodeInput } from "./schema.ts";
import { gregorianOffset } from "./uuid.ts";

const unixTime = (ticks: string): number => Number((BigInt(`0x${ticks}`) - gregorianOffset) / 10_000n);

/** Milliseconds since 1970. */
function timeOf(hex: string, version: number): number | null {
  const [low, middle, high] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16)];
  if (version === 1) return unixTime(`${high}${middle}${low}`);
  if (version === 6) return unixTime(`${low}${middle}${high}`);
  return version === 7 ? Number.parseInt(`${low}${middle}`, 16) : null;
}

function isoTime(milliseconds: number | null): string | null {
  const time = new Date(milliseconds ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

function variantOf(hex: string): DecodedUuid["variant"] {
  if (/^0+$/.test(hex)) return "nil";
  if (/^f+$/.test(hex)) return "max";
  const top = Number.parseInt(hex.charAt(16), 16);
  if (top < 8) return "ncs";
  if (top < 12) return "rfc9562";
  return top < 14 ? "microsoft" : "future";
}

function nodeOf(hex: string): Pick<DecodedUuid, "node" | "node_is_random" | "clock_sequence"> {
  const octets = hex.slice(20).match(/../g) ?? [];
  return {
    node: octets.join(":"),
    node_is_random: Number.parseInt(octets[0] ?? "0", 16) % 2 === 1,
    clock_sequence: Number.parseInt(hex.slice(16, 20), 16) & 0x3fff,
  };
}

export function decodeUuid({ uuid: pasted }: UuidDecodeInput): Result<DecodedUuid> {
  const text = pasted
    .trim()
    .toLowerCase()
    .replace(/^urn:uuid:/, "")
    .replace(/^\{(.*)\}$/, "$1");
  const isWritten = /^[0-9a-f]{8}(-?)[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{12}$/.test(text);
  if (!isWritten) return invalid("uuid", message("crypto.error.uuid"));
  const hex = text.replaceAll("-", "");
  const variant = variantOf(hex);
  const version = variant === "rfc9562" ? Number.parseInt(hex.charAt(12), 16) : null;
  const hasNode = version === 1 || version === 6;
  return ok({
    uuid: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
    variant,
    version,
    time: version === null ? null : isoTime(timeOf(hex, version)),
    ...(hasNode ? nodeOf(hex) : { node: null, node_is_random: null, clock_sequence: null }),
    integer: BigInt(`0x${hex}`).toString(),
  });
}
