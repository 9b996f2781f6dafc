import type { HashAlgorithm } from "./names.ts";
import type { HashAnswer, HashInput } from "./schema.ts";

export type Hashing = {
  /** The digest, or the HMAC when there is a key; texts are taken as UTF-8. */
  readonly digest: (algo: HashAlgorithm, text: string, key?: string) => Uint8Array;
};

/** Base64 tells capitals apart, hexadecimal does not; people paste either with spaces or colons between. */
function isSame(digest: Uint8Array, expected: string): boolean {
  const pasted = expected.replace(/[\s:]/g, "").replace(/^0x/i, "");
  if (pasted.length > 2 * digest.length) return false;
  const base64 = pasted.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
  return pasted.toLowerCase() === digest.toHex() || base64 === digest.toBase64({ omitPadding: true });
}

export function hashText(input: HashInput, hashing: Hashing): HashAnswer {
  const digest = hashing.digest(input.algo, input.text, input.key);
  return {
    hash: input.output === "hex" ? digest.toHex() : digest.toBase64(),
    algo: input.algo,
    hmac: input.key !== undefined,
    matches: input.expected === undefined ? null : isSame(digest, input.expected),
  };
}
