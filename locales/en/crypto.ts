import type { crypto as vi } from "../vi/crypto.ts";

export const crypto = {
  "crypto.error.noClass": "Choose at least one kind of character.",
  "crypto.error.uuid": "This is not a UUID. A UUID has 32 hexadecimal digits, usually written as 8-4-4-4-12.",
  "crypto.error.segments":
    "A signed JWT has 3 parts with dots between them; this text has {count} {count|part|parts}.",
  "crypto.error.jwe":
    "This text has 5 parts: it is a JWE, whose content is encrypted and cannot be read without the key.",
  "crypto.error.headerBase64": "Part 1 (header) is not valid base64url.",
  "crypto.error.headerUtf8": "Part 1 (header) does not decode to UTF-8 text.",
  "crypto.error.headerJson": "Part 1 (header) does not decode to valid JSON.",
  "crypto.error.headerObject": "Part 1 (header) must be a JSON object.",
  "crypto.error.payloadBase64": "Part 2 (payload) is not valid base64url.",
  "crypto.error.payloadUtf8": "Part 2 (payload) does not decode to UTF-8 text.",
  "crypto.error.payloadJson": "Part 2 (payload) does not decode to valid JSON.",
  "crypto.error.payloadObject": "Part 2 (payload) must be a JSON object.",
  "crypto.error.signature": "Part 3 (signature) has a character that does not belong at position {place}.",
  "crypto.error.depth": "The JSON in the token nests more than {deepest} levels deep.",
  "crypto.error.keyBase64": "This secret is not valid Base64.",
  "crypto.error.publicKey": "This public key cannot be read. Paste a PEM, a certificate or a JWK.",
  "crypto.error.privateKey":
    "This is a private key. Checking a signature only takes the public one; never paste a private key into a page.",
} satisfies Record<keyof typeof vi, string>;
