import { type Static, Type } from "@sinclair/typebox";
import { generateURI } from "otplib";
import type { RandomBytes } from "../../core/random.ts";
import { longestName } from "./names.ts";
import { encodeSecret } from "./secret.ts";
import { totpOptions } from "./options.ts";

/** A colon would end the issuer in the label of the address, even written as %3A. */
const name = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: longestName,
    pattern: "^\\s*[^\\s:][^:]*$",
    message: "two-factor.error.name",
    description,
  });

export const NewSecret = Type.Object({
  issuer: name("who asks for the code, as the app will show it"),
  account: name("whose account it is"),
  ...totpOptions,
});
export type NewSecret = Static<typeof NewSecret>;

export type Secret = { secret: string; otpauth: string };

/** As long as the hash function's output (RFC 4226, section 4, asks for 128 bits at least and recommends 160). */
const sizes = { sha1: 20, sha256: 32, sha512: 64 } as const;

export function generateSecret(input: NewSecret, random: RandomBytes): Secret {
  const { digits, period, algorithm } = input;
  const [issuer, label] = [input.issuer.toWellFormed(), input.account.toWellFormed()];
  const secret = encodeSecret(random(sizes[algorithm]));
  return { secret, otpauth: generateURI({ issuer, label, secret, digits, period, algorithm }) };
}
