export type RandomBytes = (count: number) => Uint8Array;

/** No vowels, so no words; no letter or digit that is taken for another one when copied by hand. */
const letters = "bcdfghjkmnpqrstvwxz";
const digits = "23456789";

/** Bytes that would favour the first characters of the alphabet are thrown away. */
function draw(alphabet: string, length: number, randomBytes: RandomBytes): string {
  const bound = 256 - (256 % alphabet.length);
  let drawn = "";
  while (drawn.length < length) {
    for (const byte of randomBytes(length - drawn.length)) {
      if (byte < bound) drawn += alphabet.charAt(byte % alphabet.length);
    }
  }
  return drawn;
}

/**
 * The part before the @: ten letters and four digits, 54 bits that nobody guesses. Names that stand for the
 * domain itself (postmaster, admin …) have vowels and no digits, so they are never handed out.
 */
export const newLocalPart = (randomBytes: RandomBytes): string =>
  draw(letters, 10, randomBytes) + draw(digits, 4, randomBytes);

/** The only key to a mailbox: 256 bits, base64url. */
export const newToken = (randomBytes: RandomBytes): string =>
  randomBytes(32).toBase64({ alphabet: "base64url", omitPadding: true });
