import type { twoFactor as vi } from "#locales/vi/two-factor.ts";

export const twoFactor = {
  "two-factor.label": "Two-factor codes",
  "two-factor.short": "2FA codes",
  "two-factor.line": "TOTP secrets, codes, checks",
  "two-factor.lead": "Paste a secret to get its six-digit code, or make one for your own service.",
  "two-factor.title": "TOTP secrets",
  "two-factor.summary":
    "Make a 2FA secret with its QR code, see the current and next TOTP code, and verify 6 or 8 digit codes of an authenticator app.",
  "two-factor.intro":
    "Make a secret for an authenticator app such as Google Authenticator or Aegis, see the current code of a secret you have, or test whether a code is right.",
  "two-factor.privacy":
    "Secrets and codes are worked out on your own device, and nothing is sent. Only with scripts or site data off is the secret sent to this server, which keeps nothing: not stored, not logged, never in the page's address.",
  "two-factor.faq.1.q": "Why is my code always wrong?",
  "two-factor.faq.1.a":
    "Mostly because the phone's clock is off. Codes change every 30 seconds by universal time, and this page allows for one period either way. Switch on automatic time on the phone and try again.",
  "two-factor.faq.2.q": "Should I paste a real secret here?",
  "two-factor.faq.2.a":
    "Only while you set something up or debug it. Whoever has the secret can make codes, so its best place is the authenticator app on your own phone.",
  "two-factor.faq.3.q": "Which algorithm, digits and period should I choose?",
  "two-factor.faq.3.a":
    "Nearly all services and apps use SHA-1, 6 digits and 30 seconds, and some apps ignore anything else. Change them only if your service asks for it.",

  "two-factor.generate.heading": "Make a new secret",
  "two-factor.issuer": "Service",
  "two-factor.account": "Account",
  "two-factor.generate": "Make secret",
  "two-factor.generate.result": "New secret",
  "two-factor.generate.empty":
    "You will get a secret of your own and its QR code for an authenticator app. Everybody knows this sample, so do not use it:",
  "two-factor.secretCaption": "Secret",
  "two-factor.otpauth": "otpauth address",
  "two-factor.qr": "QR code to scan with an authenticator app",
  "two-factor.showQr": "Show QR code",
  "two-factor.check.heading": "Get or verify a code",
  "two-factor.secret": "Secret",
  "two-factor.secretHint": "Base32 or otpauth://; for several, one a line, up to {max}",
  "two-factor.code": "Code to verify",
  "two-factor.codeHint": "The code in the authenticator app; 8 digits if you chose so.",
  "two-factor.codePlaceholder": "6 digits",
  "two-factor.verify": "Verify code",
  "two-factor.current": "Show current code",
  "two-factor.check.result": "Result",
  "two-factor.check.empty": "The result will appear here.",
  "two-factor.valid": "Valid",
  "two-factor.wrong": "Wrong code",
  "two-factor.early": "This is the next period's code: the clock of the device that made it is fast.",
  "two-factor.late":
    "This is the code of the period before: it has just changed, or the device's clock is slow.",
  "two-factor.codeNow": "Current code",
  "two-factor.codeNext": "Next code",
  "two-factor.remaining": "Time left",
  "two-factor.seconds": "{count} {count|second|seconds}",
  "two-factor.migration": "{count} {count|secret|secrets} taken out of the transfer code, one a line.",
  "two-factor.codes": "Current code of each line",
  "two-factor.unnamed": "Line {line}",
  "two-factor.options": "Options: digits, period, algorithm",
  "two-factor.digits": "Digits",
  "two-factor.period": "Period (seconds)",
  "two-factor.algorithm": "Algorithm",
  "two-factor.busy": "Computing…",

  "two-factor.error.name": "Enter a name without a colon.",
  "two-factor.error.line": "Line {line}: {reason}",
  "two-factor.error.tooMany": "At most {max} secrets at a time, one a line.",
  "two-factor.error.migration": "This transfer code cannot be read; export it again in the app.",
  "two-factor.error.base32": "A secret has only the letters A-Z and the digits 2-7 (Base32).",
  "two-factor.error.short": "The secret is too short: at least 16 characters are needed.",
  "two-factor.error.long": "The secret is too long.",
  "two-factor.error.otpauth": "The address must start with otpauth://totp/.",
  "two-factor.error.otpauthSecret": "This otpauth address has no valid secret.",
  "two-factor.error.otpauthOptions":
    "This otpauth address asks for a number of digits, a period or an algorithm that is not supported.",

  "two-factor.api.generate": "Make a new two-factor secret",
  "two-factor.api.qr": "Draw the QR code that an authenticator app scans",
  "two-factor.api.verify": "Tell whether a code is right now, give or take one step",
  "two-factor.api.code": "Give the current code, the next one, and the seconds left",

  "two-factor.glance.left": "Good for another {count} {count|second|seconds}.",

  "two-factor.digits.api": "digits of a code",
  "two-factor.period.api": "seconds that a code lasts",
  "two-factor.algorithm.api": "the hash function in the HMAC",
  "two-factor.issuer.api": "who asks for the code, as the app will show it",
  "two-factor.account.api": "whose account it is",
  "two-factor.otpauth.api": "an otpauth://totp/ address",
  "two-factor.secret.api":
    "the secret in Base32, or a whole otpauth:// address, whose own options then count",
  "two-factor.secrets.api":
    "a secret in Base32 or a whole otpauth:// address, whose own options then count; or up to 20 of them, one a line, each with a name before it if wanted",
  "two-factor.code.api": "spaces and dashes in it do not count",
} satisfies Record<keyof typeof vi, string>;
