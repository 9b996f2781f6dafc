import { formatDateTime } from "#core/format.ts";
import { message, readMessage } from "#core/i18n.ts";
import { call } from "#core/tool.ts";
import { type Signatures, decodeJwt } from "./jwt.ts";
import { lifeOf } from "./jwt-times.ts";
import { Jwt, JwtInput } from "./schema.ts";

type JwtEffects = { readonly signatures: Signatures; readonly now: () => Date };

const token =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c";

export default {
  jwt: call(JwtInput, Jwt, {
    path: "/crypto/jwt/decode",
    limit: "compute",
    access: "open",
    address: "none",
    device: ["signatures"],
    glance: (jwt, lang) => ({
      value: readMessage(lang, message(`crypto.jwt.${lifeOf(jwt)}`)),
      kind: "sentence",
      ...(jwt.expires_at !== null && {
        note: `${readMessage(lang, message("crypto.jwt.expires"))} ${formatDateTime(new Date(jwt.expires_at))}`,
      }),
    }),
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
        key_kind: "oct",
      },
    },
    run:
      ({ now, signatures }: JwtEffects) =>
      (input) =>
        decodeJwt(input, now(), signatures),
  }),
};
