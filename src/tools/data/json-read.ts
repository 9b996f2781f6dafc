import { type Message, message } from "#core/i18n.ts";
import {
  type JsonDiagnostic,
  type JsonMember,
  type JsonNode,
  type JsonPosition,
  type JsonReading,
  ConversionError,
  isCurlyQuote,
  list,
  maxDepth,
  number,
  numberFault,
  numberFaultKeys,
  object,
} from "./json.ts";

const maxWarnings = 20;

/** A place in a JSON text, and how to say what is wrong there. */
class JsonCursor {
  jsonOffset = 0;
  readonly warnings: JsonDiagnostic[] = [];
  readonly jsonText: string;
  readonly isStrict: boolean;
  /** Where the last string began and ended. */
  lastString = { start: 0, end: 0 };

  constructor(json: string, isStrict: boolean) {
    this.jsonText = json;
    this.isStrict = isStrict;
  }

  space(): void {
    for (;;) {
      const charCode = this.jsonText.charCodeAt(this.jsonOffset);
      if (charCode !== 0x20 && charCode !== 0x0a && charCode !== 0x0d && charCode !== 0x09) return;
      this.jsonOffset += 1;
    }
  }

  /** Skips the character, and the space around it, when it stands here. */
  isNext(bracket: string): boolean {
    this.space();
    if (this.jsonText[this.jsonOffset] !== bracket) return false;
    this.jsonOffset += 1;
    if (bracket !== "}" && bracket !== "]") this.space();
    return true;
  }

  failString(tokenStart: number, tokenEnd: number): never {
    this.failCurlyQuote(tokenStart, tokenEnd);
    return this.stop(tokenStart, (jsonPosition) => message("data.json.stringEnd", jsonPosition));
  }

  failCurlyQuote(tokenStart: number, tokenEnd: number): void {
    const curlyAt = closingCurlyQuoteAt(this.jsonText, tokenStart, tokenEnd);
    if (curlyAt === null) return;
    const curlyQuote = this.jsonText.charAt(curlyAt);
    this.stop(curlyAt, (jsonPosition) =>
      message("data.json.curlyQuote", { ...jsonPosition, found: curlyQuote }),
    );
  }

  failKey(openedAt: number, hasComma: boolean): void {
    const nextSign = this.jsonText[this.jsonOffset];
    if (hasComma && nextSign === "}")
      this.stop(this.jsonOffset, (jsonPosition) => message("data.json.trailingComma", jsonPosition));
    if (nextSign === "'")
      this.stop(this.jsonOffset, (jsonPosition) => message("data.json.singleQuote", jsonPosition));
    if (isCurlyQuote(nextSign))
      this.stop(this.jsonOffset, (jsonPosition) =>
        message("data.json.curlyQuote", { ...jsonPosition, found: nextSign }),
      );
    this.fail(openedAt, (jsonPosition) => message("data.json.key", jsonPosition));
  }

  duplicateKey(offset: number, key: string): void {
    if (this.isStrict)
      this.stop(offset, (jsonPosition) => message("data.json.duplicateKey", { ...jsonPosition, key }));
    this.warn(offset, (jsonPosition) => message("data.json.duplicateKeyKept", { ...jsonPosition, key }));
  }

  checked(offset: number, json: string): string {
    if (this.isStrict && !json.isWellFormed())
      this.stop(offset, (jsonPosition) => message("data.surrogate", jsonPosition));
    return json;
  }

  /** Says what is wrong here, or, at the end of the text, which bracket was never closed. */
  fail(openedAt: number, about: JsonDiagnostic["about"]): never {
    if (this.jsonOffset < this.jsonText.length) {
      const { start: tokenStart, end } = this.lastString;
      // A string that ran on to the quote of the next one.
      if (this.jsonText.slice(end, this.jsonOffset).trim() === "") this.failCurlyQuote(tokenStart, end);
      return this.stop(this.jsonOffset, about);
    }
    const bracket = this.jsonText.charAt(openedAt);
    return this.stop(openedAt, (jsonPosition) => message("data.json.open", { ...jsonPosition, bracket }));
  }

  stop(offset: number, about: JsonDiagnostic["about"]): never {
    throw new ConversionError({ offset, about: invisibleFault(this.jsonText, offset) ?? about });
  }

  warn(offset: number, about: JsonDiagnostic["about"]): void {
    if (this.warnings.length < maxWarnings) this.warnings.push({ offset, about });
  }
}

function scalarFault(token: string, nextSign: string | undefined, jsonPosition: JsonPosition): Message {
  if (nextSign === undefined) return message("data.json.empty", jsonPosition);
  if (nextSign === "'") return message("data.json.singleQuote", jsonPosition);
  if (isCurlyQuote(nextSign)) return message("data.json.curlyQuote", { ...jsonPosition, found: nextSign });
  if (nextSign === "/" || nextSign === "#") return message("data.json.comment", jsonPosition);
  if (/^[-+.]?\d/.test(token))
    return message("data.json.badNumber", { ...jsonPosition, found: shortToken(token) });
  if (token) return message("data.json.word", { ...jsonPosition, found: shortToken(token) });
  return message("data.json.unexpected", { ...jsonPosition, found: nextSign });
}

/** `found` is the backslash and up to five characters after it. */
function escapeFault(foundEscape: string, jsonPosition: JsonPosition): Message {
  if (!foundEscape.startsWith("\\u"))
    return message("data.json.escape", { ...jsonPosition, found: foundEscape.slice(0, 2) });
  const escapeDigits = /^\\u[\da-f]*/i.exec(foundEscape)?.[0] ?? foundEscape;
  return message("data.json.unicodeEscape", { ...jsonPosition, found: escapeDigits });
}

/** Of a character that nobody sees, and that pages and chat apps put between the others; null for any other. */
function invisibleFault(jsonText: string, offset: number): JsonDiagnostic["about"] | null {
  const codePoint = jsonText.codePointAt(offset);
  if (codePoint === undefined || !/[^\S\t\n\r ]|\p{Cf}/u.test(String.fromCodePoint(codePoint))) return null;
  return (jsonPosition) => message("data.json.invisible", { ...jsonPosition, code: unicodeName(codePoint) });
}

/** Where a text that no straight quote closes has a curly one in its place. */
function closingCurlyQuoteAt(jsonText: string, tokenStart: number, tokenEnd: number): number | null {
  const quoteIndex = jsonText.slice(tokenStart + 1, tokenEnd).search(/[“”„‟«»](?=\s*(?:[,:}\]]|$))/);
  return quoteIndex < 0 ? null : tokenStart + 1 + quoteIndex;
}

const unicodeName = (codePoint: number): string =>
  `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;

const shortToken = (token: string): string => (token.length > 40 ? `${token.slice(0, 37)}…` : token);

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
