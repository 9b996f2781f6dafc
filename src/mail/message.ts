import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import {
  type MailAttachment,
  type ParsedMail,
  composeMail,
  originalOf,
} from "../tools/temp-mail/parsed-mail.ts";
import { oneLine, shorten } from "../tools/temp-mail/text.ts";
import { BoundedParser } from "./bounded-parser.ts";
import { visciiText } from "./charset.ts";
import { normalizeHeaderText } from "./header-text.ts";
import { safeHtml, textOfHtml } from "./html.ts";

/** In UTF-16 units. */
const maxHtmlLength = 1_000_000;
const maxTextLengthShown = 500_000;
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

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);

function personIn(address: Address | undefined): { name: string; email: string } | null {
  const mailbox = address?.group ? address.group[0] : address;
  return mailbox?.address ? { name: mailbox.name, email: mailbox.address } : null;
}

const senderOf = ({ from, sender, replyTo }: Email): { name: string; email: string } =>
  personIn(from) ??
  personIn(sender) ??
  personIn(replyTo?.[0]) ?? { name: oneLine(from?.name ?? ""), email: "" };

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
function fileName(filename: string | null, type: string, position: number): string {
  const name = shorten(oneLine(filename ?? ""), 1000)
    .replace(/[/\\]/g, "_")
    .replace(/^\.+/, "");
  if (!name) return `attachment-${position + 1}${extensions[type] ?? ""}`;
  const [, stem = name, extension = ""] = /^(.*?)(\.[^.]{1,10})?$/su.exec(name) ?? [];
  return shorten(stem, 120) + extension;
}

function fileOf(attachment: Attachment, position: number): MailAttachment {
  const type = attachment.mimeType || "application/octet-stream";
  return { filename: fileName(attachment.filename, type, position), type, content: bytesOf(attachment) };
}

/** The pictures inside the message by content id, each with its place among those that the HTML shows. */
function picturesIn(attachments: readonly Attachment[]) {
  const shown: Attachment[] = [];
  const idOf = (id: string) => id.trim().replace(/^<|>$/g, "");
  // The first of several counts. A table, since a message may have thousands of each that asks for thousands.
  const byId = new Map(attachments.toReversed().map((one) => [idOf(one.contentId ?? ""), one]));
  const places = new Map<Attachment, number>();
  let remainingBytes = maxShownBytes;
  const pictureOf = (reference: string): number | null => {
    const id = URL.canParse(`cid:${reference}`) ? percentDecoded(reference) : reference;
    const picture = idOf(id) === "" ? undefined : byId.get(idOf(id));
    if (!picture || !/^image\/(?:png|jpeg|gif|webp)$/.test(picture.mimeType)) return null;
    const { byteLength } = bytesOf(picture);
    if (byteLength > Math.min(maxPictureBytes, remainingBytes)) return null;
    remainingBytes -= byteLength;
    const place = places.get(picture) ?? shown.push(picture) - 1;
    places.set(picture, place);
    return place;
  };
  return { pictureOf, shown };
}

/** The start of a sender's HTML, as far as it is short enough to be cleaned. */
function cutHtml(source: string): string {
  const signs = /[<>&]/g;
  let count = 0;
  while (signs.test(source) && signs.lastIndex <= maxHtmlLength) {
    count += 1;
    if (count > maxHtmlSigns) return source.slice(0, signs.lastIndex - 1);
  }
  return source.slice(0, maxHtmlLength);
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Parses an RFC 5322 message. Takes up to a second for hostile ones, so it belongs into a worker; throws when the
 * nesting is too deep or the headers too long. Where something is cut for its length, the whole message is attached.
 */
export async function parseMessage(raw: Uint8Array): Promise<ParsedMail> {
  const { raw: normal, isViscii } = normalizeHeaderText(raw);
  const parser = new BoundedParser(
    {
      attachmentEncoding: "arraybuffer",
      maxNestingDepth: maxPartDepth,
      ...(raw.length > maxOuterBytes && { maxRfc822NestingDepth: 0 }),
    },
    { plain: maxTextLengthShown, html: maxHtmlLength },
  );
  const email = await parser.parse(normal);
  const { attachments } = email;
  const [source = "", plain = ""] = [email.html, email.text].map((text = "") =>
    isViscii ? visciiText(text) : text,
  );
  const pictures = picturesIn(attachments);
  const cut = cutHtml(source);
  const html = source.trim() ? safeHtml(cut.normalize("NFC"), pictures.pictureOf) : null;
  const shown = new Set(pictures.shown);
  const others = attachments.filter((attachment) => !shown.has(attachment));
  const files = others.slice(0, maxAttachments).map(fileOf);
  const text = plain.trim() || html === null ? plain : textOfHtml(html);
  const isCut =
    parser.isCut ||
    source.length > cut.length ||
    text.length > maxTextLengthShown ||
    others.length > maxAttachments;
  return composeMail({
    from: senderOf(email),
    subject: email.subject ?? "",
    text: text.slice(0, maxTextLengthShown),
    html,
    attachments: isCut ? [...files, originalOf(raw)] : files,
    pictures: pictures.shown.map(fileOf),
  });
}

/** Subject and sender, as far as they stand in the first `maxHeaderBytes`, of a message that cannot be read whole; the message itself is attached. */
export async function readHeadersOnly(raw: Uint8Array, maxHeaderBytes = 65_536): Promise<ParsedMail> {
  const start = Buffer.from(raw.subarray(0, maxHeaderBytes)).toString("latin1");
  const end = /\r?\n\r?\n/.exec(start)?.index ?? start.length;
  const fields = Buffer.from(start.slice(0, end).replace(/^content-/gim, "x-content-"), "latin1");
  const email = await PostalMime.parse(normalizeHeaderText(fields).raw);
  return composeMail({
    from: senderOf(email),
    subject: email.subject ?? "",
    text: "",
    html: null,
    attachments: [originalOf(raw)],
  });
}
