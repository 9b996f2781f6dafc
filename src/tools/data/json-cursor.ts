import { message } from "../../core/i18n.ts";
import { type Diagnostic, ConversionError, isCurlyQuote } from "./json.ts";
import { closingCurlyQuoteAt, invisibleFault } from "./json-fault.ts";

const maxWarnings = 20;

/** A place in a JSON text, and how to say what is wrong there. */
export class JsonCursor {
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
