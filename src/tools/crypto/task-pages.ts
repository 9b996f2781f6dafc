import type { ToolTask } from "#core/tool.ts";

const hash = <const Algorithm extends string>(algo: Algorithm) =>
  ({ slug: { vi: algo, en: algo }, call: "hash", tab: "hash", values: { algo, all: "on" } }) as const;

/** What people look for by its name: each hash, identifiers, passphrases, passwords, tokens. */
export default [
  hash("md5"),
  hash("sha1"),
  hash("sha256"),
  hash("sha512"),
  hash("sha3-256"),
  {
    slug: { vi: "hmac-sha256", en: "hmac-sha256" },
    call: "hash",
    tab: "hash",
    values: { algo: "sha256", all: "on", key: "Jefe", text: "what do ya want for nothing?" },
  },
  { slug: { vi: "uuid-v4", en: "uuid-v4" }, call: "uuid", tab: "uuid", values: { version: "4", count: "5" } },
  { slug: { vi: "uuid-v7", en: "uuid-v7" }, call: "uuid", tab: "uuid", values: { version: "7", count: "5" } },
  {
    slug: { vi: "cum-mat-khau", en: "passphrase" },
    call: "passphrase",
    tab: "password",
    values: { separator: "space", number: "on" },
  },
  {
    slug: { vi: "mat-khau-20-ky-tu", en: "20-character-password" },
    call: "password",
    tab: "password",
    values: { length: "20", unambiguous: "on" },
  },
  {
    slug: { vi: "giai-ma-jwt", en: "decode-jwt" },
    call: "jwt",
    tab: "jwt",
    values: {
      token:
        "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI0MiIsIm5hbWUiOiJIdW5nIiwicm9sZSI6ImFkbWluIiwiZXhwIjoxNzY3MjI1NjAwfQ.uB3_aLrebUP8wJ3RHD2CCvcbxKdwA2LM8aHFKd2Ar2s",
    },
  },
] as const satisfies readonly ToolTask[];
