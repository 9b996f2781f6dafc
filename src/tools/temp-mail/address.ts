import { type RandomBytes, randomText } from "#core/random.ts";

/** No vowels, so no words; no letter or digit that is taken for another one when copied by hand. */
const addressLetters = "bcdfghjkmnpqrstvwxz";
const addressDigits = "23456789";

/**
 * The part before the @: ten letters and four digits, 54 bits that nobody guesses. Names that stand for the
 * domain itself (postmaster, admin …) have vowels and no digits, so they are never handed out.
 */
export const newLocalPart = (randomBytes: RandomBytes): string =>
  randomText({ alphabet: addressLetters, length: 10 }, randomBytes) +
  randomText({ alphabet: addressDigits, length: 4 }, randomBytes);

/** The only key to a mailbox: 256 bits, base64url. */
export const newToken = (randomBytes: RandomBytes): string =>
  randomBytes(32).toBase64({ alphabet: "base64url", omitPadding: true });
