import { isJsonObject, parseJson } from "#core/json.ts";

/** A text that grows beyond this is left as it came. */
const maxGrowth = 4;

/** A string, a number or word, or a sign between such. */
const token = /"(?:[^"\\]|\\.)*"|[^\s"{}[\],:]+|[{}[\],:]/g;

/**
 * JSON with a line for each value, every number and escape as it came; null for what is none, is a single value, or would
 * grow out of all proportion.
 */
export function indentedJson(text: string): string | null {
  const json = parseJson(text);
  if (!isJsonObject(json) && !Array.isArray(json)) return null;
  const parts: string[] = [];
  let length = 0;
  let depth = 0;
  let before = "";
  const maxLength = maxGrowth * text.length + 1000;
  for (const [part] of text.matchAll(token)) {
    const isEnd = part === "}" || part === "]";
    if (isEnd) depth -= 1;
    const isEmpty = isEnd && (before === "{" || before === "[");
    const startsLine =
      (isEnd && !isEmpty) || before === "," || ((before === "{" || before === "[") && !isEnd);
    const written = `${startsLine ? `\n${"  ".repeat(depth)}` : ""}${part}${part === ":" ? " " : ""}`;
    parts.push(written);
    length += written.length;
    if (length > maxLength) return null;
    if (part === "{" || part === "[") depth += 1;
    before = part;
  }
  return parts.join("");
}
