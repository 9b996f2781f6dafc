import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { maxPasted } from "#core/reading.ts";
import { choice, nullable, text } from "#core/schema.ts";
import { maxNameLength, readKey, readKeys } from "./key-lines.ts";
import { readCode } from "./read-code.ts";

export const periods = { minimum: 15, maximum: 300, default: 30 } as const;
export const maxCodeLength = 32;
/** Keys that are given at once, one a line. */
export const maxSecrets = 20;

export const algorithms = ["sha1", "sha256", "sha512"] as const;
export const digitCounts = [6, 8] as const;

/** What apps and services agree on besides the secret (RFC 6238); nearly all use these defaults. */
const totpOptions = {
  digits: choice(digitCounts, { default: 6, description: "digits of a code" }),
  period: Type.Integer({ ...periods, description: "seconds that a code lasts" }),
  algorithm: choice(algorithms, { default: "sha1", description: "the hash function in the HMAC" }),
};

const TotpSettings = Type.Object(totpOptions);
export type TotpSettings = Static<typeof TotpSettings>;

/** A colon would end the issuer in the label of the address, even written as %3A. */
const name = {
  minLength: 1,
  maxLength: maxNameLength,
  pattern: "^\\s*[^\\s:][^:]*$",
  message: "two-factor.error.name",
} as const;

export const SecretInput = Type.Object({
  issuer: text({ ...name, description: "who asks for the code, as the app will show it" }),
  account: text({ ...name, description: "whose account it is" }),
  ...totpOptions,
});
export type SecretInput = Static<typeof SecretInput>;

export const SecretAnswer = Type.Object({
  secret: Type.String({ description: "Base32" }),
  otpauth: Type.String({ description: "the address that an authenticator app reads" }),
});
export type SecretAnswer = Answer<typeof SecretAnswer>;

export const OtpauthInput = Type.Object({
  otpauth: text({ minLength: 1, maxLength: 1024, reads: readKey, description: "an otpauth://totp/ address" }),
});

const secret = text({
  minLength: 1,
  maxLength: 2048,
  description: "the secret in Base32, or a whole otpauth:// address, whose own options then count",
  reads: readKey,
});

const secrets = text({
  minLength: 1,
  maxLength: maxPasted,
  description: `a secret in Base32 or a whole otpauth:// address, whose own options then count; or up to ${maxSecrets} of them, one a line, each with a name before it if wanted`,
  reads: readKeys,
});

export const CodeInput = Type.Object({ secret: secrets, ...totpOptions });
export type CodeInput = Static<typeof CodeInput>;

const codeOfKey = {
  code: Type.String(),
  next: Type.String({ description: "the code that follows" }),
  remaining_s: Type.Integer({ description: "how many seconds the code still lasts" }),
  period: Type.Integer({ description: "seconds that a code lasts" }),
};

const CodeOfKey = Type.Object(codeOfKey);
export type CodeOfKey = Answer<typeof CodeOfKey>;

const lineNumber = Type.Integer({ description: "its line, from 1" });

const CodeOfLine = Type.Object({ line: lineNumber, name: nullable(Type.String()), ...codeOfKey });
export type CodeOfLine = Answer<typeof CodeOfLine>;

const RefusedLine = Type.Object({
  line: lineNumber,
  message: Type.String({ description: "why there is no code of it, in the reader's language" }),
});

export const CodeAnswer = Type.Object({
  ...codeOfKey,
  codes: Type.Optional(
    Type.Array(CodeOfLine, {
      description: "of several lines those with a key; the first one's code is above too",
    }),
  ),
  refused: Type.Optional(Type.Array(RefusedLine, { description: "of several lines the others" })),
});
export type CodeAnswer = Answer<typeof CodeAnswer>;

export const VerifyInput = Type.Object({
  secret,
  code: text({
    minLength: 1,
    maxLength: maxCodeLength,
    reads: readCode,
    description: "spaces and dashes in it do not count",
  }),
  ...totpOptions,
});
export type VerifyInput = Static<typeof VerifyInput>;

export const VerifyAnswer = Type.Object({
  valid: Type.Boolean(),
  steps: Type.Union([choice([-1, 0, 1]), Type.Null()], {
    description: "off the current one; null when the code is wrong",
  }),
});
export type VerifyAnswer = Answer<typeof VerifyAnswer>;
