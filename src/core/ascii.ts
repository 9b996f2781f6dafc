/**
 * In small letters, as far as ASCII goes. For what says who somebody is: the whole of Unicode makes one letter of several,
 * the Kelvin sign a `k`.
 */
export const asciiLowerCase = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
