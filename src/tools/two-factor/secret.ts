import { base32nopad } from "@scure/base";
import { withoutEnd } from "#core/without-end.ts";

/** Bytes of the shortest secret that services give out (16 letters), and of the longest that is taken. */
export const minSecretBytes = 10;
export const maxSecretBytes = 128;

/** Letters and digits as they are meant: keyboards and pages put full-width ones, dashes and invisible characters there. */
export const withoutSeparators = (pastedSecret: string): string =>
  pastedSecret.normalize("NFKC").replace(/[\s\p{Cf}\p{Pd}]/gu, "");

export const encodeSecret = (secretBytes: Uint8Array): string => base32nopad.encode(secretBytes);

/**
 * The bytes of a secret as people paste it: any case, spaces and dashes between groups, with or without padding.
 * Bits left over at the end count for nothing, as in authenticator apps. Null when it is not Base32.
 */
export function decodeSecret(pastedSecret: string): Uint8Array | null {
  const base32Letters = withoutEnd(withoutSeparators(pastedSecret).toUpperCase(), "=");
  if (base32Letters === "" || !/^[A-Z2-7]+$/.test(base32Letters)) return null;
  // An A is five bits of zero: the last group is made whole with them.
  const base32Groups = base32Letters.padEnd(Math.ceil(base32Letters.length / 8) * 8, "A");
  return base32nopad.decode(base32Groups).slice(0, Math.floor((base32Letters.length * 5) / 8));
}
