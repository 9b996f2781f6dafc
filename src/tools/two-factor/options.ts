import { type Static, Type } from "@sinclair/typebox";
import { choice } from "../../core/schema.ts";
import { algorithms, digitCounts, periods } from "./names.ts";

/** What apps and services agree on besides the secret (RFC 6238); nearly all use these defaults. */
export const totpOptions = {
  digits: choice(digitCounts, { default: 6, description: "digits of a code" }),
  period: Type.Integer({ ...periods, description: "seconds that a code lasts" }),
  algorithm: choice(algorithms, { default: "sha1", description: "the hash function in the HMAC" }),
};

export const Totp = Type.Object(totpOptions);
export type Totp = Static<typeof Totp>;
