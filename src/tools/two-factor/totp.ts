import { createGuardrails } from "@otplib/core";
import { crypto } from "@otplib/plugin-crypto-noble";
import { generateSync, verifySync } from "@otplib/totp";
import { message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { isOtpauth, readOtpauth } from "./otpauth.ts";
import type { CodeAnswer, CodeInput, TotpSettings, VerifyAnswer, VerifyInput } from "./schema.ts";
import { decodeSecret, maxSecretBytes, minSecretBytes, withoutSeparators } from "./secret.ts";

const guardrails = createGuardrails({
  MIN_SECRET_BYTES: minSecretBytes,
  MAX_SECRET_BYTES: maxSecretBytes,
});

function optionsOf(input: CodeInput): Result<TotpSettings & { bytes: Uint8Array }> {
  const read = isOtpauth(input.secret) ? readOtpauth(input.secret, "secret") : ok(input);
  if (!read.ok) return read;
  const { secret: text, digits, period, algorithm } = read.value;
  const bytes = decodeSecret(text);
  if (!bytes) return invalid("secret", message("two-factor.error.base32"));
  if (bytes.length < minSecretBytes) return invalid("secret", message("two-factor.error.short"));
  if (bytes.length > maxSecretBytes) return invalid("secret", message("two-factor.error.long"));
  return ok({ bytes, digits, period, algorithm });
}

const codeAt = (
  { bytes, digits, period, algorithm }: TotpSettings & { bytes: Uint8Array },
  epoch: number,
): string => generateSync({ secret: bytes, digits, period, algorithm, epoch, crypto, guardrails });

/** `now` in seconds since 1970. */
export function currentCode(input: CodeInput, now: number): Result<CodeAnswer> {
  const options = optionsOf(input);
  if (!options.ok) return options;
  const { period } = options.value;
  const second = Math.floor(now);
  return ok({
    code: codeAt(options.value, second),
    next: codeAt(options.value, second + period),
    remaining_s: period - (second % period),
    period,
  });
}

/** Takes the code of the step before and after too, for clocks that are off; compares in constant time. */
export function verifyCode(input: VerifyInput, now: number): Result<VerifyAnswer> {
  const options = optionsOf(input);
  if (!options.ok) return options;
  const { bytes, digits, period, algorithm } = options.value;
  const token = withoutSeparators(input.code);
  if (!/^[0-9]+$/.test(token) || token.length !== digits) return ok({ valid: false, steps: null });
  const epoch = Math.floor(now);
  const check = {
    secret: bytes,
    token,
    digits,
    period,
    algorithm,
    crypto,
    guardrails,
    epoch,
    epochTolerance: period,
  };
  const verdict = verifySync(check);
  return ok({ valid: verdict.valid, steps: verdict.valid ? stepsOf(verdict.delta) : null });
}

const stepsOf = (delta: number): -1 | 0 | 1 => (delta < 0 ? -1 : delta > 0 ? 1 : 0);
