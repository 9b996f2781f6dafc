import { marks, swapQuotes } from "../client/island-props.ts";
import { jsonMarkup } from "../ui/raw-json.tsx";

/** Shorter texts are not worth a look. */
const minLength = 64;
/** HTML reads these as something else. */
const unsafe = /[\r\0]/;

/** The first element of a kind, with its text where that is all it has; as the browser will find it. */
const firstOf = {
  picture: /<img [^>]*?\bsrc="([^"]*)"/,
  text: /<pre\b[^>]*>(?:([^<]*)<\/pre>)?/,
  typed: /<textarea\b[^>]*>(?:([^<]*)<\/textarea>)?/,
  json: /<details class="raw">.*?<pre\b[^>]*>(?:([^<]*)<\/pre>)?/s,
} as const;

/** The props of an island as they stand in an attribute of its element; what its markup says is not said again. */
export function packProps(props: object, markup = ""): string {
  const saidInMarkup = (packedKind: keyof typeof firstOf) => firstOf[packedKind].exec(markup)?.[1];
  const packedTexts = (["picture", "text", "typed"] as const).flatMap((packedKind) => {
    const packedText = saidInMarkup(packedKind);
    return packedText === undefined ? [] : [[packedText, marks[packedKind]] as const];
  });
  const writtenJson = saidInMarkup("json");
  const json = JSON.stringify(props, (propName, propValue: unknown) => {
    if (typeof propValue === "string" && propValue.length >= minLength && !unsafe.test(propValue)) {
      const escapedProp = Bun.escapeHTML(propValue);
      return packedTexts.find(([packedText]) => packedText === escapedProp)?.[1] ?? propValue;
    }
    const isWritten =
      propName === "answer" && writtenJson !== undefined && jsonMarkup(propValue) === writtenJson;
    return isWritten ? marks.json : propValue;
  });
  return json.includes("`") ? swapQuotes(json) : json.replaceAll('"', "`");
}
