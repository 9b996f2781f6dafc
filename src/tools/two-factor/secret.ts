import { base32nopad } from "@scure/base";
import { withoutEnd } from "../../core/without-end.ts";

/** Bytes of the shortest secret that services give out (16 letters), and of the longest that is taken. */
export const minSecretBytes = 10;
export const maxSecretBytes = 128;

/** Letters and digits as they are meant: keyboards and pages put full-width ones, dashes and invisible characters there. */
export const withoutSeparators = (pasted: string): string =>
  pasted.normalize("NFKC").replace(/[\s\p{Cf}\p{Pd}]/gu, "");

export const encodeSecret = (bytes: Uint8Array): string => base32nopad.encode(bytes);

/**
 * The bytes of a secret as people paste it: any case, spaces and dashes between groups, with or without padding.
 * Bits left over at the end count for nothing, as in authenticator apps. Null when it is not Base32.
 */
export function decodeSecret(pasted: string): Uint8Array | null {
  const letters = withoutEnd(withoutSeparators(pasted).toUpperCase(), "=");
  if (letters === "" || !/^[A-Z2-7]+$/.test(letters)) return null;
  // An A is five bits of zero: the last group is made whole with them.
  const groups = letters.padEnd(Math.ceil(letters.length / 8) * 8, "A");
  return base32nopad.decode(groups).slice(0, Math.floor((letters.length * 5) / 8));
}
