import { type Message, message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { sourcePositionOf } from "../../core/source-position.ts";
import { decodeUtf8 } from "../../core/utf8.ts";
import type { codeNames } from "./names.ts";
import type { EncodeAnswer, EncodeInput } from "./schema.ts";

type Fault = {
  readonly offset: number;
  readonly message: (position: { line: number; column: number }) => Message;
};
type Coded = { readonly text: string } | Fault;
type Code = (text: string, variant: EncodeInput["variant"]) => Coded;

/** What UTF-8, and so an address or Base64, cannot hold. */
function loneSurrogate(givenText: string): Fault | null {
  const offset = givenText.search(/\p{Surrogate}/u);
  return offset < 0 ? null : { offset, message: (position) => message("encode.surrogate", position) };
}

const encodeUrl: Code = (givenText, variant) => {
  const encoded = loneSurrogate(givenText) ?? { text: encodeURIComponent(givenText) };
  if (!("text" in encoded) || variant !== "form") return encoded;
  return { text: encoded.text.replaceAll("%20", "+") };
};

const decodeUrl: Code = (givenText, variant) => {
  const invalidEscapeAt = givenText.search(/%(?![\da-f]{2})/i);
  if (invalidEscapeAt >= 0)
    return { offset: invalidEscapeAt, message: (position) => message("encode.percent", position) };
  const decoded = decodeEscapes(variant === "form" ? givenText.replaceAll("+", " ") : givenText);
  if (decoded !== null) return { text: decoded };
  const notUtf8 = [...givenText.matchAll(/(?:%[\da-f]{2})+/gi)].find(([run]) => decodeEscapes(run) === null);
  return { offset: notUtf8?.index ?? 0, message: (position) => message("encode.notUtf8", position) };
};

/** Null when the escapes are not UTF-8. */
function decodeEscapes(givenText: string): string | null {
  try {
    return decodeURIComponent(givenText);
  } catch {
    return null;
  }
}

const encodeBase64: Code = (givenText, variant) => {
  const fault = loneSurrogate(givenText);
  if (fault) return fault;
  const bytes = new TextEncoder().encode(givenText);
  return {
    text: variant === "url" ? bytes.toBase64({ alphabet: "base64url", omitPadding: true }) : bytes.toBase64(),
  };
};

/** Both alphabets are read, with or without padding and line breaks. */
const decodeBase64: Code = (givenText) => {
  const invalidAt = givenText.search(/[^\w+/=\s-]/);
  if (invalidAt >= 0)
    return { offset: invalidAt, message: (position) => message("encode.base64.sign", position) };
  const padding = /=(?=\s*[^=\s])/.exec(givenText);
  if (padding)
    return { offset: padding.index, message: (position) => message("encode.base64.padding", position) };
  const characters = givenText.replace(/[\s=]/g, "").replaceAll("-", "+").replaceAll("_", "/");
  if (characters.length % 4 === 1)
    return { offset: givenText.length, message: (position) => message("encode.base64.length", position) };
  const paddingLength = (givenText.match(/=/g) ?? []).length;
  const expectedPadding = (4 - (characters.length % 4)) % 4;
  if (paddingLength > 0 && paddingLength !== expectedPadding)
    return {
      offset: givenText.indexOf("="),
      message: (position) =>
        message("encode.base64.fill", {
          ...position,
          wanted: expectedPadding,
          fill: paddingLength,
        }),
    };
  const bytes = Uint8Array.fromBase64(characters);
  const decoded = decodeUtf8(bytes, { keepsMark: true });
  if (decoded !== null) return { text: decoded };
  return {
    offset: 0,
    message: () => message("encode.base64.binary", { count: bytes.length, hex: hexPreview(bytes) }),
  };
};

const hexPreview = (bytes: Uint8Array): string =>
  `${bytes
    .slice(0, 8)
    .toHex()
    .replace(/..(?=.)/g, "$& ")}${bytes.length > 8 ? " …" : ""}`;

const codes: Readonly<Record<(typeof codeNames)[number], Code>> = {
  urlencode: encodeUrl,
  urldecode: decodeUrl,
  b64encode: encodeBase64,
  b64decode: decodeBase64,
};

/** Encodes or decodes a text, or each of its lines. */
export function encodeText(
  { text: givenText, variant, lines }: EncodeInput,
  name: (typeof codeNames)[number],
): Result<EncodeAnswer> {
  const code = codes[name];
  const results: string[] = [];
  let offset = 0;
  for (const part of lines ? givenText.split(/(\r\n?|\n)/) : [givenText]) {
    const coded: Coded = lines && /^[\r\n]+$/.test(part) ? { text: part } : code(part, variant);
    if (!("text" in coded)) return refuse(givenText, { ...coded, offset: offset + coded.offset });
    results.push(coded.text);
    offset += part.length;
  }
  return ok({ result: results.join("") });
}

function refuse(givenText: string, { offset, message }: Fault): Result<never> {
  const { excerpt, ...position } = sourcePositionOf(givenText, offset);
  return invalid("text", message(position), { ...position, excerpt });
}
