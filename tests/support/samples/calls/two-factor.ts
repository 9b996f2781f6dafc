import type { Given } from "#tests/support/product/written-answers.ts";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const address = `otpauth://totp/Example:a%40example.com?secret=${secret}&issuer=Example`;

export const twoFactor: readonly Given[] = [
  ["POST /2fa/code", { secret }],
  ["POST /2fa/code", { secret: "gezd gnbv-GY3T qojq GEZD GNBV GY3T QOJQ==" }],
  ["POST /2fa/code", { secret, digits: 8, period: 60, algorithm: "sha256" }],
  ["POST /2fa/code", { secret, period: 15, algorithm: "sha512" }],
  ["POST /2fa/code", { secret: `${address}&digits=8&period=300&algorithm=SHA512` }],
  ["POST /2fa/code", { secret: `${address}&digits=7` }],
  ["POST /2fa/code", { secret: `${address}&period=5` }],
  ["POST /2fa/code", { secret: `${address}&algorithm=MD5` }],
  ["POST /2fa/code", { secret: "otpauth://hotp/a?secret=GEZDGNBVGY3TQOJQ&counter=1" }],
  ["POST /2fa/code", { secret: "otpauth://totp/a" }],
  ["POST /2fa/code", { secret: "JBSWY3DP" }],
  ["POST /2fa/code", { secret: "JBSWY3DPEHPK3PXP" }],
  ["POST /2fa/code", { secret: "JBSWY3DPEHPK3PX0" }],
  ["POST /2fa/code", { secret: "JBSWY3DPEHPK3PXPA" }],
  ["POST /2fa/code", { secret: "A".repeat(208) }],
  ["POST /2fa/code", { secret, digits: 7, period: 14 }],
  ...["000000", "12 34 56", "1234567", "abcdef", ""].map((code): Given => [
    "POST /2fa/verify",
    { secret, code },
  ]),
  ["POST /2fa/qr", { otpauth: address }],
  ["POST /2fa/qr", { otpauth: "otpauth://totp/a" }],
  ["POST /2fa/qr", { otpauth: "https://example.com/" }],
  ["POST /2fa/generate", { issuer: "a:b", account: "c" }],
  ["POST /2fa/generate", { issuer: "", account: "" }],
  ["POST /2fa/generate", { issuer: "a".repeat(101), account: "b" }],
];
