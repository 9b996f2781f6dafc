import type { RandomBytes } from "#core/random.ts";
import { ok } from "#core/result.ts";
import { call } from "#core/tool.ts";
import { generatePassphrases } from "./passphrase.ts";
import { generatePasswords } from "./password.ts";
import { PassphraseAnswer, PassphraseInput, PasswordAnswer, PasswordInput } from "./schema.ts";

type PasswordEffects = { readonly randomBytes: RandomBytes };

export default {
  password: call(PasswordInput, PasswordAnswer, {
    path: "/crypto/password",
    limit: "compute",
    access: "open",
    address: "moment",
    device: true,
    plain: ({ passwords }) => passwords,
    example: {
      body: { length: 16, symbols: true },
      answer: {
        password: "k7!Rw-u2Zq(Tb9e@",
        passwords: ["k7!Rw-u2Zq(Tb9e@"],
        entropy_bits: 103.6,
        strength: "excellent",
      },
    },
    run:
      ({ randomBytes }: PasswordEffects) =>
      (input) =>
        generatePasswords(input, randomBytes),
  }),
  passphrase: call(PassphraseInput, PassphraseAnswer, {
    path: "/crypto/passphrase",
    limit: "compute",
    access: "open",
    address: "none",
    device: true,
    plain: ({ passphrases }) => passphrases,
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
    run:
      ({ randomBytes }: PasswordEffects) =>
      (input) =>
        ok(generatePassphrases(input, randomBytes)),
  }),
};
