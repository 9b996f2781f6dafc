/** The letters of Base32 (RFC 4648, section 6). */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes of the shortest secret that services give out (16 letters), and of the longest that is taken. */
export const shortest = 10;
export const longest = 128;

export function encodeSecret(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, "0"), 2))).join("");
}

/**
 * The bytes of a secret as people paste it: any case, spaces and dashes between groups, with or without padding.
 * Bits left over at the end count for nothing, as in authenticator apps. Null when it is not Base32.
 */
export function decodeSecret(pasted: string): Uint8Array | null {
  const letters = pasted.toUpperCase().replace(/[\s-]/g, "").replace(/=+$/, "");
  if (letters === "" || !/^[A-Z2-7]+$/.test(letters)) return null;
  const bytes = new Uint8Array(Math.floor((letters.length * 5) / 8));
  let pending = 0;
  let bits = 0;
  let at = 0;
  for (const letter of letters) {
    pending = ((pending << 5) | alphabet.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = pending >> bits;
    at += 1;
  }
  return bytes;
}
