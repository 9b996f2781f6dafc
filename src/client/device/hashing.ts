import { hmac } from "@noble/hashes/hmac.js";
import { md5, sha1 } from "@noble/hashes/legacy.js";
import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js";
import { sha3_256, sha3_512 } from "@noble/hashes/sha3.js";
import type { CHash } from "@noble/hashes/utils.js";
import type { Hashing } from "#tools/crypto/hash.ts";
import { type HashAlgorithm, hashAlgorithms } from "#tools/crypto/schema.ts";
import { checkCost } from "./effects.ts";

export const hashFunctions: Readonly<Record<HashAlgorithm, CHash>> = {
  md5,
  sha1,
  sha256,
  sha384,
  sha512,
  "sha3-256": sha3_256,
  "sha3-512": sha3_512,
};

const utf8 = (hashedText: string): Uint8Array => new TextEncoder().encode(hashedText);

/** Without WebCrypto, which pages on plain http do not have, and which knows no MD5. */
export const deviceHashing: Hashing = {
  digest: (algorithm, hashedText, key) => {
    // The page asks for all of them.
    checkCost(hashedText.length * hashAlgorithms.length);
    return key === undefined
      ? hashFunctions[algorithm](utf8(hashedText))
      : hmac(hashFunctions[algorithm], utf8(key), utf8(hashedText));
  },
};
