import type net from "node:net";
import { Duplex } from "node:stream";
import { type Message, message } from "#core/i18n.ts";

export type HeaderField = readonly [name: string, value: string];

/** Why the head of an answer is not to be read. */
export class HeadFault extends Error {
  readonly about: Message;

  constructor(about: Message) {
    super("The head of the answer cannot be read");
    this.about = about;
  }
}

/** Of a single head; the parser's own bound is above it. */
export const maxHeadBytes = 64 * 1024;
const maxFields = 1000;

/** What came, on one line: for a visitor to recognise. */
const shown = (text: string): string => text.slice(0, 60).replace(/[^\x20-\x7e]/g, "·");

/** A token (RFC 9110, section 5.6.2). */
const fieldName = /^[!#$%&'*+.^_`|~\w-]+$/;

/**
 * The lines of a header section. What RFC 9112 lets a reader mend is mended: a line that goes on after a fold (5.2), a blank
 * before the colon (5.1), bare CR (2.2) and NUL (RFC 9110, 5.5) as blanks, lines before the first field (2.2).
 */
function fieldsIn(lines: readonly string[]): readonly HeaderField[] {
  const fields: [name: string, value: string][] = [];
  for (const line of lines.map((one) => one.replace(/[\r\0]/g, " "))) {
    const last = fields.at(-1);
    if (/^[ \t]/.test(line)) {
      const more = line.trim();
      if (last && more !== "") last[1] = last[1] === "" ? more : `${last[1]} ${more}`;
      continue;
    }
    if (fields.length >= maxFields) throw new HeadFault(message("net.head.tooMany", { max: maxFields }));
    const colonAt = line.indexOf(":");
    const name = line.slice(0, Math.max(colonAt, 0)).trimEnd();
    if (!fieldName.test(name)) throw new HeadFault(message("net.head.line", { found: shown(line) }));
    fields.push([name, line.slice(colonAt + 1).trim()]);
  }
  return fields;
}

/** A length that stands several times, or in a list, counts once where it is always the same (RFC 9110, section 8.6). */
function lengthIn(fields: readonly HeaderField[]): string | null {
  const valuesOf = (wanted: string): readonly string[] =>
    fields.flatMap(([name, value]) => (name.toLowerCase() === wanted ? value.split(",") : []));
  const lengths = [...new Set(valuesOf("content-length").map((value) => value.trim()))];
  const [length = null] = lengths;
  if (length === null) return null;
  if (lengths.length > 1)
    throw new HeadFault(message("net.head.lengths", { found: shown(lengths.join(", ")) }));
  if (!/^\d{1,15}$/.test(length)) throw new HeadFault(message("net.head.length", { found: shown(length) }));
  if (valuesOf("transfer-encoding").length > 0) throw new HeadFault(message("net.head.framing"));
  return length;
}

type Head = { readonly version: string; readonly status: number; readonly fields: readonly HeaderField[] };

/** What a head says, and how a strict reader takes it. */
function readHead(head: string): Head & { readonly strict: string } {
  const [first = "", ...lines] = head.split(/\r?\n/);
  const [, version, rest = ""] = /^HTTP\/([\d.]+)(?![\d.])(.*)$/s.exec(first) ?? [];
  if (version === undefined || version === "1")
    throw new HeadFault(message("net.notHttp", { found: shown(first) }));
  // Another minor version is read as 1.1 (RFC 9110, section 2.5).
  if (!version.startsWith("1.")) throw new HeadFault(message("net.head.version", { version }));
  const [, status, reason = ""] = /^ +(\d{3})(?: (.*))?$/s.exec(rest.trimEnd()) ?? [];
  if (status === undefined) throw new HeadFault(message("net.head.status", { found: shown(first) }));
  const fields = fieldsIn(lines);
  const length = lengthIn(fields);
  const strictFields = [
    ...fields.filter(([name]) => name.toLowerCase() !== "content-length"),
    ...(length === null ? [] : [["Content-Length", length] as const]),
  ];
  const strictVersion = version === "1.0" ? version : "1.1";
  // Other control characters may be kept where nothing is parsed of them (RFC 9110, section 5.5): here the fields have them.
  const plain = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, " ");
  const strict = [
    `HTTP/${strictVersion} ${status} ${plain(reason)}`,
    ...strictFields.map(([name, value]) => `${name}: ${plain(value)}`),
  ];
  return { version, status: Number(status), fields, strict: `${strict.join("\r\n")}\r\n\r\n` };
}

const endOfHead = /\r?\n\r?\n/;
const firstLetters = "HTTP/";

/** A connection whose answer's heads are as strict as Node's parser wants them; the last of them is `head`. */
export class ReadableHead extends Duplex {
  head: Head | null = null;
  #isHead = true;
  #isEnded = false;
  #pending = "";
  readonly #socket: net.Socket;

  constructor(socket: net.Socket) {
    super({ allowHalfOpen: true });
    this.#socket = socket;
    socket.on("data", (bytes: Buffer) => this.#receive(bytes));
    socket.on("end", () => {
      this.#isEnded = true;
      if (this.#pending !== "") this.push(Buffer.from(this.#pending, "latin1"));
      this.push(null);
    });
    socket.on("error", (error) => this.destroy(error));
    // After its end the last of it may still have to be read.
    socket.on("close", () => this.#isEnded || this.destroy());
  }

  #receive(bytes: Buffer): void {
    if (!this.#isHead) {
      if (!this.push(bytes)) this.#socket.pause();
      return;
    }
    this.#pending += bytes.toString("latin1");
    try {
      // Not at every byte of a server that drips.
      if (this.#pending.length < 80 || bytes.includes(10) || this.#pending.length > maxHeadBytes)
        this.#readHeads();
    } catch (fault) {
      this.destroy(fault instanceof Error ? fault : new Error(String(fault)));
    }
  }

  #readHeads(): void {
    for (;;) {
      this.#pending = this.#pending.replace(/^[\r\n]+/, "");
      if (!this.#pending.startsWith(firstLetters.slice(0, this.#pending.length)))
        throw new HeadFault(message("net.notHttp", { found: shown(this.#pending) }));
      const end = endOfHead.exec(this.#pending);
      if ((end?.index ?? this.#pending.length) > maxHeadBytes)
        throw new HeadFault(message("net.head.tooLarge", { kilobytes: maxHeadBytes / 1024 }));
      if (!end) return;
      const { strict, ...head } = readHead(this.#pending.slice(0, end.index));
      this.head = head;
      this.#pending = this.#pending.slice(end.index + end[0].length);
      this.push(Buffer.from(strict, "latin1"));
      // What goes before the answer itself has a head alone, and another one follows (RFC 9110, section 15.2).
      if (head.status >= 200 || head.status === 101 || head.status < 100) break;
    }
    this.#isHead = false;
    if (this.#pending !== "") this.push(Buffer.from(this.#pending, "latin1"));
    this.#pending = "";
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, onWritten: (error?: Error | null) => void): void {
    this.#socket.write(chunk, encoding, onWritten);
  }

  override _final(onEnded: () => void): void {
    this.#socket.end(onEnded);
  }

  override _destroy(error: Error | null, onDestroyed: (error: Error | null) => void): void {
    this.#socket.destroy();
    onDestroyed(error);
  }
}
