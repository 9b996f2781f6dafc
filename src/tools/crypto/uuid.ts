import { type Static, Type } from "@sinclair/typebox";
import { choice } from "../../schema.ts";
import { uuidVersions } from "./names.ts";
import type { RandomBytes } from "./random.ts";

export const UuidInput = Type.Object({
  version: choice(uuidVersions, {
    default: 4,
    description: "1: time and node, 4: random, 7: sortable by time",
  }),
  count: Type.Integer({ minimum: 1, maximum: 100, default: 1, description: "how many" }),
});
export type UuidInput = Static<typeof UuidInput>;

export type Uuids = { uuid: string; uuids: string[] };

/** From the start of the Gregorian calendar, 15 October 1582, to 1970, in steps of 100 ns. */
export const gregorianOffset = 122_192_928_000_000_000n;

const hexOf = (value: bigint, digits: number): string =>
  value.toString(16).padStart(digits, "0").slice(-digits);

const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

function mark(bytes: Uint8Array, version: number): string {
  const marked = Uint8Array.from(bytes);
  marked[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  marked[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return dashed(marked.toHex());
}

/** The node is random and so bears the multicast bit (RFC 9562, section 6.10): never this machine's address. */
function versions1(count: number, time: number, random: RandomBytes): string[] {
  const tail = Uint8Array.from(random(8));
  tail[2] = (tail[2] ?? 0) | 0x01;
  return Array.from({ length: count }, (_, i) => {
    const ticks = hexOf(BigInt(time) * 10_000n + gregorianOffset + BigInt(i), 15);
    return mark(
      Uint8Array.fromHex(`${ticks.slice(7)}${ticks.slice(3, 7)}0${ticks.slice(0, 3)}${tail.toHex()}`),
      1,
    );
  });
}

/** Those of one call ascend: 12 bits after the milliseconds count on from a random start (RFC 9562, section 6.2). */
function versions7(count: number, time: number, random: RandomBytes): string[] {
  const start = Number.parseInt(random(2).toHex(), 16) & 0xfff;
  return Array.from({ length: count }, (_, i) => {
    const stamp = hexOf(BigInt(time) * 4096n + BigInt(start + i), 15);
    return mark(Uint8Array.fromHex(`${stamp.slice(0, 12)}0${stamp.slice(12)}${random(8).toHex()}`), 7);
  });
}

/** `time` in milliseconds since 1970. */
export function generateUuids({ version, count }: UuidInput, time: number, random: RandomBytes): Uuids {
  const uuids =
    version === 4
      ? Array.from({ length: count }, () => mark(random(16), 4))
      : (version === 1 ? versions1 : versions7)(count, time, random);
  return { uuid: uuids[0] ?? "", uuids };
}
