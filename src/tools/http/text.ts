import type { Body } from "./effects.ts";

const textual =
  /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|ecmascript|x-www-form-urlencoded|graphql|yaml)\b|image\/svg\+xml)/i;

export type ShownBody = {
  readonly body: string;
  readonly body_encoding: "text" | "base64";
};

/** A body as text by its charset, or as base64 when it is none. */
export function showBody({ bytes }: Body, contentType: string): ShownBody {
  const label = charsetOf(contentType) ?? charsetIn(bytes, contentType) ?? "utf-8";
  const decoder = decoderFor(label, !textual.test(contentType));
  const text = hasZero(bytes, label) ? null : decode(decoder, bytes);
  return text === null
    ? { body: bytes.toBase64(), body_encoding: "base64" }
    : { body: text, body_encoding: "text" };
}

const charsetOf = (contentType: string): string | null =>
  /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ?? null;

/** How a format names its own character set, in its first kilobyte. */
const declarations: readonly (readonly [type: RegExp, charset: RegExp])[] = [
  [/html/i, /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)/i],
  [/xml/i, /^(?:\xef\xbb\xbf)?<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i],
];

/** What can be read as ASCII is not in UTF-16, whatever it says. */
function charsetIn(bytes: Uint8Array, contentType: string): string | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  const named = declarations
    .filter(([type]) => type.test(contentType))
    .map(([, charset]) => charset.exec(start)?.[1])
    .find((label) => label !== undefined);
  return named === undefined || /^utf-?(?:16|32)/i.test(named) ? null : named;
}

const hasZero = (bytes: Uint8Array, label: string): boolean =>
  !/^utf-?(?:16|32)/i.test(label) && bytes.includes(0);

function decoderFor(label: string, fatal: boolean): TextDecoder {
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    return new TextDecoder("utf-8", { fatal });
  }
}

/** As a stream, so that a letter that was cut in half at the end is no fault. */
function decode(decoder: TextDecoder, bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
