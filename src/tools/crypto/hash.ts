import { type Static, Type } from "@sinclair/typebox";
import { choice } from "../../core/schema.ts";
import { type HashAlgorithm, hashAlgorithms, hashOutputs } from "./names.ts";

export const HashInput = Type.Object({
  algo: choice(hashAlgorithms, { description: "the hash function" }),
  text: Type.String({ description: "hashed as UTF-8" }),
  key: Type.Optional(Type.String({ description: "with a key the answer is the HMAC" })),
  output: choice(hashOutputs, { default: "hex", description: "how the bytes are written" }),
  expected: Type.Optional(Type.String({ description: "a value to compare with, in hexadecimal or Base64" })),
});
export type HashInput = Static<typeof HashInput>;

export type HashAnswer = {
  hash: string;
  algo: HashAlgorithm;
  hmac: boolean;
  /** Whether it is the expected value; null when none was given. */
  matches: boolean | null;
};

export type Hashing = {
  /** The digest, or the HMAC when there is a key; texts are taken as UTF-8. */
  readonly digest: (algo: HashAlgorithm, text: string, key?: string) => Uint8Array;
};

/** Base64 tells capitals apart, hexadecimal does not; people paste either with spaces or colons between. */
function isSame(digest: Uint8Array, expected: string): boolean {
  const pasted = expected.replace(/[\s:]/g, "").replace(/^0x/i, "");
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
