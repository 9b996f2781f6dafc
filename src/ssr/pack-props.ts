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
  const said = (kind: keyof typeof firstOf) => firstOf[kind].exec(markup)?.[1];
  const texts = (["picture", "text", "typed"] as const).flatMap((kind) => {
    const text = said(kind);
    return text === undefined ? [] : [[text, marks[kind]] as const];
  });
  const written = said("json");
  const json = JSON.stringify(props, (name, value: unknown) => {
    if (typeof value === "string" && value.length >= minLength && !unsafe.test(value)) {
      const escaped = Bun.escapeHTML(value);
      return texts.find(([text]) => text === escaped)?.[1] ?? value;
    }
    const isWritten = name === "answer" && written !== undefined && jsonMarkup(value) === written;
    return isWritten ? marks.json : value;
  });
  return json.includes("`") ? swapQuotes(json) : json.replaceAll('"', "`");
}
