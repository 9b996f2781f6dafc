import { generateTOTP } from "@otplib/uri";
import type { RandomBytes } from "#core/random.ts";
import type { SecretAnswer, SecretInput } from "./schema.ts";
import { encodeSecret } from "./secret.ts";

/** As long as the hash function's output (RFC 4226, section 4, asks for 128 bits at least and recommends 160). */
const secretSizes = { sha1: 20, sha256: 32, sha512: 64 } as const;

export function generateSecret(secretInput: SecretInput, randomBytes: RandomBytes): SecretAnswer {
  const { digits, period, algorithm } = secretInput;
  const [issuer, otpLabel] = [secretInput.issuer.toWellFormed(), secretInput.account.toWellFormed()];
  const secret = encodeSecret(randomBytes(secretSizes[algorithm]));
  return { secret, otpauth: generateTOTP({ issuer, label: otpLabel, secret, digits, period, algorithm }) };
}
