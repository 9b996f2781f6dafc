import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import {
  type MailAttachment,
  type ParsedMail,
  composeMail,
  oneLine,
  originalOf,
  shorten,
} from "#tools/temp-mail/parsed-mail.ts";
import { BoundedParser } from "./bounded-parser.ts";
import { visciiText } from "./charset.ts";
import { normalizeHeaderText } from "./header-text.ts";
import { safeHtml, textOfHtml } from "./html.ts";

/** In UTF-16 units. */
const maxHtmlLength = 600_000;
const maxTextLengthShown = 300_000;
/** Cleaning HTML makes objects of each tag, and four letters and more of each of these signs. */
const maxHtmlSigns = 100_000;
/** Parts of parts: a reply with pictures, forwarded, has four. */
const maxPartDepth = 30;
/** A message inside a larger one is a file beside it: taking it apart could make, encoded, more objects than its lines. */
const maxOuterBytes = 300_000;
const maxAttachments = 50;
/** A picture larger than this is a file beside the message, not a part of its HTML. */
const maxPictureBytes = 500_000;
/** What all pictures that one page shows may have together, each as often as it is shown. */
const maxShownBytes = 2_000_000;

const attachmentBytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);

function mailPersonIn(mailAddress: Address | undefined): { name: string; email: string } | null {
  const mailbox = mailAddress?.group ? mailAddress.group[0] : mailAddress;
  return mailbox?.address ? { name: mailbox.name, email: mailbox.address } : null;
}

const senderOf = ({ from, sender, replyTo }: Email): { name: string; email: string } =>
  mailPersonIn(from) ??
  mailPersonIn(sender) ??
  mailPersonIn(replyTo?.[0]) ?? { name: oneLine(from?.name ?? ""), email: "" };

const extensions: Readonly<Record<string, string>> = {
  "message/rfc822": ".eml",
  "text/calendar": ".ics",
  "text/html": ".html",
  "text/plain": ".txt",
  "application/pdf": ".pdf",
  "image/png": ".png",
  "image/jpeg": ".jpg",
  "image/gif": ".gif",
  "image/webp": ".webp",
};

/** A file name that is no path, and keeps its extension when it is shortened. */
function attachmentName(filename: string | null, mediaType: string, attachmentIndex: number): string {
  const oneLineName = shorten(oneLine(filename ?? ""), 1000)
    .replace(/[/\\]/g, "_")
    .replace(/^\.+/, "");
  if (!oneLineName) return `attachment-${attachmentIndex + 1}${extensions[mediaType] ?? ""}`;
  const [, stem = oneLineName, fileExtension = ""] = /^(.*?)(\.[^.]{1,10})?$/su.exec(oneLineName) ?? [];
  return shorten(stem, 120) + fileExtension;
}

function attachmentOf(attachment: Attachment, attachmentIndex: number): MailAttachment {
  const mediaType = attachment.mimeType || "application/octet-stream";
  return {
    filename: attachmentName(attachment.filename, mediaType, attachmentIndex),
    type: mediaType,
    content: attachmentBytesOf(attachment),
  };
}

/** The pictures inside the message by content id, each with its place among those that the HTML shows. */
function picturesIn(attachments: readonly Attachment[]) {
  const shownPictures: Attachment[] = [];
  const contentIdOf = (id: string) => id.trim().replace(/^<|>$/g, "");
  // The first of several counts. A table, since a message may have thousands of each that asks for thousands.
  const byId = new Map(
    attachments.toReversed().map((attachment) => [contentIdOf(attachment.contentId ?? ""), attachment]),
  );
  const pictureIndexes = new Map<Attachment, number>();
  let remainingBytes = maxShownBytes;
  const pictureOf = (reference: string): number | null => {
    const id = URL.canParse(`cid:${reference}`) ? percentDecoded(reference) : reference;
    const shownPicture = contentIdOf(id) === "" ? undefined : byId.get(contentIdOf(id));
    if (!shownPicture || !/^image\/(?:png|jpeg|gif|webp)$/.test(shownPicture.mimeType)) return null;
    const { byteLength } = attachmentBytesOf(shownPicture);
    if (byteLength > Math.min(maxPictureBytes, remainingBytes)) return null;
    remainingBytes -= byteLength;
    const pictureIndex = pictureIndexes.get(shownPicture) ?? shownPictures.push(shownPicture) - 1;
    pictureIndexes.set(shownPicture, pictureIndex);
    return pictureIndex;
  };
  return { pictureOf, shown: shownPictures };
}

