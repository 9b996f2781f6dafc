/** `shop.vn/a` is meant as `https://shop.vn/a`; anything else stays as it is. */
export const withScheme = (text: string): string =>
  /^[^\s:/?#@]+[.．。][^\s:/?#@]+([/?#]|$)/.test(text) ? `https://${text}` : text;
