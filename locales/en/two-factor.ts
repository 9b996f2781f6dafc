import type { twoFactor as vi } from "../vi/two-factor.ts";

export const twoFactor = {
  "two-factor.error.name": "Enter a name without a colon.",
  "two-factor.error.base32": "A secret has only the letters A-Z and the digits 2-7 (Base32).",
  "two-factor.error.short": "The secret is too short: at least 16 characters are needed.",
  "two-factor.error.long": "The secret is too long.",
  "two-factor.error.otpauth": "The address must start with otpauth://totp/.",
  "two-factor.error.otpauthSecret": "This otpauth address has no valid secret.",
  "two-factor.error.otpauthOptions":
    "This otpauth address asks for a number of digits, a period or an algorithm that is not supported.",
} satisfies Record<keyof typeof vi, string>;
