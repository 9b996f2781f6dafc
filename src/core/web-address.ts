/** `shop.vn/a` is meant as `https://shop.vn/a`; anything else stays as it is. */
export const withScheme = (addressText: string): string =>
  /^[^\s:/?#@]+[.．。][^\s:/?#@]+([/?#]|$)/.test(addressText) ? `https://${addressText}` : addressText;

const bracketPairs = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);

const countOf = (addressText: string, bracketSign: string): number =>
  addressText.split(bracketSign).length - 1;

/**
 * An address as it stands in a text, without what belongs to the sentence: punctuation at its end, and a closing bracket
 * that it did not open (GFM, section 6.9).
 */
export function bareWebAddress(addressText: string): string {
  const closings = new Map(
    [...bracketPairs].map(([closingBracket, openingBracket]) => [
      closingBracket,
      countOf(addressText, closingBracket) - countOf(addressText, openingBracket),
    ]),
  );
  let addressEnd = addressText.length;
  for (; addressEnd > 0; addressEnd -= 1) {
    const lastCharacter = addressText.charAt(addressEnd - 1);
    const unopened = closings.get(lastCharacter) ?? 0;
    if (unopened > 0) closings.set(lastCharacter, unopened - 1);
    else if (!/[.,;:!?*_~…]/.test(lastCharacter)) break;
  }
  return addressText.slice(0, addressEnd);
}
