import { message } from "#core/i18n.ts";
import { type JsonNode, type JsonMember, type JsonReading, ConversionError } from "./json.ts";
import { list, maxDepth, number, numberFault, numberFaultKeys, object } from "./json.ts";
import { JsonCursor } from "./json-cursor.ts";
import { escapeFault, scalarFault, shortToken, unicodeName } from "./json-fault.ts";

const literals: Readonly<Record<string, JsonNode>> = { true: true, false: false, null: null };

/**
 * Reads JSON (RFC 8259) in one pass, bounded in depth, and says exactly where it is wrong. `strict` also refuses
 * what only JSON can hold: a duplicate key, half of a surrogate pair.
 */
export function parseJsonText(json: string, { strict = false } = {}): JsonReading<JsonNode> {
  const jsonReader = new JsonReader(json.startsWith("\uFEFF") ? ` ${json.slice(1)}` : json, strict);
  try {
    return { ok: true, value: jsonReader.document(), warnings: jsonReader.warnings };
  } catch (error) {
    if (error instanceof ConversionError) return { ok: false, error: error.diagnostic };
    throw error;
  }
}

class JsonReader extends JsonCursor {
  document(): JsonNode {
    this.space();
    if (this.jsonOffset === this.jsonText.length)
      this.stop(0, (jsonPosition) => message("data.json.empty", jsonPosition));
    const rootValue = this.value(1);
    this.space();
    if (this.jsonOffset < this.jsonText.length) {
      const isAnother = /[[{]/.test(this.jsonText.charAt(this.jsonOffset));
      this.stop(this.jsonOffset, (jsonPosition) =>
        message(isAnother ? "data.json.another" : "data.json.after", jsonPosition),
      );
    }
    return rootValue;
  }

  value(jsonDepth: number): JsonNode {
    if (jsonDepth > maxDepth)
      this.stop(this.jsonOffset, (jsonPosition) => message("data.deep", { ...jsonPosition, max: maxDepth }));
    switch (this.jsonText.charCodeAt(this.jsonOffset)) {
      case 0x7b:
        return this.object(jsonDepth);
      case 0x5b:
        return this.list(jsonDepth);
      case 0x22:
        return this.string();
      default:
        return this.scalar();
    }
  }

  object(jsonDepth: number): JsonNode {
    const openedAt = this.jsonOffset++;
    const members: JsonMember[] = [];
    const memberKeys = new Set<string>();
    if (this.isNext("}")) return object(members);
    for (;;) {
      const tokenStart = this.jsonOffset;
      if (this.jsonText[tokenStart] !== '"') this.failKey(openedAt, members.length > 0);
      const key = this.string();
      if (memberKeys.has(key)) this.duplicateKey(tokenStart, shortToken(key));
      memberKeys.add(key);
      if (!this.isNext(":"))
        this.fail(openedAt, (jsonPosition) =>
          message("data.json.colon", { ...jsonPosition, key: shortToken(key) }),
        );
      members.push({ key, value: this.value(jsonDepth + 1) });
      if (this.isNext("}")) return object(members);
      if (!this.isNext(","))
        this.fail(openedAt, (jsonPosition) => message("data.json.commaOrBrace", jsonPosition));
    }
  }

  list(jsonDepth: number): JsonNode {
    const openedAt = this.jsonOffset++;
    const listItems: JsonNode[] = [];
    if (this.isNext("]")) return list(listItems);
    for (;;) {
      const commaAt = this.jsonOffset;
      if (listItems.length > 0 && this.jsonText[commaAt] === "]")
        this.stop(commaAt, (jsonPosition) => message("data.json.trailingComma", jsonPosition));
      if (commaAt === this.jsonText.length)
        this.fail(openedAt, (jsonPosition) => message("data.json.empty", jsonPosition));
      listItems.push(this.value(jsonDepth + 1));
      if (this.isNext("]")) return list(listItems);
      if (!this.isNext(","))
        this.fail(openedAt, (jsonPosition) => message("data.json.commaOrBracket", jsonPosition));
    }
  }

  string(): string {
    const { jsonText: json } = this;
    const tokenStart = this.jsonOffset;
    let isPlain = true;
    for (let charAt = tokenStart + 1; ; charAt += 1) {
      const charCode = json.charCodeAt(charAt);
      if (charCode === 0x22) {
        this.jsonOffset = charAt + 1;
        this.lastString = { start: tokenStart, end: this.jsonOffset };
        return this.checked(
          tokenStart,
          isPlain ? json.slice(tokenStart + 1, charAt) : unescapeString(json.slice(tokenStart, charAt + 1)),
        );
      }
      if (charCode === 0x5c) {
        const escape = /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(json.slice(charAt, charAt + 6))?.[0];
        if (!escape)
          this.stop(charAt, (jsonPosition) => escapeFault(json.slice(charAt, charAt + 6), jsonPosition));
        else charAt += escape.length - 1;
        isPlain = false;
      } else if (!(charCode >= 0x20)) {
        if (charAt >= json.length || charCode === 0x0a || charCode === 0x0d)
          this.failString(tokenStart, charAt);
        this.stop(charAt, (jsonPosition) =>
          message("data.json.control", { ...jsonPosition, code: unicodeName(charCode) }),
        );
      }
    }
  }

  scalar(): JsonNode {
    const tokenStart = this.jsonOffset;
    const token = tokenAt(this.jsonText, tokenStart);
    const literal = Object.hasOwn(literals, token) ? literals[token] : undefined;
    if (literal !== undefined || token === "null") {
      this.jsonOffset += token.length;
      return literal ?? null;
    }
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(token)) {
      this.jsonOffset += token.length;
      const fault = numberFault(token);
      if (fault)
        this.warn(tokenStart, (jsonPosition) =>
          message(numberFaultKeys[fault], { ...jsonPosition, number: shortToken(token) }),
        );
      return number(token);
    }
    const codePoint = this.jsonText.codePointAt(tokenStart);
    const tokenSign = codePoint === undefined ? undefined : String.fromCodePoint(codePoint);
    return this.stop(tokenStart, (jsonPosition) => scalarFault(token, tokenSign, jsonPosition));
  }
}

// oxlint-disable-next-line no-unsafe-type-assertion -- what stands between checked quotes is a string
const unescapeString = (quotedString: string): string => JSON.parse(quotedString) as string;

/** The run of letters, digits and other characters that a word or a number is made of. */
function tokenAt(json: string, tokenStart: number): string {
  const token = /[\w.+-]*/y;
  token.lastIndex = tokenStart;
  return token.exec(json)?.[0] ?? "";
}
