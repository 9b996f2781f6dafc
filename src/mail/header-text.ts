import { decodeUtf8 } from "../core/utf8.ts";
import { byteLabel, decodeCharset, visciiLabel } from "./charset.ts";
import { joinEncodedWords } from "./encoded-words.ts";

/** Larger blocks of header fields are left as they are. */
const maxBlockBytes = 262_144;

/** A block of header fields; its bytes are the string's characters. */
type Block = { readonly text: string; readonly charset: string };

/** The first one counts; with the lines that it goes on in. */
const contentType = /^content-type:.*(?:\r?\n[ \t].*)*/im;
const charsetParameter = /(;\s*charset\s*=\s*)("?)([\w.:-]+)\2/i;
const newline = 0x0a;
const dash = 0x2d;

const bytesOf = (headerText: string): Buffer => Buffer.from(headerText, "latin1");
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

/** UTF-8 where it is, else in the character set of the part, else in that of most senders who say none. */
function decodeRaw(field: string, charset: string): string {
  if (!/[\x80-\xff]/.test(field) || decodeUtf8(bytesOf(field)) !== null) return field;
  const label = /^utf-?(?:7|8|16|32)/i.test(charset) ? "" : charset;
  return textOf(Buffer.from(decodeCharset(bytesOf(field), label || "windows-1252")));
}

function normalizeBlock({ text: headerText, charset }: Block): string {
  const fields = headerText.split(/(?<=\n)(?![ \t])/);
  const written = fields.map((field) => decodeRaw(joinEncodedWords(field), charset)).join("");
  if (!visciiLabel.test(charset)) return written;
  return written.replace(contentType, (field) => field.replace(charsetParameter, `$1"${byteLabel}"`));
}

const boundariesIn = (headerText: string): string[] =>
  [...headerText.matchAll(/\bboundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi)].map(
    ([, quoted, bare]) => quoted ?? bare ?? "",
  );

/**
 * A message whose header fields, in each of its parts, are in UTF-8: encoded words joined, other character sets
 * converted. `isViscii` says that a body is in VISCII; it is then called `x-user-defined`, which keeps its bytes.
 */
export function normalizeHeaderText(raw: Uint8Array): {
  readonly raw: Uint8Array;
  readonly isViscii: boolean;
} {
  const output: Uint8Array[] = [];
  const boundaries = new Set<string>();
  let copiedTo = 0;
  let blockStart = 0;
  let isHeader = true;
  let isViscii = false;

  /** Ends the block before `end`; true when another one follows the blank line: a message inside the message. */
  function endBlock(blockEnd: number): boolean {
    const headerText = textOf(raw.subarray(blockStart, Math.min(blockEnd, blockStart + maxBlockBytes)));
    for (const boundary of boundariesIn(headerText)) boundaries.add(boundary);
    const charset = charsetParameter.exec(contentType.exec(headerText)?.[0] ?? "")?.[3] ?? "";
    isViscii ||= visciiLabel.test(charset);
    if (
      blockEnd - blockStart <= maxBlockBytes &&
      (/[\x80-\xff]|=\?/.test(headerText) || visciiLabel.test(charset))
    ) {
      output.push(raw.subarray(copiedTo, blockStart), bytesOf(normalizeBlock({ text: headerText, charset })));
      copiedTo = blockEnd;
    }
    return /^content-type:\s*message\/(?:rfc822|global)\b/im.test(headerText);
  }

  for (let lineStart = 0; lineStart < raw.length;) {
    const blockEnd = raw.indexOf(newline, lineStart) + 1 || raw.length;
    if (isBoundary(raw, lineStart, blockEnd) && boundaries.has(boundaryOf(raw, lineStart, blockEnd))) {
      if (isHeader) endBlock(lineStart);
      isHeader = true;
      blockStart = blockEnd;
    } else if (isHeader && isBlank(raw, lineStart, blockEnd)) {
      isHeader = endBlock(lineStart);
      blockStart = blockEnd;
    }
    lineStart = blockEnd;
  }
  if (isHeader) endBlock(raw.length);
  output.push(raw.subarray(copiedTo));
  return { raw: output.length === 1 ? raw : Buffer.concat(output), isViscii };
}

const isBlank = (raw: Uint8Array, lineStart: number, blockEnd: number): boolean =>
  blockEnd - lineStart <= 2 &&
  (raw[lineStart] === newline || (raw[lineStart] === 0x0d && raw[lineStart + 1] === newline));

/** Whether a line may be a boundary: two dashes, something after them, and not too long. */
const isBoundary = (raw: Uint8Array, lineStart: number, blockEnd: number): boolean =>
  raw[lineStart] === dash &&
  raw[lineStart + 1] === dash &&
  blockEnd - lineStart > 4 &&
  blockEnd - lineStart < 300;

const boundaryOf = (raw: Uint8Array, lineStart: number, blockEnd: number): string =>
  textOf(raw.subarray(lineStart + 2, blockEnd)).trimEnd();
