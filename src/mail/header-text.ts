import { decodeUtf8 } from "#core/utf8.ts";
import { byteLabel, decodeCharset, visciiLabel } from "./charset.ts";
import { joinEncodedWords } from "./encoded-words.ts";

/** Larger blocks of header fields are left as they are. */
const maxBlockBytes = 262_144;

/** A block of header fields; its bytes are the string's characters. */
type HeaderBlock = { readonly text: string; readonly charset: string };

/** The first one counts; with the lines that it goes on in. */
const contentType = /^content-type:.*(?:\r?\n[ \t].*)*/im;
const charsetParameter = /(;\s*charset\s*=\s*)("?)([\w.:-]+)\2/i;
const newlineByte = 0x0a;
const dash = 0x2d;

const bytesOf = (headerText: string): Buffer => Buffer.from(headerText, "latin1");
const headerTextOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

/** UTF-8 where it is, else in the character set of the part, else in that of most senders who say none. */
function decodeRaw(field: string, charset: string): string {
  if (!/[\x80-\xff]/.test(field) || decodeUtf8(bytesOf(field)) !== null) return field;
  const charsetLabel = /^utf-?(?:7|8|16|32)/i.test(charset) ? "" : charset;
  return headerTextOf(Buffer.from(decodeCharset(bytesOf(field), charsetLabel || "windows-1252")));
}

function normalizeBlock({ text: headerText, charset }: HeaderBlock): string {
  const fields = headerText.split(/(?<=\n)(?![ \t])/);
  const decodedHeader = fields.map((field) => decodeRaw(joinEncodedWords(field), charset)).join("");
  if (!visciiLabel.test(charset)) return decodedHeader;
  return decodedHeader.replace(contentType, (field) => field.replace(charsetParameter, `$1"${byteLabel}"`));
}

const boundariesIn = (headerText: string): string[] =>
  [...headerText.matchAll(/\bboundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi)].map(
    ([, quotedBoundary, bareBoundary]) => quotedBoundary ?? bareBoundary ?? "",
  );

/**
 * A message whose header fields, in each of its parts, are in UTF-8: encoded words joined, other character sets
 * converted. `isViscii` says that a body is in VISCII; it is then called `x-user-defined`, which keeps its bytes.
 */
export function normalizeHeaderText(rawMail: Uint8Array): {
  readonly raw: Uint8Array;
  readonly isViscii: boolean;
} {
  const normalParts: Uint8Array[] = [];
  const boundaries = new Set<string>();
  let copiedTo = 0;
  let blockStart = 0;
  let isHeader = true;
  let isViscii = false;

  /** Ends the block before `blockEnd`; true when another one follows the blank line: a message inside the message. */
  function endBlock(blockEnd: number): boolean {
    const headerText = headerTextOf(
      rawMail.subarray(blockStart, Math.min(blockEnd, blockStart + maxBlockBytes)),
    );
    for (const boundary of boundariesIn(headerText)) boundaries.add(boundary);
    const charset = charsetParameter.exec(contentType.exec(headerText)?.[0] ?? "")?.[3] ?? "";
    isViscii ||= visciiLabel.test(charset);
    if (
      blockEnd - blockStart <= maxBlockBytes &&
      (/[\x80-\xff]|=\?/.test(headerText) || visciiLabel.test(charset))
    ) {
      normalParts.push(
        rawMail.subarray(copiedTo, blockStart),
        bytesOf(normalizeBlock({ text: headerText, charset })),
      );
      copiedTo = blockEnd;
    }
    return /^content-type:\s*message\/(?:rfc822|global)\b/im.test(headerText);
  }

  for (let lineStart = 0; lineStart < rawMail.length;) {
    const blockEnd = rawMail.indexOf(newlineByte, lineStart) + 1 || rawMail.length;
    if (
      isBoundary(rawMail, lineStart, blockEnd) &&
      boundaries.has(boundaryOf(rawMail, lineStart, blockEnd))
    ) {
      if (isHeader) endBlock(lineStart);
      isHeader = true;
      blockStart = blockEnd;
    } else if (isHeader && isBlankLine(rawMail, lineStart, blockEnd)) {
      isHeader = endBlock(lineStart);
      blockStart = blockEnd;
    }
    lineStart = blockEnd;
  }
  if (isHeader) endBlock(rawMail.length);
  normalParts.push(rawMail.subarray(copiedTo));
  return { raw: normalParts.length === 1 ? rawMail : Buffer.concat(normalParts), isViscii };
}

const isBlankLine = (rawMail: Uint8Array, lineStart: number, blockEnd: number): boolean =>
  blockEnd - lineStart <= 2 &&
  (rawMail[lineStart] === newlineByte ||
    (rawMail[lineStart] === 0x0d && rawMail[lineStart + 1] === newlineByte));

/** Whether a line may be a boundary: two dashes, something after them, and not too long. */
const isBoundary = (rawMail: Uint8Array, lineStart: number, blockEnd: number): boolean =>
  rawMail[lineStart] === dash &&
  rawMail[lineStart + 1] === dash &&
  blockEnd - lineStart > 4 &&
  blockEnd - lineStart < 300;

const boundaryOf = (rawMail: Uint8Array, lineStart: number, blockEnd: number): string =>
  headerTextOf(rawMail.subarray(lineStart + 2, blockEnd)).trimEnd();
