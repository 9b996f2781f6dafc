import { createGuardrails } from "@otplib/core";
import { crypto } from "@otplib/plugin-crypto-noble";
import { generateSync, verifySync } from "@otplib/totp";
import { type Lang, message, readMessage } from "#core/i18n.ts";
import { type FieldError, type Result, invalid, ok } from "#core/result.ts";
import {
  type CodeAnswer,
  type CodeInput,
  type CodeOfKey,
  type CodeOfLine,
  type TotpSettings,
  type VerifyAnswer,
  type VerifyInput,
  maxSecrets,
} from "./schema.ts";
import { type KeyLine, keyLines } from "./key-lines.ts";
import { isOtpauth, readOtpauth } from "./otpauth.ts";
import { readSecret } from "./read-secret.ts";
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

/** The code of one key; `nowSeconds` in seconds since 1970. */
function codeOf(codeInput: CodeInput, nowSeconds: number): Result<CodeOfKey> {
  const options = optionsOf(codeInput);
  if (!options.ok) return options;
  const { period } = options.value;
  const wholeSecond = Math.floor(nowSeconds);
  return ok({
    code: codeAt(options.value, wholeSecond),
    next: codeAt(options.value, wholeSecond + period),
    remaining_s: period - (wholeSecond % period),
    period,
  });
}

type NumberedFault = { readonly line: number; readonly message: string };

/** A line's code with its name, or what is wrong with its key. */
function codeOfLine(
  { line, name, reading }: KeyLine,
  { input, lang, nowSeconds }: { input: CodeInput; lang: Lang; nowSeconds: number },
): CodeOfLine | NumberedFault {
  if ("refused" in reading) return { line, message: readMessage(lang, reading.refused) };
  const code = codeOf({ ...input, secret: reading.value }, nowSeconds);
  if (code.ok) return { line, name, ...code.value };
  const faults = code.failure.errors ?? [];
  return { line, message: faults.map((fault) => readMessage(lang, fault.message)).join(" ") };
}

/** The code of a key, or those of several, one a line; `nowSeconds` in seconds since 1970. */
export function currentCode(input: CodeInput, nowSeconds: number, lang: Lang): Result<CodeAnswer> {
  const lines = keyLines(input.secret);
  if (lines.length === 0) {
    const reading = readSecret(input.secret);
    if ("refused" in reading) return invalid("secret", reading.refused);
    return codeOf({ ...input, secret: reading.value }, nowSeconds);
  }
  if (lines.length > maxSecrets)
    return invalid("secret", message("two-factor.error.tooMany", { max: maxSecrets }));
  const outcomes = lines.map((line) => codeOfLine(line, { input, lang, nowSeconds }));
  const codes = outcomes.filter((outcome) => "code" in outcome);
  const refused = outcomes.filter((outcome) => "message" in outcome);
  const [first] = codes;
  if (!first) return { ok: false, failure: { code: "invalid_input", errors: refused.map(faultOfLine) } };
  const { code, next, remaining_s, period } = first;
  return ok({ code, next, remaining_s, period, codes, refused });
}

const faultOfLine = ({ line, message: reason }: NumberedFault): FieldError => ({
  path: "secret",
  line,
  message: message("two-factor.error.line", { line, reason }),
});

/** Takes the code of the step before and after too, for clocks that are off; compares in constant time. */
export function verifyCode(verifyInput: VerifyInput, nowSeconds: number): Result<VerifyAnswer> {
  const options = optionsOf(verifyInput);
  if (!options.ok) return options;
  const { bytes, digits, period, algorithm } = options.value;
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
