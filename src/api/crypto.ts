import type { CryptoActions } from "../tools/crypto/actions.ts";
import { endpoint } from "./endpoint.ts";

const token =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c";

const passwordCalls = ({ password, passphrase }: CryptoActions) => [
  endpoint({
    method: "POST",
    path: "/crypto/password",
    summary: "Make random passwords",
    action: password,
    example: {
      body: { length: 16, symbols: true },
      answer: {
        password: "k7!Rw-u2Zq(Tb9e@",
        passwords: ["k7!Rw-u2Zq(Tb9e@"],
        entropy_bits: 103.6,
        strength: "excellent",
      },
    },
  }),
  endpoint({
    method: "POST",
    path: "/crypto/passphrase",
    summary: "Make random passphrases of Vietnamese words",
    action: passphrase,
    example: {
      body: { words: 4, separator: "hyphen" },
      answer: {
        passphrase: "buom-sen-thuyen-nghe",
        passphrases: ["buom-sen-thuyen-nghe"],
        entropy_bits: 41.7,
        strength: "weak",
        list_size: 1387,
      },
    },
  }),
];

const uuidCalls = ({ uuid, decodeUuid }: CryptoActions) => [
  endpoint({
    method: "POST",
    path: "/crypto/uuid/generate",
    summary: "Make UUIDs",
    action: uuid,
    example: {
      body: { version: 7, count: 2 },
      answer: {
        uuid: "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
        uuids: ["017f22e2-79b0-7cc3-98c4-dc0c0c07398f", "017f22e2-79b0-7cc4-8b1f-0e6f2a9d5c31"],
      },
    },
  }),
  endpoint({
    method: "POST",
    path: "/crypto/uuid/decode",
    summary: "Tell what a UUID says",
    action: decodeUuid,
    example: {
      body: { uuid: "c232ab00-9414-11ec-b3c8-9f6bdeced846" },
      answer: {
        uuid: "c232ab00-9414-11ec-b3c8-9f6bdeced846",
        variant: "rfc9562",
        version: 1,
        time: "2022-02-22T19:22:22.000Z",
        node: "9f:6b:de:ce:d8:46",
        node_is_random: true,
        clock_sequence: 13256,
        integer: "258133314363070689776975542038781941830",
      },
    },
  }),
];

export const cryptoApi = (actions: CryptoActions) => [
  ...passwordCalls(actions),
  endpoint({
    method: "POST",
    path: "/crypto/hash",
    summary: "Compute a hash, or with a key an HMAC",
    action: actions.hash,
    example: {
      body: { algo: "md5", text: "abc" },
      answer: { hash: "900150983cd24fb0d6963f7d28e17f72", algo: "md5", hmac: false, matches: null },
    },
  }),
  endpoint({
    method: "POST",
    path: "/crypto/jwt/decode",
    summary: "Read a JSON Web Token, and check its signature when a key is given",
    action: actions.jwt,
    example: {
      body: { token, key: "your-256-bit-secret" },
      answer: {
        header: { alg: "HS256", typ: "JWT" },
        payload: { sub: "1234567890", name: "John Doe", iat: 1516239022 },
        signature: "SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c",
        issued_at: "2018-01-18T01:30:22.000Z",
        expires_at: null,
        not_before: null,
        expired: false,
        warnings: ["short_secret", "no_expiry"],
        verdict: "valid",
      },
    },
  }),
  ...uuidCalls(actions),
];
