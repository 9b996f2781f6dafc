/** `shop.vn/a` is meant as `https://shop.vn/a`; anything else stays as it is. */
export const withScheme = (text: string): string =>
  /^[^\s:/?#@]+[.．。][^\s:/?#@]+([/?#]|$)/.test(text) ? `https://${text}` : text;

const pairs = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/**
 * An address as it stands in a text, without what belongs to the sentence: punctuation at its end, and a closing bracket
 * that it did not open (GFM, section 6.9).
 */
export function bareWebAddress(text: string): string {
  const closings = new Map(
    [...pairs].map(([closing, opening]) => [closing, countOf(text, closing) - countOf(text, opening)]),
  );
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    const unopened = closings.get(last) ?? 0;
    if (unopened > 0) closings.set(last, unopened - 1);
    else if (!/[.,;:!?*_~…]/.test(last)) break;
  }
  return text.slice(0, end);
}
