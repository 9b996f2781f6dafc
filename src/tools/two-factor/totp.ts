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

function optionsOf(codeInput: CodeInput): Result<TotpSettings & { bytes: Uint8Array }> {
  const settingsRead = isOtpauth(codeInput.secret) ? readOtpauth(codeInput.secret, "secret") : ok(codeInput);
  if (!settingsRead.ok) return settingsRead;
  const { secret: secretText, digits, period, algorithm } = settingsRead.value;
  const secretBytes = decodeSecret(secretText);
  if (!secretBytes) return invalid("secret", message("two-factor.error.base32"));
  if (secretBytes.length < minSecretBytes) return invalid("secret", message("two-factor.error.short"));
  if (secretBytes.length > maxSecretBytes) return invalid("secret", message("two-factor.error.long"));
  return ok({ bytes: secretBytes, digits, period, algorithm });
}

const codeAt = (
  { bytes, digits, period, algorithm }: TotpSettings & { bytes: Uint8Array },
  epoch: number,
): string => generateSync({ secret: bytes, digits, period, algorithm, epoch, crypto, guardrails });

/** `now` in seconds since 1970. */
export function currentCode(codeInput: CodeInput, nowSeconds: number): Result<CodeAnswer> {
  const totpOptions = optionsOf(codeInput);
  if (!totpOptions.ok) return totpOptions;
  const { period } = totpOptions.value;
  const wholeSecond = Math.floor(nowSeconds);
  return ok({
    code: codeAt(totpOptions.value, wholeSecond),
    next: codeAt(totpOptions.value, wholeSecond + period),
    remaining_s: period - (wholeSecond % period),
    period,
  });
}

/** Takes the code of the step before and after too, for clocks that are off; compares in constant time. */
export function verifyCode(verifyInput: VerifyInput, nowSeconds: number): Result<VerifyAnswer> {
  const totpOptions = optionsOf(verifyInput);
  if (!totpOptions.ok) return totpOptions;
  const { bytes, digits, period, algorithm } = totpOptions.value;
  const token = withoutSeparators(verifyInput.code);
  if (!/^[0-9]+$/.test(token) || token.length !== digits) return ok({ valid: false, steps: null });
  const epoch = Math.floor(nowSeconds);
  const codeCheck = {
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
  const codeVerdict = verifySync(codeCheck);
  return ok({ valid: codeVerdict.valid, steps: codeVerdict.valid ? stepsOf(codeVerdict.delta) : null });
}

const stepsOf = (delta: number): -1 | 0 | 1 => (delta < 0 ? -1 : delta > 0 ? 1 : 0);
