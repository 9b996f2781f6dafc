import { fold } from "#core/fold.ts";
import { storedRowBytes, utf8Bytes } from "#core/stored-bytes.ts";
import { findCode } from "./code.ts";

/** C0 and C1 controls, and the characters that change the direction of text. */
// oxlint-disable-next-line no-control-regex -- these are what is to be found
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
/** What senders pad the first line with. */
const invisible = /\u034f|[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** A sender's words as one harmless line: no line breaks, no controls, nothing that reverses its neighbours. */
export const oneLine = (mailText: string): string =>
  mailText.normalize("NFC").replace(controlCharacters, " ").replace(/\s+/g, " ").trim();

/** Shortens to a number of UTF-16 units, without half a character at the end. */
export const shorten = (mailText: string, maxLength: number): string =>
  mailText.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");

/** The first words of a text, for a list. */
export function previewOf(mailText: string, maxLength = 160): string {
  const previewLine = oneLine(mailText.slice(0, 4000).replace(invisible, ""));
  return previewLine.length > maxLength ? `${shorten(previewLine, maxLength - 1).trimEnd()}…` : previewLine;
}

export type MailSender = { readonly name: string | null; readonly email: string };
export type MailAttachment = {
  readonly filename: string;
  readonly type: string;
  readonly content: Uint8Array;
};

/** What of a message is stored. */
export type ParsedMail = {
  readonly from: { readonly name: string | null; readonly email: string | null };
  readonly subject: string | null;
  readonly text: string | null;
  /** Safe to show; it names its pictures by their places in `pictures`. */
  readonly html: string | null;
  readonly preview: string | null;
  /** A one-time code found in it. */
  readonly code: string | null;
  /** What a search looks at, without diacritics. */
  readonly searchText: string;
  readonly attachments: readonly MailAttachment[];
  /** Each once, however often the HTML shows it. */
  readonly pictures: readonly MailAttachment[];
};

export type MailParts = Pick<ParsedMail, "html" | "attachments"> & {
  readonly from: { readonly name: string; readonly email: string };
  readonly subject: string;
  readonly text: string;
  readonly pictures?: readonly MailAttachment[];
};

const orNull = (mailText: string): string | null => mailText || null;

/** Makes what came from outside harmless to show, and finds in it what a reader looks for. */
export function composeMail({ from, html, attachments, pictures = [], ...mailParts }: MailParts): ParsedMail {
  const senderName = shorten(oneLine(from.name), 200);
  const senderEmail = shorten(oneLine(from.email), 320);
  const subject = shorten(oneLine(mailParts.subject), 500);
  const mailText = mailParts.text.normalize("NFC").replace(/\r\n?/g, "\n").replaceAll("\0", "").trimEnd();
  return {
    from: { name: orNull(senderName), email: orNull(senderEmail) },
    subject: orNull(subject),
    text: orNull(mailText),
    html,
    preview: orNull(previewOf(mailText)),
    code: findCode(subject, mailText),
    searchText: fold(`${subject} ${senderName} ${senderEmail} ${mailText.slice(0, 20_000)}`),
    attachments,
    pictures,
  };
}

/** The message as it came, as a file. */
export const originalOf = (rawMail: Uint8Array): MailAttachment => ({
  filename: "message.eml",
  type: "message/rfc822",
  content: rawMail,
});

const rowOverheadBytes = 200;

/** About how many bytes a message takes in the database; rather more than fewer. */
export function storedBytesOf({ from, attachments, pictures, ...mail }: ParsedMail): number {
  const mailTexts = [mail.subject, mail.text, mail.html, mail.preview, mail.code, mail.searchText];
  const files = [...attachments, ...pictures].map(({ filename, type, content }) =>
    storedRowBytes(utf8Bytes(filename, type) + content.byteLength, rowOverheadBytes),
  );
  const messageBytes = storedRowBytes(utf8Bytes(from.name, from.email, ...mailTexts), rowOverheadBytes);
  return files.reduce((storedSum, fileBytes) => storedSum + fileBytes, messageBytes);
}
