import { charsetOf, isTextual } from "./charset.ts";
import type { HttpRequestBody } from "./effects.ts";

export type ShownBody = {
  readonly body: string;
  readonly body_encoding: "text" | "base64";
};

/** A body as text by its charset, or as base64 when it is none. */
export function showBody(httpBody: HttpRequestBody, contentType: string): ShownBody {
  const { bytes: bodyBytes, coding } = httpBody;
  const { charset } = charsetOf(httpBody, contentType);
  const isWide = /^utf-?16/i.test(charset);
  const mayBeBinary = coding !== null || !isTextual(contentType);
  const bodyText =
    !isWide && bodyBytes.includes(0)
      ? null
      : decodeBody(new TextDecoder(charset, { fatal: mayBeBinary }), bodyBytes);
  return bodyText === null
    ? { body: bodyBytes.toBase64(), body_encoding: "base64" }
    : { body: bodyText, body_encoding: "text" };
}

/** As a stream, so that a letter that was cut in half at the end is no fault. */
function decodeBody(decoder: TextDecoder, bodyBytes: Uint8Array): string | null {
  try {
    return decoder.decode(bodyBytes, { stream: true });
  } catch {
    return null;
  }
}
