import { action } from "../../core/action.ts";
import { ok } from "../../core/result.ts";
import { HashInput, type Hashing, hashText } from "./hash.ts";
import { JwtInput, type Signatures, decodeJwt } from "./jwt.ts";
import { PassphraseInput, generatePassphrases } from "./passphrase.ts";
import { PasswordInput, generatePasswords } from "./password.ts";
import type { RandomBytes } from "../../core/random.ts";
import { UuidText, decodeUuid } from "./uuid-decode.ts";
import { UuidInput, generateUuids } from "./uuid.ts";

export type CryptoEffects = {
  readonly random: RandomBytes;
  readonly hashing: Hashing;
  readonly signatures: Signatures;
  readonly now: () => Date;
};

export const cryptoActions = ({ random, hashing, signatures, now }: CryptoEffects) => ({
  password: action(PasswordInput, "compute", (input) => generatePasswords(input, random)),
  passphrase: action(PassphraseInput, "compute", (input) => ok(generatePassphrases(input, random))),
  hash: action(HashInput, "compute", (input) => ok(hashText(input, hashing))),
  jwt: action(JwtInput, "compute", (input) => decodeJwt(input, now(), signatures)),
  uuid: action(UuidInput, "compute", (input) => ok(generateUuids(input, now().getTime(), random))),
  decodeUuid: action(UuidText, "compute", decodeUuid),
});

export type CryptoActions = ReturnType<typeof cryptoActions>;
