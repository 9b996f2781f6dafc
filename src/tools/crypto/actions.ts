import { action } from "../../core/action.ts";
import type { RandomBytes } from "../../core/random.ts";
import { ok } from "../../core/result.ts";
import { type Hashing, hashText } from "./hash.ts";
import { type Signatures, decodeJwt } from "./jwt.ts";
import { generatePassphrases } from "./passphrase.ts";
import { generatePasswords } from "./password.ts";
import {
  DecodedUuid,
  HashAnswer,
  HashInput,
  Jwt,
  JwtInput,
  PassphraseAnswer,
  PassphraseInput,
  PasswordAnswer,
  PasswordInput,
  UuidAnswer,
  UuidDecodeInput,
  UuidInput,
} from "./schema.ts";
import { decodeUuid } from "./uuid-decode.ts";
import { generateUuids } from "./uuid.ts";

export type CryptoEffects = {
  readonly random: RandomBytes;
  readonly hashing: Hashing;
  readonly signatures: Signatures;
  readonly now: () => Date;
};

export const cryptoActions = ({ random, hashing, signatures, now }: CryptoEffects) => ({
  password: action(PasswordInput, PasswordAnswer, "compute", (input) => generatePasswords(input, random)),
  passphrase: action(PassphraseInput, PassphraseAnswer, "compute", (input) =>
    ok(generatePassphrases(input, random)),
  ),
  hash: action(HashInput, HashAnswer, "compute", (input) => ok(hashText(input, hashing))),
  jwt: action(JwtInput, Jwt, "compute", (input) => decodeJwt(input, now(), signatures)),
  uuid: action(UuidInput, UuidAnswer, "compute", (input) =>
    ok(generateUuids(input, now().getTime(), random)),
  ),
  decodeUuid: action(UuidDecodeInput, DecodedUuid, "compute", decodeUuid),
});

export type CryptoActions = ReturnType<typeof cryptoActions>;
