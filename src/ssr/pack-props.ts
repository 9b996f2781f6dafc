import { marks, swapQuotes } from "#client/island-props.ts";
import { jsonMarkup } from "#ui/raw-json.tsx";
import { textMarkup } from "#ui/text-markup.ts";

/** Shorter texts are not worth a look. */
const minLength = 64;
/** HTML reads these as something else. */
const unsafe = /[\r\0]/;

const longText = 100_000;
const [quote, backtick] = [0x22, 0x60];

/** The first element of a kind, with its text where that is all it has; as the browser will find it. */
const firstOf = {
  picture: /<img [^<>]*?\bsrc="([^"]*)"/,
  text: /<pre\b[^<>]*>(?:([^<]*)<\/pre>)?/,
  typed: /<textarea\b[^<>]*>(?:([^<]*)<\/textarea>)?/,
} as const;

/** As React writes it, or as an output does. */
const isMarkupOf = (markup: string, text: string): boolean =>
  markup.length >= text.length && (Bun.escapeHTML(text) === markup || textMarkup(text) === markup);

/** Of long texts byte by byte: to replace a million quotes takes 40 ms. JSON is well-formed, so nothing is lost. */
function swapQuotesOf(json: string): string {
  if (json.length < longText) return json.includes("`") ? swapQuotes(json) : json.replaceAll('"', "`");
  const bytes = Buffer.from(json);
  for (let at = 0; at < bytes.length; at += 1)
    if (bytes[at] === quote) bytes[at] = backtick;
    else if (bytes[at] === backtick) bytes[at] = quote;
  return bytes.toString();
}

/** The props of an island as they stand in an attribute of its element; what its markup says is not said again. */
export function packProps(props: object, markup = ""): string {
  const saidInMarkup = (packedKind: keyof typeof firstOf, from = 0) =>
    firstOf[packedKind].exec(markup.slice(from))?.[1];
  const packedTexts = (["picture", "text", "typed"] as const).flatMap((packedKind) => {
    const packedText = saidInMarkup(packedKind);
    return packedText === undefined ? [] : [[packedText, marks[packedKind]] as const];
  });
  const jsonStart = markup.indexOf('<details class="raw">');
  const writtenJson = jsonStart < 0 ? undefined : saidInMarkup("text", jsonStart);
  const json = JSON.stringify(props, (name, value: unknown) => {
    if (typeof value === "string" && value.length >= minLength && !unsafe.test(value))
      return packedTexts.find(([packedText]) => isMarkupOf(packedText, value))?.[1] ?? value;
    const isWritten = name === "answer" && writtenJson !== undefined && jsonMarkup(value) === writtenJson;
    return isWritten ? marks.json : value;
  });
  return swapQuotesOf(json);
}
