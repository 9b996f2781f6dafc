import { withoutEnd } from "#core/without-end.ts";
import { type HashAlgorithm, type HashAnswer, type HashInput, hashAlgorithms } from "./schema.ts";

export type Hashing = {
  /** The digest, or the HMAC when there is a key; texts are taken as UTF-8. */
  readonly digest: (algo: HashAlgorithm, text: string, key?: string) => Uint8Array;
};

/** Base64 tells capitals apart, hexadecimal does not; people paste either with spaces or colons between. */
function isSameDigest(digest: Uint8Array, expectedDigest: string): boolean {
  const pastedDigest = expectedDigest.replace(/[\s:]/g, "").replace(/^0x/i, "");
  if (pastedDigest.length <= 2 * digest.length && isDigest(digest, pastedDigest)) return true;
  return digestsIn(expectedDigest).some((candidateDigest) => isDigest(digest, candidateDigest));
}

function isDigest(digest: Uint8Array, digestText: string): boolean {
  const base64 = withoutEnd(digestText.replaceAll("-", "+").replaceAll("_", "/"), "=");
  return digestText.toLowerCase() === digest.toHex() || base64 === digest.toBase64({ omitPadding: true });
}

/** `e3b0…  file.iso` of sha256sum, `SHA256 (file.iso) = e3b0…`, `sha256:e3b0…` of images, `sha256-47DE…=` of web pages. */
const digestsIn = (checksumText: string): string[] =>
  checksumText
    .split(/\s+/)
    .map((checksumWord) => checksumWord.replace(/^\\|^(?:md5|sha3-\d+|sha-?\d+)(?:=:|[:=-])|:$/gi, ""));

/** What an input asks for, the function that it names first. */
export const algorithmsAsked = ({ algo, all }: Pick<HashInput, "algo" | "all">): readonly HashAlgorithm[] =>
  all ? [algo, ...hashAlgorithms.filter((other) => other !== algo)] : [algo];

export function hashText(hashInput: HashInput, hashing: Hashing): HashAnswer {
  const { algo, text, key, output, expected, all } = hashInput;
  const digests = algorithmsAsked(hashInput).map((name) => [name, hashing.digest(name, text, key)] as const);
  const written = digests.map(([name, digest]) => ({
    algo: name,
    hash: output === "hex" ? digest.toHex() : digest.toBase64(),
  }));
  const [same] =
    (expected === undefined ? undefined : digests.find(([, digest]) => isSameDigest(digest, expected))) ?? [];
  return {
    hash: written[0]?.hash ?? "",
    algo,
    hmac: key !== undefined,
    matches: expected === undefined ? null : same !== undefined,
    matching: same ?? null,
    digests: all ? written : [],
  };
}
