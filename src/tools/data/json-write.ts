import { message } from "../../core/i18n.ts";
import { type JsonNode, type Member, ConversionError, maxOutput } from "./json.ts";

/** Collects text up to what a conversion may give. */
export class JsonWriter {
  readonly parts: string[] = [];
  length = 0;

  add(part: string): void {
    this.parts.push(part);
    this.length += part.length;
    if (this.length > maxOutput)
      throw new ConversionError({
        offset: 0,
        about: () => message("data.tooMuch", { max: maxOutput / 1_048_576 }),
      });
  }

  toString(): string {
    return this.parts.join("");
  }
}

/** JSON text; an empty `indent` puts all on one line. */
export function writeJson(
  json: JsonNode,
  { indent, sortKeys }: { indent: string; sortKeys: boolean },
): string {
  const output = new JsonWriter();
  const colon = indent ? '": ' : '":';
  const write = (json: JsonNode, margin: string): void => {
    if (typeof json === "string") return output.add(quote(json));
    if (json === null || typeof json === "boolean") return output.add(String(json));
    if (json.kind === "number") return output.add(json.source);
    const isList = json.kind === "list";
    const size = isList ? json.items.length : json.members.length;
    if (size === 0) return output.add(isList ? "[]" : "{}");
    const inner = margin + indent;
    let separator = isList ? `[${inner}` : `{${inner}`;
    const next = `,${inner}`;
    if (isList) {
      for (const item of json.items) {
        output.add(separator);
        write(item, inner);
        separator = next;
      }
    } else {
      for (const member of sortKeys ? sorted(json.members) : json.members) {
        output.add(`${separator}${quote(member.key).slice(0, -1)}${colon}`);
        write(member.value, inner);
        separator = next;
      }
    }
    output.add(isList ? `${margin}]` : `${margin}}`);
  };
  write(json, indent ? "\n" : "");
  return output.toString();
}

/** Duplicate keys keep their order among themselves. */
export const sorted = (members: readonly Member[]): Member[] =>
  members.toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));

/** A lone surrogate is written as its escape, since no UTF-8 text can hold it. */
export const quote = (text: string): string => JSON.stringify(text);
