import { type Static, Type } from "@sinclair/typebox";
import { createGuardrails, generateSync, verifySync } from "otplib";
import { message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { longestCode } from "./names.ts";
import { type Totp, totpOptions } from "./options.ts";
import { isOtpauth, readOtpauth } from "./otpauth.ts";
import { decodeSecret, longest, shortest } from "./secret.ts";

const secret = Type.String({
  minLength: 1,
  maxLength: 2048,
  description: "the secret in Base32, or a whole otpauth:// address, whose own options then count",
});

export const CodeInput = Type.Object({ secret, ...totpOptions });
export type CodeInput = Static<typeof CodeInput>;

export const VerifyInput = Type.Object({
  secret,
  code: Type.String({
    minLength: 1,
    maxLength: longestCode,
    description: "spaces and dashes in it do not count",
  }),
  ...totpOptions,
});
export type VerifyInput = Static<typeof VerifyInput>;

export type Code = { code: string; next: string; remaining_s: number; period: number };

/** `steps` off the current one; null when the code is wrong. */
export type TotpVerdict = { valid: boolean; steps: -1 | 0 | 1 | null };

const guardrails = createGuardrails({ MIN_SECRET_BYTES: shortest, MAX_SECRET_BYTES: longest });

function optionsOf(input: CodeInput): Result<Totp & { bytes: Uint8Array }> {
  const told = isOtpauth(input.secret) ? readOtpauth(input.secret, "secret") : ok(input);
  if (!told.ok) return told;
  const { secret: text, digits, period, algorithm } = told.value;
  const bytes = decodeSecret(text);
  if (!bytes) return invalid("secret", message("two-factor.error.base32"));
  if (bytes.length < shortest) return invalid("secret", message("two-factor.error.short"));
  if (bytes.length > longest) return invalid("secret", message("two-factor.error.long"));
  return ok({ bytes, digits, period, algorithm });
}

const codeAt = ({ bytes, digits, period, algorithm }: Totp & { bytes: Uint8Array }, epoch: number): string =>
  generateSync({ secret: bytes, digits, period, algorithm, epoch, guardrails });

/** `now` in seconds since 1970. */
export function currentCode(input: CodeInput, now: number): Result<Code> {
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
export function verifyCode(input: VerifyInput, now: number): Result<TotpVerdict> {
  const options = optionsOf(input);
  if (!options.ok) return options;
  const { bytes, digits, period, algorithm } = options.value;
  const token = input.code.replace(/[\s-]/g, "");
  if (!/^[0-9]+$/.test(token) || token.length !== digits) return ok({ valid: false, steps: null });
  const epoch = Math.floor(now);
  const check = {
    secret: bytes,
    token,
    digits,
    period,
    algorithm,
    guardrails,
    epoch,
    epochTolerance: period,
  };
  const verdict = verifySync(check);
  return ok({ valid: verdict.valid, steps: verdict.valid ? stepsOf(verdict.delta) : null });
}

const stepsOf = (delta: number): -1 | 0 | 1 => (delta < 0 ? -1 : delta > 0 ? 1 : 0);
