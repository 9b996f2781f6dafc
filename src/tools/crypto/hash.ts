import type { HashAlgorithm } from "./names.ts";
import type { HashAnswer, HashInput } from "./schema.ts";

export type Hashing = {
  /** The digest, or the HMAC when there is a key; texts are taken as UTF-8. */
  readonly digest: (algo: HashAlgorithm, text: string, key?: string) => Uint8Array;
};

/** Base64 tells capitals apart, hexadecimal does not; people paste either with spaces or colons between. */
function isSame(digest: Uint8Array, expected: string): boolean {
  const pasted = expected.replace(/[\s:]/g, "").replace(/^0x/i, "");
  if (pasted.length <= 2 * digest.length && isDigest(digest, pasted)) return true;
  return digestsIn(expected).some((one) => isDigest(digest, one));
}

function isDigest(digest: Uint8Array, text: string): boolean {
  const base64 = text.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
  return text.toLowerCase() === digest.toHex() || base64 === digest.toBase64({ omitPadding: true });
}

/** `e3b0…  file.iso` of sha256sum, `SHA256 (file.iso) = e3b0…`, `sha256:e3b0…` of images, `sha256-47DE…=` of web pages. */
const digestsIn = (text: string): string[] =>
  text.split(/\s+/).map((word) => word.replace(/^\\|^(?:md5|sha3-\d+|sha-?\d+)(?:=:|[:=-])|:$/gi, ""));

export function hashText(input: HashInput, hashing: Hashing): HashAnswer {
  const digest = hashing.digest(input.algo, input.text, input.key);
  return {
    hash: input.output === "hex" ? digest.toHex() : digest.toBase64(),
    algo: input.algo,
    hmac: input.key !== undefined,
    matches: input.expected === undefined ? null : isSame(digest, input.expected),
  };
}
