import { decodeUtf8 } from "#core/utf8.ts";

/** Fewer are digits, dates, telephone numbers. */
const minHexBytes = 4;
const minDigitBytes = 8;

/** `4361 66c3`, `0x43 0x61`, `43:61:66`; null for all else. */
export function hexBytes(text: string): Uint8Array | null {
  const words = text.trim().split(/[\s:,;-]+/);
  const digits = words.map((word) => word.replace(/^0x/i, "")).join("");
  const byteCount = digits.length / 2;
  const isWhole = words.every((word) => word.length % 2 === 0);
  const minBytes = /[a-f]/i.test(text) || /^0x/i.test(text.trim()) ? minHexBytes : minDigitBytes;
  if (!isWhole || byteCount < minBytes || !/^[\da-f]+$/i.test(digits)) return null;
  return Uint8Array.from({ length: byteCount }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  );
}

/** `\u1ea7`, `\u{1F642}`, `\U0001F642`, and `\xc3\xa0` as bytes of UTF-8 where they are such; a doubled backslash escapes nothing. */
export function decodeBackslashes(text: string): string {
  return text.replace(
    /\\\\|\\u([\da-fA-F]{4})|\\u\{([\da-fA-F]{1,6})\}|\\U([\da-fA-F]{8})|(?:\\x[\da-fA-F]{2})+/g,
    (escape: string, short?: string, braced?: string, long?: string) => {
      if (escape === "\\\\") return escape;
      if (short !== undefined) return String.fromCharCode(Number.parseInt(short, 16));
      const digits = braced ?? long;
      if (digits === undefined) return ofHexEscapes(escape);
      const code = Number.parseInt(digits, 16);
      return code > 0x10ffff ? escape : String.fromCodePoint(code);
    },
  );
}

function ofHexEscapes(escapes: string): string {
  const codes = escapes
    .split("\\x")
    .slice(1)
    .map((digits) => Number.parseInt(digits, 16));
  return decodeUtf8(new Uint8Array(codes)) ?? codes.map((code) => String.fromCharCode(code)).join("");
}

/** Null when the escapes are not UTF-8. */
export function decodeEscapes(givenText: string): string | null {
  try {
    return decodeURIComponent(givenText);
  } catch {
    return null;
  }
}
