declare module "punycode.js" {
  /** What a label says after its `xn--` (RFC 3492). Throws when it says nothing. */
  export function decode(encoded: string): string;
}
