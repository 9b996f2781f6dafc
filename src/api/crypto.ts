import type { CryptoActions } from "../tools/crypto/actions.ts";
import { endpoint } from "./endpoint.ts";

const token =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c";

export const cryptoApi = ({ password, passphrase, hash, jwt, uuid, decodeUuid }: CryptoActions) => [
  endpoint({
    method: "POST",
    path: "/crypto/password",
    summary: "Make random passwords",
    action: password,
    example: { body: { length: 16, symbols: true } },
  }),
  endpoint({
    method: "POST",
    path: "/crypto/passphrase",
    summary: "Make random passphrases of Vietnamese words",
    action: passphrase,
    example: { body: { words: 6, separator: "hyphen" } },
  }),
  endpoint({
    method: "POST",
    path: "/crypto/hash",
    summary: "Compute a hash, or with a key an HMAC",
    action: hash,
    example: { body: { algo: "sha256", text: "abc" } },
  }),
  endpoint({
    method: "POST",
    path: "/crypto/jwt/decode",
    summary: "Read a JSON Web Token, and check its signature when a key is given",
    action: jwt,
    example: { body: { token, key: "your-256-bit-secret" } },
  }),
  endpoint({
    method: "POST",
    path: "/crypto/uuid/generate",
    summary: "Make UUIDs",
    action: uuid,
    example: { body: { version: 7, count: 2 } },
  }),
  endpoint({
    method: "POST",
    path: "/crypto/uuid/decode",
    summary: "Tell what a UUID says",
    action: decodeUuid,
    example: { body: { uuid: "017f22e2-79b0-7cc3-98c4-dc0c0c07398f" } },
  }),
];
