/** What a text can be, what is most certain first; "text" is prose that is nothing else. */
export const finderKinds = [
  "otpauth",
  "otpauthOther",
  "uuid",
  "totpSecret",
  "secretRow",
  "secretRows",
  "vietqr",
  "qrText",
  "pem",
  "curl",
  "proxy",
  "proxies",
  "url",
  "jwt",
  "ip",
  "asNumber",
  "email",
  "encoded",
  "hash",
  "time",
  "phone",
  "account",
  "cron",
  "crontab",
  "userAgent",
  "domain",
  "domainOrFile",
  "json",
  "brokenJson",
  "urlencoded",
  "base64",
  "csv",
  "yaml",
  "link",
  "text",
] as const;
export type FinderKind = (typeof finderKinds)[number];

export const maxFinderInput = 65_536;

/** What a text was taken for: the values in it that a tool takes, without what stood around them. */
export type Recognised = { readonly kind: FinderKind; readonly values: readonly string[] };

/** What the readers are told of the world. */
export type FinderWorld = {
  /** Whether names may end so: a top-level domain, as DNS has it, in small letters. */
  readonly isEnding: (label: string) => boolean;
};

/** The values of one kind in a text; none where it is not of that kind. */
export type KindReader = (text: string, world: FinderWorld) => readonly string[];
