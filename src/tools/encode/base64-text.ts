import { decodeUtf8 } from "#core/utf8.ts";
import { withoutEnd } from "#core/without-end.ts";

/** The bytes that Base64 of either alphabet stands for, padded or not; null when it stands for none, or ends in bits that mean nothing. */
function bytesOf(base64: string): Uint8Array | null {
  const digits = base64
    .replace(/={1,2}$/, "")
    .replaceAll("-", "+")
    .replaceAll("_", "/");
  try {
    const binary = atob(digits);
    if (withoutEnd(btoa(binary), "=") !== digits) return null;
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

export const isBase64 = (text: string): boolean => bytesOf(text) !== null;

/** What Base64 stands for as UTF-8; null when it stands for none. */
export function textOfBase64(base64: string): string | null {
  const bytes = bytesOf(base64);
  return bytes && decodeUtf8(bytes, { keepsMark: true });
}

/** Whether a text is one that is read, without signs that no keyboard makes. */
export const isReadable = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- control characters are what it is about
  !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/.test(text);

const minBase64 = 8;

/** What stands for a text that one can read; a word of letters and digits may be Base64 of bytes that say nothing. */
export function isTextInBase64(text: string): boolean {
  if (!/^[\w+/-]+={0,2}$/.test(text) || text.length < minBase64) return false;
  const decoded = textOfBase64(text);
  return decoded !== null && isReadable(decoded);
}
