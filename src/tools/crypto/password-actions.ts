import { action } from "../../core/action.ts";
import type { RandomBytes } from "../../core/random.ts";
import { ok } from "../../core/result.ts";
import { generatePassphrases } from "./passphrase.ts";
import { generatePasswords } from "./password.ts";
import { PassphraseAnswer, PassphraseInput, PasswordAnswer, PasswordInput } from "./schema.ts";

export type PasswordEffects = { readonly randomBytes: RandomBytes };

export const passwordActions = ({ randomBytes }: PasswordEffects) => ({
  password: action(PasswordInput, PasswordAnswer, "compute", (passwordInput) =>
    generatePasswords(passwordInput, randomBytes),
  ),
  passphrase: action(PassphraseInput, PassphraseAnswer, "compute", (passphraseInput) =>
    ok(generatePassphrases(passphraseInput, randomBytes)),
  ),
});
