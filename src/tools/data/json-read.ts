import { message } from "../../core/i18n.ts";
import { type JsonNode, type Member, type Reading, type Diagnostic, ConversionError } from "./json.ts";
import { isCurlyQuote, isExact, list, maxDepth, number, object } from "./json.ts";
import {
  closingCurlyQuoteAt,
  escapeFault,
  invisibleFault,
  scalarFault,
  shortToken,
  unicodeName,
} from "./json-fault.ts";

const maxWarnings = 20;
const literals: Readonly<Record<string, JsonNode>> = { true: true, false: false, null: null };

/**
 * Reads JSON (RFC 8259) in one pass, bounded in depth, and says exactly where it is wrong. `strict` also refuses
 * what only JSON can hold: a duplicate key, half of a surrogate pair.
 */
export function parseJsonText(json: string, { strict = false } = {}): Reading<JsonNode> {
  const reader = new Reader(json.startsWith("\uFEFF") ? ` ${json.slice(1)}` : json, strict);
  try {
    return { ok: true, value: reader.document(), warnings: reader.warnings };
  } catch (error) {
    if (error instanceof ConversionError) return { ok: false, error: error.diagnostic };
    throw error;
  }
}

class Reader {
  at = 0;
  readonly warnings: Diagnostic[] = [];
  readonly text: string;
  readonly isStrict: boolean;
  /** Where the last string began and ended. */
  lastString = { start: 0, end: 0 };

  constructor(json: string, isStrict: boolean) {
    this.text = json;
    this.isStrict = isStrict;
  }

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

  space(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.at += 1;
    }
  }

  /** Skips the character, and the space around it, when it stands here. */
  isNext(sign: string): boolean {
    this.space();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    if (sign !== "}" && sign !== "]") this.space();
    return true;
  }

  failString(tokenStart: number, end: number): never {
    this.failCurlyQuote(tokenStart, end);
    return this.stop(tokenStart, (position) => message("data.json.stringEnd", position));
  }

  failCurlyQuote(tokenStart: number, end: number): void {
    const curlyAt = closingCurlyQuoteAt(this.text, tokenStart, end);
    if (curlyAt === null) return;
    const found = this.text.charAt(curlyAt);
    this.stop(curlyAt, (position) => message("data.json.curlyQuote", { ...position, found }));
  }

  failKey(opened: number, hasComma: boolean): void {
    const sign = this.text[this.at];
    if (hasComma && sign === "}")
      this.stop(this.at, (position) => message("data.json.trailingComma", position));
    if (sign === "'") this.stop(this.at, (position) => message("data.json.singleQuote", position));
    if (isCurlyQuote(sign))
      this.stop(this.at, (position) => message("data.json.curlyQuote", { ...position, found: sign }));
    this.fail(opened, (position) => message("data.json.key", position));
  }

  duplicateKey(offset: number, key: string): void {
    if (this.isStrict)
      this.stop(offset, (position) => message("data.json.duplicateKey", { ...position, key }));
    this.warn(offset, (position) => message("data.json.duplicateKeyKept", { ...position, key }));
  }

  checked(offset: number, json: string): string {
    if (this.isStrict && !json.isWellFormed())
      this.stop(offset, (position) => message("data.surrogate", position));
    return json;
  }

  /** Says what is wrong here, or, at the end of the text, which bracket was never closed. */
  fail(opened: number, about: Diagnostic["about"]): never {
    if (this.at < this.text.length) {
      const { start: tokenStart, end } = this.lastString;
      // A string that ran on to the quote of the next one.
      if (this.text.slice(end, this.at).trim() === "") this.failCurlyQuote(tokenStart, end);
      return this.stop(this.at, about);
    }
    const bracket = this.text.charAt(opened);
    return this.stop(opened, (position) => message("data.json.open", { ...position, bracket }));
  }

  stop(offset: number, about: Diagnostic["about"]): never {
    throw new ConversionError({ offset, about: invisibleFault(this.text, offset) ?? about });
  }

  warn(offset: number, about: Diagnostic["about"]): void {
    if (this.warnings.length < maxWarnings) this.warnings.push({ offset, about });
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
