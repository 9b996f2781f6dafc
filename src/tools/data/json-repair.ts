import { isCurlyQuote, maxDepth } from "./json.ts";

/** What stands from `at` to before `end` becomes `text`. */
export type TextEdit = { readonly at: number; readonly end: number; readonly text: string };

/** Thrown where it cannot be told what was meant. */
class Unrepairable extends Error {}

const words = new Map([
  ["true", "true"],
  ["false", "false"],
  ["null", "null"],
  ["none", "null"],
  ["nil", "null"],
  ["undefined", "null"],
  ["nan", "null"],
]);

const closers: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "“": '”“‟"',
  "”": '”“"',
  "„": '“”"',
  "‟": '”"',
  "‘": "’‘'",
  "’": "’'",
  "‚": "‘’'",
  "‛": "’'",
  "«": "»",
  "»": "«",
};

const isQuote = (sign: string): boolean => Object.hasOwn(closers, sign);

/** A number as JSON has it, of one as programs and people write it; null for what is none. */
function numberOf(token: string): string | null {
  const plain = token.replace(/(\d)_(?=\d)/g, "$1").replace(/^\+/, "");
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(plain)) return plain;
  if (/^0x[\da-f]{1,16}$/i.test(plain)) return BigInt(plain).toString();
  const point = /^(-?)(0|[1-9]\d*)?\.(\d*)$/.exec(plain);
  if (!point) return null;
  const [, sign = "", whole = "", part = ""] = point;
  return whole === "" && part === "" ? null : `${sign}${whole || "0"}${part && `.${part}`}`;
}

/** Goes once through a text that is nearly JSON and notes what has to change for it to be. */
class JsonRepairer {
  readonly edits: TextEdit[] = [];
  readonly text: string;
  offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  get next(): string {
    return this.text.charAt(this.offset);
  }

  edit(at: number, end: number, text: string): void {
    this.edits.push({ at, end, text });
  }

  /** Matches here, and stands behind it then. */
  take(sticky: RegExp): string | null {
    sticky.lastIndex = this.offset;
    const taken = sticky.exec(this.text)?.[0] ?? null;
    if (taken !== null) this.offset += taken.length;
    return taken;
  }

  remove(sticky: RegExp): boolean {
    const at = this.offset;
    const taken = this.take(sticky);
    if (taken) this.edit(at, this.offset, "");
    return Boolean(taken);
  }

