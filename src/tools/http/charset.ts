import type { HttpRequestBody } from "./effects.ts";

type ShownBody = {
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

/** The character set that a body is read in, and the one that it should be where that is not known here. */
export type BodyCharset = { readonly charset: string; readonly unknown: string | null };

/** In this order: what the bytes begin with, JSON's own rule, the header, what is written inside, UTF-8. */
export function charsetOf({ bytes: bodyBytes }: HttpRequestBody, contentType: string): BodyCharset {
  const isText = /^\s*(?:;|$)/.test(contentType) || isTextual(contentType);
  const marked = isText || isUtf8Mark(bodyBytes) ? markedCharset(bodyBytes) : null;
  if (marked !== null) return known(marked);
  const isJson = jsonType.test(contentType);
  // RFC 8259, section 8.1: whatever the header says; no JSON has a byte that is zero.
  if (isJson && !bodyBytes.includes(0) && isUtf8(bodyBytes)) return known("utf-8");
  const wide = isText ? wideCharset(bodyBytes, contentType) : null;
  if ((isJson || xmlType.test(contentType)) && wide !== null) return known(wide);
  const named = [
    headerCharset(contentType),
    ...(isText ? [wide, writtenCharset(bodyBytes, contentType)] : []),
  ].filter((charset) => charset !== null);
  const [first = "utf-8"] = named;
  const charset = named.find(isKnown) ?? first;
  // Which end comes first is not said by this name (RFC 2781, section 4.3).
  return known(/^utf-?16$/i.test(charset) ? (wide ?? "utf-16le") : charset);
}

const known = (charset: string): BodyCharset =>
  isKnown(charset) ? { charset, unknown: null } : { charset: "utf-8", unknown: charset.slice(0, 40) };

function isKnown(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding !== "";
  } catch {
    return false;
  }
}

const isTextual = (contentType: string): boolean =>
  /^\s*(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|ecmascript|x-www-form-urlencoded|graphql|yaml|x-ndjson|jsonl|json-seq|xhtml)\b|image\/svg\+xml)/i.test(
    contentType,
  );

const jsonType = /^\s*[\w-]+\/(?:[\w.-]+\+)?json\b|^\s*application\/(?:x-ndjson|jsonl|json-seq)\b/i;
const xmlType = /^\s*[\w-]+\/(?:[\w.-]+\+)?xml\b/i;
const htmlType = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
const cssType = /^\s*text\/css\b/i;

const isUtf8Mark = ([first, second, third]: Uint8Array): boolean =>
  first === 0xef && second === 0xbb && third === 0xbf;

/** RFC 3629, section 6, and Unicode, section 23.8. */
function markedCharset(bodyBytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bodyBytes;
  if (isUtf8Mark(bodyBytes)) return "utf-8";
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? "utf-32le" : "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0 && second === 0 && third === 0xfe && fourth === 0xff ? "utf-32be" : null;
}

/** As a stream, so that a letter that was cut in half at the end is no fault. */
function isUtf8(bodyBytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bodyBytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * UTF-16 without a mark, by its ASCII letters: JSON and XML begin with one (RFC 4627, section 3; XML 1.0, appendix F), of
 * other texts they are a good part of the begin.
 */
function wideCharset(bodyBytes: Uint8Array, contentType: string): string | null {
  const letters = { "utf-16le": 0, "utf-16be": 0 };
  const start = bodyBytes.subarray(0, 512);
  for (let at = 0; at + 1 < start.length; at += 2) {
    const [first = 0, second = 0] = start.subarray(at, at + 2);
    if (second === 0 && isLetter(first)) letters["utf-16le"] += 1;
    else if (first === 0 && isLetter(second)) letters["utf-16be"] += 1;
    else if (at === 0 && (jsonType.test(contentType) || xmlType.test(contentType))) return null;
  }
  const least = jsonType.test(contentType) || xmlType.test(contentType) ? 1 : start.length / 8;
  const { "utf-16le": little, "utf-16be": big } = letters;
  if (little > big) return little >= least ? "utf-16le" : null;
  return big > little && big >= least ? "utf-16be" : null;
}

const isLetter = (byte: number): boolean =>
  (byte >= 0x20 && byte < 0x7f) || /[\t\n\r]/.test(String.fromCharCode(byte));

const headerCharset = (contentType: string): string | null =>
  /;\s*charset\s*=\s*["']?([\w.:+-]+)/i.exec(contentType)?.[1] ?? null;

/** What a format says of itself in its first kilobyte. What can be read as ASCII is not in UTF-16, whatever it says. */
function writtenCharset(bodyBytes: Uint8Array, contentType: string): string | null {
  const start = new TextDecoder("latin1").decode(bodyBytes.subarray(0, 1024));
  const written =
    (htmlType.test(contentType) ? metaCharset(start) : null) ??
    (xmlType.test(contentType) || htmlType.test(contentType)
      ? /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1]
      : undefined) ??
    (cssType.test(contentType) ? /^@charset "([\w.:-]+)";/.exec(start)?.[1] : undefined) ??
    null;
  return written !== null && /^utf-?(?:16|32)/i.test(written) ? null : written;
}

/** The prescan of HTML, section 13.2.3.2: comments are passed over, `content` counts where it stands for the header. */
function metaCharset(start: string): string | null {
  const [before = "", ...commented] = start.split("<!--");
  const outside = before + commented.map((part) => part.split("-->").slice(1).join("-->")).join("");
  const tags = outside.matchAll(/<meta[\s/]([^>]*)/gi);
  for (const [, inner = ""] of tags) {
    const attributes = new Map<string, string>();
    for (const [, name = "", double, single, bare] of inner.matchAll(
      /(?:^|[\s"'/])([a-z-]{1,20})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi,
    ))
      if (!attributes.has(name.toLowerCase()))
        attributes.set(name.toLowerCase(), double ?? single ?? bare ?? "");
    const isHeader = attributes.get("http-equiv")?.trim().toLowerCase() === "content-type";
    const named =
      attributes.get("charset")?.trim() ??
      (isHeader ? /charset\s*=\s*["']?([\w.:-]+)/i.exec(attributes.get("content") ?? "")?.[1] : undefined);
    if (named !== undefined && /^[\w.:-]+$/.test(named)) return named;
  }
  return null;
}
