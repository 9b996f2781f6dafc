import { hmac } from "@noble/hashes/hmac.js";
import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js";
import type { CHash } from "@noble/hashes/utils.js";
import type { Signatures } from "../../tools/crypto/jwt.ts";
import { NotOnDevice } from "./effects.ts";

const algorithms: Readonly<Record<string, CHash>> = { HS256: sha256, HS384: sha384, HS512: sha512 };

/** Those made with a secret (RFC 7518, section 3.2), which stays here; a public key is none, and goes to the server. */
export const deviceSignatures: Signatures = {
  verify: async ({ token, alg }, key) => {
    const algorithm = algorithms[alg];
    if (key.kind === "public" || !algorithm) throw new NotOnDevice();
    const signatureAt = token.lastIndexOf(".");
    const expectedSignature = hmac(
      algorithm,
      key.bytes,
      new TextEncoder().encode(token.slice(0, signatureAt)),
    );
    const isSameSignature =
      expectedSignature.toBase64({ alphabet: "base64url", omitPadding: true }) ===
      token.slice(signatureAt + 1);
    return isSameSignature ? "valid" : "invalid";
  },
};
