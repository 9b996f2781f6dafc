import { type Message, message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { sourcePositionOf } from "#core/source-position.ts";
import { decodeUtf8 } from "#core/utf8.ts";
import type { CodeName, EncodeAnswer, EncodeInput } from "./schema.ts";
import { decodeEscapes } from "./text-codes.ts";

type CodeFault = {
  readonly offset: number;
  readonly message: (position: { line: number; column: number }) => Message;
};
type Coded = { readonly text: string } | CodeFault;
type Code = (text: string, variant: EncodeInput["variant"]) => Coded;

/** What UTF-8, and so an address or Base64, cannot hold. */
function loneSurrogate(givenText: string): CodeFault | null {
  const offset = givenText.search(/\p{Surrogate}/u);
  return offset < 0 ? null : { offset, message: (textPosition) => message("encode.surrogate", textPosition) };
}

/** As a value of `application/x-www-form-urlencoded` (URL Standard, 5.2). */
const formEncoded = (givenText: string): string =>
  new URLSearchParams([["", givenText]]).toString().slice("=".length);

const encodeUrl: Code = (givenText, codeVariant) =>
  loneSurrogate(givenText) ?? {
    text: codeVariant === "form" ? formEncoded(givenText) : encodeURIComponent(givenText),
  };

const strayPercent = /%(?![\da-f]{2})/i;

/** What reads forms leaves a percent sign that begins no escape as it is (URL Standard, 1.3 and 5.1). */
const withoutForm = (givenText: string): string =>
  givenText.replaceAll("+", " ").replace(new RegExp(strayPercent, "gi"), "%25");

const decodeUrl: Code = (givenText, codeVariant) => {
  const invalidEscapeAt = codeVariant === "form" ? -1 : givenText.search(strayPercent);
  if (invalidEscapeAt >= 0)
    return { offset: invalidEscapeAt, message: (textPosition) => message("encode.percent", textPosition) };
  const urlDecoded = decodeEscapes(codeVariant === "form" ? withoutForm(givenText) : givenText);
  if (urlDecoded !== null) return { text: urlDecoded };
  const notUtf8 = [...givenText.matchAll(/(?:%[\da-f]{2})+/gi)].find(
    ([escapeRun]) => decodeEscapes(escapeRun) === null,
  );
  return { offset: notUtf8?.index ?? 0, message: (textPosition) => message("encode.notUtf8", textPosition) };
};

const encodeBase64: Code = (givenText, codeVariant) => {
  const surrogateFault = loneSurrogate(givenText);
  if (surrogateFault) return surrogateFault;
  const textBytes = new TextEncoder().encode(givenText);
  return {
    text:
      codeVariant === "url"
        ? textBytes.toBase64({ alphabet: "base64url", omitPadding: true })
        : textBytes.toBase64(),
  };
};

/** Both alphabets are read, with or without padding and line breaks. */
const decodeBase64: Code = (givenText) => {
  const invalidAt = givenText.search(/[^\w+/=\s-]/);
  if (invalidAt >= 0)
    return { offset: invalidAt, message: (textPosition) => message("encode.base64.sign", textPosition) };
  const misplacedPadding = /=(?=\s*[^=\s])/.exec(givenText);
  if (misplacedPadding)
    return {
      offset: misplacedPadding.index,
      message: (textPosition) => message("encode.base64.padding", textPosition),
    };
  const base64Digits = givenText.replace(/[\s=]/g, "").replaceAll("-", "+").replaceAll("_", "/");
  if (base64Digits.length % 4 === 1)
    return {
      offset: givenText.length,
      message: (textPosition) => message("encode.base64.length", textPosition),
    };
  const paddingLength = (givenText.match(/=/g) ?? []).length;
  const expectedPadding = (4 - (base64Digits.length % 4)) % 4;
  if (paddingLength > 0 && paddingLength !== expectedPadding)
    return {
      offset: givenText.indexOf("="),
      message: (textPosition) =>
        message("encode.base64.fill", {
          ...textPosition,
          wanted: expectedPadding,
          fill: paddingLength,
        }),
    };
  const decodedBytes = Uint8Array.fromBase64(base64Digits);
  const base64Decoded = decodeUtf8(decodedBytes, { keepsMark: true });
  if (base64Decoded !== null) return { text: base64Decoded };
  return {
    offset: 0,
    message: () =>
      message("encode.base64.binary", { count: decodedBytes.length, hex: hexPreview(decodedBytes) }),
  };
};

const hexPreview = (decodedBytes: Uint8Array): string =>
  `${decodedBytes
    .slice(0, 8)
    .toHex()
    .replace(/..(?=.)/g, "$& ")}${decodedBytes.length > 8 ? " …" : ""}`;

const codesByName: Readonly<Record<CodeName, Code>> = {
  urlencode: encodeUrl,
  urldecode: decodeUrl,
  b64encode: encodeBase64,
  b64decode: decodeBase64,
};

/** Encodes or decodes a text, or each of its lines. */
export function encodeText(
  { text: givenText, variant: codeVariant, lines: byLine }: EncodeInput,
  codeName: CodeName,
): Result<EncodeAnswer> {
  const textCode = codesByName[codeName];
  const results: string[] = [];
  let offset = 0;
  for (const givenPart of byLine ? givenText.split(/(\r\n?|\n)/) : [givenText]) {
    const coded: Coded =
      byLine && /^[\r\n]+$/.test(givenPart) ? { text: givenPart } : textCode(givenPart, codeVariant);
    if (!("text" in coded)) return refuseText(givenText, { ...coded, offset: offset + coded.offset });
    results.push(coded.text);
    offset += givenPart.length;
  }
  return ok({ result: results.join("") });
}

function refuseText(givenText: string, { offset, message }: CodeFault): Result<never> {
  const { excerpt, ...textPosition } = sourcePositionOf(givenText, offset);
  return invalid("text", message(textPosition), { ...textPosition, excerpt });
}
