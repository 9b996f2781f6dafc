const strict = new TextDecoder("utf-8", { fatal: true });
const withMark = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text that the bytes are in UTF-8, or null where they are not. A byte order mark is left out unless kept. */
export function decodeUtf8(
  utf8Bytes: Uint8Array,
  { keepsMark = false }: { keepsMark?: boolean } = {},
): string | null {
  try {
    return (keepsMark ? withMark : strict).decode(utf8Bytes);
  } catch {
    return null;
  }
}
