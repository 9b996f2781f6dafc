import { message } from "#core/i18n.ts";
import { type JsonNode, type JsonMember, ConversionError, maxOutput } from "./json.ts";

/** Collects text up to what a conversion may give. */
export class JsonWriter {
  readonly parts: string[] = [];
  length = 0;

  add(jsonPart: string): void {
    this.parts.push(jsonPart);
    this.length += jsonPart.length;
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
  const jsonOutput = new JsonWriter();
  const colon = indent ? '": ' : '":';
  const writeValue = (json: JsonNode, margin: string): void => {
    if (typeof json === "string") return jsonOutput.add(quote(json));
    if (json === null || typeof json === "boolean") return jsonOutput.add(String(json));
    if (json.kind === "number") return jsonOutput.add(json.source);
    const isList = json.kind === "list";
    const valueCount = isList ? json.items.length : json.members.length;
    if (valueCount === 0) return jsonOutput.add(isList ? "[]" : "{}");
    const innerMargin = margin + indent;
    let separator = isList ? `[${innerMargin}` : `{${innerMargin}`;
    const nextSeparator = `,${innerMargin}`;
    if (isList) {
      for (const listItem of json.items) {
        jsonOutput.add(separator);
        writeValue(listItem, innerMargin);
        separator = nextSeparator;
      }
    } else {
      for (const member of sortKeys ? sorted(json.members) : json.members) {
        jsonOutput.add(`${separator}${quote(member.key).slice(0, -1)}${colon}`);
        writeValue(member.value, innerMargin);
        separator = nextSeparator;
      }
    }
    jsonOutput.add(isList ? `${margin}]` : `${margin}}`);
  };
  writeValue(json, indent ? "\n" : "");
  return jsonOutput.toString();
}

/** Duplicate keys keep their order among themselves. */
export const sorted = (members: readonly JsonMember[]): JsonMember[] =>
  members.toSorted((member, otherMember) =>
    member.key < otherMember.key ? -1 : member.key > otherMember.key ? 1 : 0,
  );

/** A lone surrogate is written as its escape, since no UTF-8 text can hold it. */
export const quote = (stringValue: string): string => JSON.stringify(stringValue);