/** The start of a sender's HTML, as far as it is short enough to be cleaned. */
function cutMailHtml(htmlSource: string): string {
  const htmlSigns = /[<>&]/g;
  let signCount = 0;
  while (htmlSigns.test(htmlSource) && htmlSigns.lastIndex <= maxHtmlLength) {
    signCount += 1;
    if (signCount > maxHtmlSigns) return htmlSource.slice(0, htmlSigns.lastIndex - 1);
  }
  return htmlSource.slice(0, maxHtmlLength);
}

function percentDecoded(encodedText: string): string {
  try {
    return decodeURIComponent(encodedText);
  } catch {
    return encodedText;
  }
}

/**
 * Parses an RFC 5322 message. Takes up to a second for hostile ones, so it belongs into a worker; throws when the
 * nesting is too deep or the headers too long. Where something is cut for its length, the whole message is attached.
 */
export async function parseMessage(rawMail: Uint8Array): Promise<ParsedMail> {
  const { raw: normal, isViscii } = normalizeHeaderText(rawMail);
  const mailParser = new BoundedParser(
    {
      attachmentEncoding: "arraybuffer",
      maxNestingDepth: maxPartDepth,
      ...(rawMail.length > maxOuterBytes && { maxRfc822NestingDepth: 0 }),
    },
    { plain: maxTextLengthShown, html: maxHtmlLength },
  );
  const parsedEmail = await mailParser.parse(normal);
  const { attachments } = parsedEmail;
  const [htmlSource = "", plainText = ""] = [parsedEmail.html, parsedEmail.text].map((mailText = "") =>
    isViscii ? visciiText(mailText) : mailText,
  );
  const pictures = picturesIn(attachments);
  const shortHtml = cutMailHtml(htmlSource);
  const html = htmlSource.trim() ? safeHtml(shortHtml.normalize("NFC"), pictures.pictureOf) : null;
  const shownAttachments = new Set(pictures.shown);
  const otherAttachments = attachments.filter((attachment) => !shownAttachments.has(attachment));
  const attachmentFiles = otherAttachments.slice(0, maxAttachments).map(attachmentOf);
  const mailText = plainText.trim() || html === null ? plainText : textOfHtml(html);
  const isCut =
    mailParser.isCut ||
    htmlSource.length > shortHtml.length ||
    mailText.length > maxTextLengthShown ||
    otherAttachments.length > maxAttachments;
  return composeMail({
    from: senderOf(parsedEmail),
    subject: parsedEmail.subject ?? "",
    text: mailText.slice(0, maxTextLengthShown),
    html,
    attachments: isCut ? [...attachmentFiles, originalOf(rawMail)] : attachmentFiles,
    pictures: pictures.shown.map(attachmentOf),
  });
}

/** Subject and sender, as far as they stand in the first `maxHeaderBytes`, of a message that cannot be read whole; the message itself is attached. */
export async function readHeadersOnly(rawMail: Uint8Array, maxHeaderBytes = 65_536): Promise<ParsedMail> {
  const mailStart = Buffer.from(rawMail.subarray(0, maxHeaderBytes)).toString("latin1");
  const headerEnd = /\r?\n\r?\n/.exec(mailStart)?.index ?? mailStart.length;
  const headerFields = Buffer.from(
    mailStart.slice(0, headerEnd).replace(/^content-/gim, "x-content-"),
    "latin1",
  );
  const parsedEmail = await PostalMime.parse(normalizeHeaderText(headerFields).raw);
  return composeMail({
    from: senderOf(parsedEmail),
    subject: parsedEmail.subject ?? "",
    text: "",
    html: null,
    attachments: [originalOf(rawMail)],
  });
}
