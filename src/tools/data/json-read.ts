import { type Message, message } from "../../core/i18n.ts";
import {
  type JsonNode,
  type Member,
  type Position,
  type Reading,
  type Diagnostic,
  ConversionError,
} from "./json.ts";
import { isCurlyQuote, isExact, list, maxDepth, number, object } from "./json.ts";

const maxWarnings = 20;
const words: Readonly<Record<string, JsonNode>> = { true: true, false: false, null: null };

/**
 * Reads JSON (RFC 8259) in one pass, bounded in depth, and says exactly where it is wrong. `strict` also refuses
 * what only JSON can hold: a duplicate key, half of a surrogate pair.
 */
export function parseJsonText(text: string, { strict = false } = {}): Reading<JsonNode> {
  const reader = new Reader(text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text, strict);
  try {
    return { ok: true, value: reader.document(), warnings: reader.warnings };
  } catch (stop) {
    if (stop instanceof ConversionError) return { ok: false, error: stop.diagnostic };
    throw stop;
  }
}

class Reader {
  at = 0;
  readonly warnings: Diagnostic[] = [];
  readonly text: string;
  readonly isStrict: boolean;

  constructor(text: string, isStrict: boolean) {
    this.text = text;
    this.isStrict = isStrict;
  }

  document(): JsonNode {
    this.space();
    if (this.at === this.text.length) this.stop(0, (place) => message("data.json.empty", place));
    const value = this.value(1);
    this.space();
    if (this.at < this.text.length) this.stop(this.at, (place) => message("data.json.after", place));
    return value;
  }

  value(depth: number): JsonNode {
    if (depth > maxDepth) this.stop(this.at, (place) => message("data.deep", { ...place, max: maxDepth }));
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
    const known = new Set<string>();
    if (this.isNext("}")) return object(members);
    for (;;) {
      const start = this.at;
      if (this.text[start] !== '"') this.failKey(opened, members.length > 0);
      const key = this.string();
      if (known.has(key)) this.duplicateKey(start, shorten(key));
      known.add(key);
      if (!this.isNext(":"))
        this.fail(opened, (place) => message("data.json.colon", { ...place, key: shorten(key) }));
      members.push({ key, value: this.value(depth + 1) });
      if (this.isNext("}")) return object(members);
      if (!this.isNext(",")) this.fail(opened, (place) => message("data.json.commaOrBrace", place));
    }
  }

  list(depth: number): JsonNode {
    const opened = this.at++;
    const items: JsonNode[] = [];
    if (this.isNext("]")) return list(items);
    for (;;) {
      const comma = this.at;
      if (items.length > 0 && this.text[comma] === "]")
        this.stop(comma, (place) => message("data.json.trailingComma", place));
      if (comma === this.text.length) this.fail(opened, (place) => message("data.json.empty", place));
      items.push(this.value(depth + 1));
      if (this.isNext("]")) return list(items);
      if (!this.isNext(",")) this.fail(opened, (place) => message("data.json.commaOrBracket", place));
    }
  }

  string(): string {
    const { text } = this;
    const start = this.at;
    let isPlain = true;
    for (let at = start + 1; ; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 0x22) {
        this.at = at + 1;
        return this.checked(start, isPlain ? text.slice(start + 1, at) : unescape(text.slice(start, at + 1)));
      }
      if (code === 0x5c) {
        const escape = /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(text.slice(at, at + 6))?.[0];
        if (!escape) this.stop(at, (place) => escapeFault(text.slice(at, at + 6), place));
        else at += escape.length - 1;
        isPlain = false;
      } else if (!(code >= 0x20)) {
        if (at >= text.length || code === 0x0a || code === 0x0d)
          this.stop(start, (place) => message("data.json.stringEnd", place));
        this.stop(at, (place) => message("data.json.control", { ...place, code: hex(code) }));
      }
    }
  }

  scalar(): JsonNode {
    const start = this.at;
    const token = tokenAt(this.text, start);
    const word = Object.hasOwn(words, token) ? words[token] : undefined;
    if (word !== undefined || token === "null") {
      this.at += token.length;
      return word ?? null;
    }
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(token)) {
      this.at += token.length;
      if (!isExact(token))
        this.warn(start, (place) => message("data.json.number", { ...place, number: shorten(token) }));
      return number(token);
    }
    return this.stop(start, (place) => scalarFault(token, this.text[start], place));
  }

  space(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.at += 1;
    }
  }

  /** Steps over the sign, and the space around it, when it stands here. */
  isNext(sign: string): boolean {
    this.space();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    if (sign !== "}" && sign !== "]") this.space();
    return true;
  }

  failKey(opened: number, hasComma: boolean): void {
    const found = this.text[this.at];
    if (hasComma && found === "}") this.stop(this.at, (place) => message("data.json.trailingComma", place));
    if (found === "'") this.stop(this.at, (place) => message("data.json.singleQuote", place));
    if (isCurlyQuote(found))
      this.stop(this.at, (place) => message("data.json.curlyQuote", { ...place, found }));
    this.fail(opened, (place) => message("data.json.key", place));
  }

  duplicateKey(offset: number, key: string): void {
    if (this.isStrict) this.stop(offset, (place) => message("data.json.duplicateKey", { ...place, key }));
    this.warn(offset, (place) => message("data.json.duplicateKeyKept", { ...place, key }));
  }

  checked(offset: number, text: string): string {
    if (this.isStrict && !text.isWellFormed()) this.stop(offset, (place) => message("data.surrogate", place));
    return text;
  }

  /** Says what is wrong here, or, at the end of the text, which bracket was never closed. */
  fail(opened: number, about: Diagnostic["about"]): never {
    if (this.at < this.text.length) return this.stop(this.at, about);
    const bracket = this.text.charAt(opened);
    return this.stop(opened, (place) => message("data.json.open", { ...place, bracket }));
  }

  stop(offset: number, about: Diagnostic["about"]): never {
    throw new ConversionError({ offset, about });
  }

  warn(offset: number, about: Diagnostic["about"]): void {
    if (this.warnings.length < maxWarnings) this.warnings.push({ offset, about });
  }
}

/** The run of letters, digits and signs that a word or a number is made of. */
function tokenAt(text: string, start: number): string {
  const token = /[\w.+-]*/y;
  token.lastIndex = start;
  return token.exec(text)?.[0] ?? "";
}

function scalarFault(token: string, sign: string | undefined, place: Position): Message {
  if (sign === undefined) return message("data.json.empty", place);
  if (sign === "'") return message("data.json.singleQuote", place);
  if (isCurlyQuote(sign)) return message("data.json.curlyQuote", { ...place, found: sign });
  if (sign === "/" || sign === "#") return message("data.json.comment", place);
  if (/^[-+.]?\d/.test(token)) return message("data.json.badNumber", { ...place, found: shorten(token) });
  if (token) return message("data.json.word", { ...place, found: shorten(token) });
  return message("data.json.unexpected", { ...place, found: sign });
}

/** `found` is the backslash and up to five characters after it. */
function escapeFault(found: string, place: Position): Message {
  if (!found.startsWith("\\u")) return message("data.json.escape", { ...place, found: found.slice(0, 2) });
  const digits = /^\\u[\da-f]*/i.exec(found)?.[0] ?? found;
  return message("data.json.unicodeEscape", { ...place, found: digits });
}

// oxlint-disable-next-line no-unsafe-type-assertion -- what stands between checked quotes is a string
const unescape = (quoted: string): string => JSON.parse(quoted) as string;

const hex = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}…` : text);
