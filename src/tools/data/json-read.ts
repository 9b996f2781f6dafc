import { message } from "../../core/i18n.ts";
import { type JsonNode, type Member, type Reading, ConversionError } from "./json.ts";
import { isExact, list, maxDepth, number, object } from "./json.ts";
import { JsonCursor } from "./json-cursor.ts";
import { escapeFault, scalarFault, shortToken, unicodeName } from "./json-fault.ts";

const literals: Readonly<Record<string, JsonNode>> = { true: true, false: false, null: null };

/**
 * Reads JSON (RFC 8259) in one pass, bounded in depth, and says exactly where it is wrong. `strict` also refuses
 * what only JSON can hold: a duplicate key, half of a surrogate pair.
 */
export function parseJsonText(json: string, { strict = false } = {}): Reading<JsonNode> {
  const reader = new JsonReader(json.startsWith("\uFEFF") ? ` ${json.slice(1)}` : json, strict);
  try {
    return { ok: true, value: reader.document(), warnings: reader.warnings };
  } catch (error) {
    if (error instanceof ConversionError) return { ok: false, error: error.diagnostic };
    throw error;
  }
}

class JsonReader extends JsonCursor {
  document(): JsonNode {
    this.space();
    if (this.at === this.text.length) this.stop(0, (position) => message("data.json.empty", position));
    const value = this.value(1);
    this.space();
    if (this.at < this.text.length) this.stop(this.at, (position) => message("data.json.after", position));
    return value;
  }

  value(depth: number): JsonNode {
    if (depth > maxDepth)
      this.stop(this.at, (position) => message("data.deep", { ...position, max: maxDepth }));
    switch (this.text.charCodeAt(this.at)) {
      case 0x7b:
        return this.object(depth);
      case 0x5b:
        return this.list(depth);
      case 0x22:
        return this.string();
      default:
        return this.scalar();
    }
  }

  object(depth: number): JsonNode {
    const opened = this.at++;
    const members: Member[] = [];
    const keys = new Set<string>();
    if (this.isNext("}")) return object(members);
    for (;;) {
      const tokenStart = this.at;
      if (this.text[tokenStart] !== '"') this.failKey(opened, members.length > 0);
      const key = this.string();
      if (keys.has(key)) this.duplicateKey(tokenStart, shortToken(key));
      keys.add(key);
      if (!this.isNext(":"))
        this.fail(opened, (position) => message("data.json.colon", { ...position, key: shortToken(key) }));
      members.push({ key, value: this.value(depth + 1) });
      if (this.isNext("}")) return object(members);
      if (!this.isNext(",")) this.fail(opened, (position) => message("data.json.commaOrBrace", position));
    }
  }

  list(depth: number): JsonNode {
    const opened = this.at++;
    const items: JsonNode[] = [];
    if (this.isNext("]")) return list(items);
    for (;;) {
      const comma = this.at;
      if (items.length > 0 && this.text[comma] === "]")
        this.stop(comma, (position) => message("data.json.trailingComma", position));
      if (comma === this.text.length) this.fail(opened, (position) => message("data.json.empty", position));
      items.push(this.value(depth + 1));
      if (this.isNext("]")) return list(items);
      if (!this.isNext(",")) this.fail(opened, (position) => message("data.json.commaOrBracket", position));
    }
  }

  string(): string {
    const { text: json } = this;
    const tokenStart = this.at;
    let isPlain = true;
    for (let at = tokenStart + 1; ; at += 1) {
      const code = json.charCodeAt(at);
      if (code === 0x22) {
        this.at = at + 1;
        this.lastString = { start: tokenStart, end: this.at };
        return this.checked(
          tokenStart,
          isPlain ? json.slice(tokenStart + 1, at) : unescape(json.slice(tokenStart, at + 1)),
        );
      }
      if (code === 0x5c) {
        const escape = /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(json.slice(at, at + 6))?.[0];
        if (!escape) this.stop(at, (position) => escapeFault(json.slice(at, at + 6), position));
        else at += escape.length - 1;
        isPlain = false;
      } else if (!(code >= 0x20)) {
        if (at >= json.length || code === 0x0a || code === 0x0d) this.failString(tokenStart, at);
        this.stop(at, (position) => message("data.json.control", { ...position, code: unicodeName(code) }));
      }
    }
  }

  scalar(): JsonNode {
    const tokenStart = this.at;
    const token = tokenAt(this.text, tokenStart);
    const literal = Object.hasOwn(literals, token) ? literals[token] : undefined;
    if (literal !== undefined || token === "null") {
      this.at += token.length;
      return literal ?? null;
    }
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(token)) {
      this.at += token.length;
      if (!isExact(token))
        this.warn(tokenStart, (position) =>
          message("data.json.number", { ...position, number: shortToken(token) }),
        );
      return number(token);
    }
    const code = this.text.codePointAt(tokenStart);
    const sign = code === undefined ? undefined : String.fromCodePoint(code);
    return this.stop(tokenStart, (position) => scalarFault(token, sign, position));
  }
}

// oxlint-disable-next-line no-unsafe-type-assertion -- what stands between checked quotes is a string
const unescape = (quoted: string): string => JSON.parse(quoted) as string;

/** The run of letters, digits and other characters that a word or a number is made of. */
function tokenAt(json: string, tokenStart: number): string {
  const token = /[\w.+-]*/y;
  token.lastIndex = tokenStart;
  return token.exec(json)?.[0] ?? "";
}
