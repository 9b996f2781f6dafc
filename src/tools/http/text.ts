import type { HttpRequestBody } from "./effects.ts";

const textual =
  /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|ecmascript|x-www-form-urlencoded|graphql|yaml)\b|image\/svg\+xml)/i;

export type ShownBody = {
  readonly body: string;
  readonly body_encoding: "text" | "base64";
};

/** A body as text by its charset, or as base64 when it is none. */
export function showBody({ bytes: bodyBytes }: HttpRequestBody, contentType: string): ShownBody {
  const charsetLabel = headerCharsetOf(contentType) ?? bodyCharsetIn(bodyBytes, contentType) ?? "utf-8";
  const decoder = decoderFor(charsetLabel, !textual.test(contentType));
  const bodyText = hasZero(bodyBytes, charsetLabel) ? null : decodeBody(decoder, bodyBytes);
  return bodyText === null
    ? { body: bodyBytes.toBase64(), body_encoding: "base64" }
    : { body: bodyText, body_encoding: "text" };
}

const headerCharsetOf = (contentType: string): string | null =>
  /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ?? null;

/** How a format names its own character set, in its first kilobyte. */
const declarations: readonly (readonly [type: RegExp, charset: RegExp])[] = [
  [/html/i, /<meta[^<>]+charset\s*=\s*["']?([\w.:-]+)/i],
  [/xml/i, /^(?:\xef\xbb\xbf)?<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i],
];

/** What can be read as ASCII is not in UTF-16, whatever it says. */
function bodyCharsetIn(bodyBytes: Uint8Array, contentType: string): string | null {
  const bodyStart = new TextDecoder("latin1").decode(bodyBytes.subarray(0, 1024));
  const declaredCharset = declarations
    .filter(([contentTypeTest]) => contentTypeTest.test(contentType))
    .map(([, charset]) => charset.exec(bodyStart)?.[1])
    .find((charsetLabel) => charsetLabel !== undefined);
  return declaredCharset === undefined || /^utf-?(?:16|32)/i.test(declaredCharset) ? null : declaredCharset;
}

const hasZero = (bodyBytes: Uint8Array, charsetLabel: string): boolean =>
  !/^utf-?(?:16|32)/i.test(charsetLabel) && bodyBytes.includes(0);

function decoderFor(charsetLabel: string, fatal: boolean): TextDecoder {
  try {
    return new TextDecoder(charsetLabel, { fatal });
  } catch {
    return new TextDecoder("utf-8", { fatal });
  }
}

/** As a stream, so that a letter that was cut in half at the end is no fault. */
function decodeBody(decoder: TextDecoder, bodyBytes: Uint8Array): string | null {
  try {
    return decoder.decode(bodyBytes, { stream: true });
  } catch {
    return null;
  }
}
