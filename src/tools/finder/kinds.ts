/** What a text can be; "text" is prose that is nothing else. */
export const finderKinds = [
  "otpauth",
  "totpSecret",
  "vietqr",
  "qrText",
  "pem",
  "url",
  "proxy",
  "jwt",
  "uuid",
  "ip",
  "email",
  "hash",
  "time",
  "phone",
  "account",
  "cron",
  "userAgent",
  "domain",
  "json",
  "urlencoded",
  "base64",
  "csv",
  "yaml",
  "text",
] as const;
export type FinderKind = (typeof finderKinds)[number];

export const maxFinderInput = 65_536;
