import { message } from "#core/i18n.ts";
import { type JsonDiagnostic, ConversionError, isCurlyQuote } from "./json.ts";
import { closingCurlyQuoteAt, invisibleFault } from "./json-fault.ts";

const maxWarnings = 20;

/** A place in a JSON text, and how to say what is wrong there. */
export class JsonCursor {
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