  /** Space, and what JSON does not take for it: comments, and signs that nobody sees. */
  space(): void {
    for (;;) {
      this.take(/[ \t\n\r]*/y);
      const at = this.offset;
      if (this.take(/(?:[^\S \t\n\r]|\p{Cf})+/uy) !== null) this.edit(at, this.offset, " ");
      else if (!this.remove(/\/\/[^\n\r]*|#[^\n\r]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$)/y)) return;
    }
  }

  document(): void {
    this.space();
    this.remove(/```[a-z]*/y);
    this.space();
    this.remove(/(?:export\s+default|(?:const|let|var)\s+[\w$]+\s*=|[\w$.]+\s*=(?![=>]))/y);
    this.space();
    const start = this.offset;
    // A bare text is none of JSON.
    if (!/[[{("'“‘]/.test(this.text.charAt(start)) && !/^[\w$.]+\(/.test(this.text.slice(start, start + 80)))
      throw new Unrepairable();
    this.value(1);
    let count = 1;
    for (;;) {
      this.space();
      if (this.offset === this.text.length) break;
      if (this.remove(/[;)}\]]|```/y)) continue;
      const comma = this.offset;
      if (this.take(/,/y) !== null) {
        this.space();
        if (!/[[{]/.test(this.next)) {
          this.edit(comma, comma + 1, "");
          continue;
        }
      } else if (/[[{]/.test(this.next)) this.edit(comma, comma, ",");
      if (!/[[{]/.test(this.next) || !/[[{]/.test(this.text.charAt(start))) throw new Unrepairable();
      this.value(1);
      count += 1;
    }
    if (count === 1) return;
    this.edit(start, start, "[");
    this.edit(this.text.length, this.text.length, "]");
  }

  value(depth: number): void {
    if (depth > maxDepth) throw new Unrepairable();
    const { next } = this;
    if (next === "{") this.members(depth, { close: "}", other: "]", isObject: true });
    else if (next === "[") this.members(depth, { close: "]", other: "}", isObject: false });
    else if (isQuote(next)) this.string();
    else if (this.remove(/[A-Za-z_$][\w$.]*\(/y)) this.called(depth);
    else this.bare();
  }

  /** `ObjectId("…")`, `callback({…})`: what is between the brackets. */
  called(depth: number): void {
    this.space();
    this.value(depth + 1);
    this.space();
    if (!this.remove(/\)/y)) throw new Unrepairable();
  }

  members(
    depth: number,
    {
      close,
      other,
      isObject,
    }: { readonly close: string; readonly other: string; readonly isObject: boolean },
  ): void {
    this.offset += 1;
    let end = -1;
    let comma = -1;
    for (;;) {
      this.space();
      const { next, offset } = this;
      const isClosed = next === close;
      if (isClosed || next === other || next === "") {
        if (comma >= 0) this.edit(comma, comma + 1, "");
        if (isClosed) this.offset += 1;
        else this.edit(offset, offset, close);
        return;
      }
      if (next === "," || next === ";") {
        this.offset += 1;
        if (end < 0 || comma >= 0) this.edit(offset, offset + 1, "");
        else {
          comma = offset;
          if (next === ";") this.edit(offset, offset + 1, ",");
        }
        continue;
      }
      if (end >= 0 && comma < 0) this.edit(end, end, ",");
      if (isObject) this.key();
      this.value(depth + 1);
      end = this.offset;
      comma = -1;
    }
  }

  /** A member's name and the colon behind it. */
  key(): void {
    const isQuoted = isQuote(this.next);
    if (isQuoted) this.string();
    else {
      const at = this.offset;
      if (this.take(/[\p{L}\p{N}_$@.-]+/uy) === null) throw new Unrepairable();
      this.quote(at);
    }
    const end = this.offset;
    this.space();
    const at = this.offset;
    if (this.take(/:|=>?/y) === null) {
      if (!isQuoted) throw new Unrepairable();
      this.edit(end, end, ":");
    } else if (this.text.charAt(at) !== ":") this.edit(at, this.offset, ":");
    this.space();
    if (/^[,;}\]]?$/.test(this.next)) throw new Unrepairable();
  }

  quote(at: number): void {
    this.edit(at, at, '"');
    this.edit(this.offset, this.offset, '"');
  }

  string(): void {
    const { text } = this;
    const open = this.next;
    const ends = closers[open] ?? "";
    if (open !== '"') this.edit(this.offset, this.offset + 1, '"');
    this.offset += 1;
    for (;;) {
      this.take(/(?:[^"'`“”„‟‘’‚‛«»\\\p{Cc}]|[\u007f-\u009f])*/uy);
      const { next, offset } = this;
      if (next === "") throw new Unrepairable();
      this.offset += 1;
      if (ends.includes(next) && this.isEnd(next)) {
        if (next !== '"') this.edit(offset, this.offset, '"');
        return;
      }
      if (next === '"') this.edit(offset, this.offset, '\\"');
      else if (next === "\\") this.escape(offset);
      else if (next === "\n" || next === "\r") {
        // More likely a quote that was forgotten than a text of two lines.
        if (/[,:{[]/.test(text.charAt(offset - 1))) throw new Unrepairable();
        if (next === "\r") this.take(/\n/y);
        this.edit(offset, this.offset, "\\n");
      } else if (next < " ") this.edit(offset, this.offset, JSON.stringify(next).slice(1, -1));
    }
  }

  /** Whether the quote that was just passed ends its string: what comes behind it is what comes behind strings. */
  isEnd(quote: string): boolean {
    const behind = /[\s\p{Cf}]*/uy;
    behind.lastIndex = this.offset;
    const space = behind.exec(this.text)?.[0] ?? "";
    const next = this.text.charAt(this.offset + space.length);
    if (next === "" || /[,:;}\])=/#]/.test(next)) return true;
    return (
      /[\n\r]/.test(space) ||
      (space !== "" && isQuote(next)) ||
      (quote !== "'" && isCurlyQuote(quote) && isQuote(next))
    );
  }

  /** Behind a backslash. */
  escape(at: number): void {
    if (this.take(/["\\/bfnrt]|u[\da-f]{4}/iy) !== null) {
      if (/\\[BFNRTU]/.test(this.text.slice(at, at + 2))) this.edit(at, at + 1, "\\\\");
      return;
    }
    const hex = this.take(/x[\da-f]{2}/iy);
    if (hex !== null) this.edit(at, this.offset, `\\u00${hex.slice(1)}`);
    else if (this.take(/\r?\n/y) !== null) this.edit(at, this.offset, "");
    else if (this.take(/['`]/y) !== null) this.edit(at, at + 1, "");
    else this.edit(at, at + 1, "\\\\");
  }

  /** A word, a number, or a text that no quotes are around, such as `1 Lê Lợi`. */
  bare(): void {
    const at = this.offset;
    const token = this.take(/(?:[^\s\p{Cf},;{}[\]()"'`“”„‟«»\\/:]|:\/\/|:|\/(?![/*]))+/uy);
    if (token === null) throw new Unrepairable();
    const written = words.get(token.toLowerCase()) ?? numberOf(token);
    const more = /[ \t]+(?!(?:true|false|null)\b)\p{L}[\p{L}\p{N}_$-]*(?![\p{L}\p{N}_$-]|[ \t]*[:=])/uy;
    more.lastIndex = this.offset;
    if (written !== null && !more.test(this.text)) {
      if (written !== token) this.edit(at, this.offset, written);
      return;
    }
    this.take(/(?:[ \t]+[^\s\p{Cf},;{}[\]()"'`“”„‟«»\\:/#]+(?![^\s\p{Cf},;{}[\]()"'`“”„‟«»\\]))*/uy);
    this.quote(at);
  }
}

/** What makes JSON of a text that nearly is, in the order of the text; null where it cannot be told what was meant. */
export function repairsOf(text: string): readonly TextEdit[] | null {
  const repairer = new JsonRepairer(text);
  try {
    repairer.document();
  } catch (error) {
    if (error instanceof Unrepairable) return null;
    throw error;
  }
  return repairer.edits.toSorted((a, b) => a.at - b.at || a.end - b.end);
}

export function edited(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const edit of edits) {
    parts.push(text.slice(from, edit.at), edit.text);
    from = edit.end;
  }
  return parts.join("") + text.slice(from);
}
