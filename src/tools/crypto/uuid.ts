import type { RandomBytes } from "../../core/random.ts";
import type { UuidAnswer, UuidInput } from "./schema.ts";

/** From the start of the Gregorian calendar, 15 October 1582, to 1970, in steps of 100 ns. */
export const gregorianOffset = 122_192_928_000_000_000n;

const hexOf = (value: bigint, digits: number): string =>
  value.toString(16).padStart(digits, "0").slice(-digits);

/** Puts version and variant in their places among 32 hexadecimal digits, and the dashes. */
function compose(hex: string, version: number): string {
  const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) & 3);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The node is random and so bears the multicast bit (RFC 9562, section 6.10): never this machine's address. */
function generateV1(uuidCount: number, time: number, randomBytes: RandomBytes): string[] {
  const clockAndNode = Uint8Array.from(randomBytes(8));
  clockAndNode[2] = (clockAndNode[2] ?? 0) | 0x01;
  const node = clockAndNode.toHex();
  return Array.from({ length: uuidCount }, (_, i) => {
    const ticks = hexOf(BigInt(time) * 10_000n + gregorianOffset + BigInt(i), 15);
    return compose(`${ticks.slice(7)}${ticks.slice(3, 7)}0${ticks.slice(0, 3)}${node}`, 1);
  });
}

function generateV4(uuidCount: number, _time: number, randomBytes: RandomBytes): string[] {
  const hex = randomBytes(16 * uuidCount).toHex();
  return Array.from({ length: uuidCount }, (_, i) => compose(hex.slice(32 * i, 32 * (i + 1)), 4));
}

/** Those of one call ascend: 12 bits after the milliseconds count on from a random start (RFC 9562, section 6.2). */
function generateV7(uuidCount: number, time: number, randomBytes: RandomBytes): string[] {
  const start = Number.parseInt(randomBytes(2).toHex(), 16) & 0xfff;
  const randomHex = randomBytes(8 * uuidCount).toHex();
  return Array.from({ length: uuidCount }, (_, i) => {
    const stamp = hexOf(BigInt(time) * 4096n + BigInt(start + i), 15);
    return compose(`${stamp.slice(0, 12)}0${stamp.slice(12)}${randomHex.slice(16 * i, 16 * (i + 1))}`, 7);
  });
}

const generators = { 1: generateV1, 4: generateV4, 7: generateV7 };

/** `time` in milliseconds since 1970. */
export function generateUuids(
  { version, count: uuidCount }: UuidInput,
  time: number,
  randomBytes: RandomBytes,
): UuidAnswer {
  const uuids = generators[version](uuidCount, time, randomBytes);
  return { uuid: uuids[0] ?? "", uuids };
}
