import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { type Enclosure, type Letter, composeLetter, originalOf } from "../tools/temp-mail/letter.ts";
import { oneLine, shorten } from "../tools/temp-mail/text.ts";
import { safeHtml, textOfHtml } from "./html.ts";

const mostHtml = 1_000_000;
const mostText = 500_000;
const mostAttachments = 50;
/** A picture larger than this is a file beside the message, not a part of its HTML. */
const mostPictureBytes = 500_000;
const mostPicturesBytes = 2_000_000;

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

const endings: Readonly<Record<string, string>> = {
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

/** A name that is a name and no path, and keeps its ending when it is shortened. */
function fileName(given: string | null, type: string, position: number): string {
  const name = shorten(oneLine(given ?? ""), 1000)
    .replace(/[/\\]/g, "_")
    .replace(/^\.+/, "");
  if (!name) return `attachment-${position + 1}${endings[type] ?? ""}`;
  const [, stem = name, ending = ""] = /^(.*?)(\.[^.]{1,10})?$/su.exec(name) ?? [];
  return shorten(stem, 120) + ending;
}

/** The pictures inside the message by content id; says afterwards which of them its HTML shows. */
function picturesIn(attachments: readonly Attachment[]) {
  const shown = new Set<Attachment>();
  const idOf = (id: string) => id.trim().replace(/^<|>$/g, "");
  let room = mostPicturesBytes;
  const pictureOf = (reference: string): string | null => {
    const id = URL.canParse(`cid:${reference}`) ? safelyDecoded(reference) : reference;
    const found = attachments.find(({ contentId }) => contentId && idOf(contentId) === idOf(id));
    if (!found || !/^image\/(?:png|jpeg|gif|webp)$/.test(found.mimeType)) return null;
    const content = bytesOf(found);
    if (content.byteLength > Math.min(mostPictureBytes, room)) return null;
    room -= content.byteLength;
    shown.add(found);
    return `data:${found.mimeType};base64,${content.toBase64()}`;
  };
  return { pictureOf, isShown: (attachment: Attachment) => shown.has(attachment) };
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads an RFC 5322 message. Takes up to a second for hostile ones, so it belongs into a worker; throws when the
 * nesting or the headers go beyond all measure. What is cut for its length comes along whole as a file.
 */
export async function parseMessage(raw: Uint8Array): Promise<Letter> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: "arraybuffer" });
  const { html: source = "", text: plain = "", attachments } = email;
  const pictures = picturesIn(attachments);
  const html = source.trim()
    ? safeHtml(source.slice(0, mostHtml).normalize("NFC"), pictures.pictureOf)
    : null;
  const beside = attachments.filter((attachment) => !pictures.isShown(attachment));
  const files = beside.slice(0, mostAttachments).map((attachment, position): Enclosure => {
    const type = attachment.mimeType || "application/octet-stream";
    return { filename: fileName(attachment.filename, type, position), type, content: bytesOf(attachment) };
  });
  const text = plain.trim() || html === null ? plain : textOfHtml(html);
  const isCut = source.length > mostHtml || text.length > mostText || beside.length > mostAttachments;
  return composeLetter({
    from: senderOf(email),
    subject: email.subject ?? "",
    text: text.slice(0, mostText),
    html,
    attachments: isCut ? [...files, originalOf(raw)] : files,
  });
}
