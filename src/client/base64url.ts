// `Uint8Array.fromBase64` came to browsers in 2025, later than those that the site runs in.

export function toBase64url(rawBytes: Uint8Array): string {
  const binaryText = Array.from(rawBytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binaryText).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Null for what is no base64url without padding. */
export function fromBase64url(base64Text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(base64Text) || base64Text.length % 4 === 1) return null;
  const binaryText = atob(base64Text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binaryText, (byte) => byte.charCodeAt(0));
}
