import { and, count, desc, eq, gt } from "drizzle-orm";
import type { Mailboxes, Summary } from "../tools/temp-mail/store.ts";
import { contains } from "./contains.ts";
import type { Db } from "./db.ts";
import { mailRemoval } from "./mail-removal.ts";
import { onlyRow } from "./rows.ts";

/** The end of a mailbox that was deleted: it cannot be extended any more. */
export const removedAt = new Date(0);

type Row = Omit<Summary, "from"> & { fromName: string | null; fromEmail: string };

const summaryOf = ({ fromName, fromEmail, ...row }: Row): Summary => ({
  ...row,
  from: { name: fromName, email: fromEmail },
});

const summaryFields = (messages: Db["tables"]["mailMessages"]) => ({
  id: messages.id,
  fromName: messages.fromName,
  fromEmail: messages.fromEmail,
  subject: messages.subject,
  preview: messages.preview,
  code: messages.code,
  receivedAt: messages.receivedAt,
  isRead: messages.isRead,
  hasAttachments: messages.hasAttachments,
});

type MessageStore = Pick<Mailboxes, "list" | "open" | "removeMessage" | "attachment">;

function messageStore(db: Db): MessageStore {
  const { mailAttachments, mailMessages } = db.tables;
  const listed = summaryFields(mailMessages);
  const isMessage = (mailboxId: number, messageId: number) =>
    and(eq(mailMessages.mailboxId, mailboxId), eq(mailMessages.id, messageId));

  return {
    async list(mailboxId, words) {
      const hits = words.map((word) => contains(mailMessages.searchText, word));
      const rows = await db
        .select(listed)
        .from(mailMessages)
        .where(and(eq(mailMessages.mailboxId, mailboxId), ...hits))
        .orderBy(desc(mailMessages.id));
      return rows.map(summaryOf);
    },

    async open(mailboxId, messageId) {
      const [read] = await db
        .update(mailMessages)
        .set({ isRead: true })
        .where(isMessage(mailboxId, messageId))
        .returning({ ...listed, text: mailMessages.text, html: mailMessages.html });
      if (!read) return null;
      const { filename, size, type, content, isPicture, position } = mailAttachments;
      const filesOf = (wantsPictures: boolean) =>
        and(eq(mailAttachments.messageId, messageId), eq(isPicture, wantsPictures));
      const attachments = await db
        .select({ filename, size })
        .from(mailAttachments)
        .where(filesOf(false))
        .orderBy(position);
      const pictures = await db
        .select({ type, content })
        .from(mailAttachments)
        .where(filesOf(true))
        .orderBy(position);
      return { ...summaryOf(read), text: read.text, html: read.html, attachments, pictures };
    },

    removeMessage: mailRemoval(db).removeMessage,

    async attachment({ mailboxId, messageId, position }) {
      const { filename, type, content, isPicture } = mailAttachments;
      const isWanted = and(
        isMessage(mailboxId, messageId),
        eq(mailAttachments.position, position),
        eq(isPicture, false),
      );
      const [attachment] = await db
        .select({ filename, type, content })
        .from(mailAttachments)
        .innerJoin(mailMessages, eq(mailMessages.id, mailAttachments.messageId))
        .where(isWanted);
      return attachment ?? null;
    },
  };
}

export function mailboxStore(db: Db) {
  const { mailMessages, mailboxes } = db.tables;
  const { removeMailboxes } = mailRemoval(db);

  return {
    ...messageStore(db),

    async create({ tokenHash, ...box }) {
      const { id } = onlyRow(
        await db
          .insert(mailboxes)
          .values({ ...box, tokenHash })
          .returning({ id: mailboxes.id }),
      );
      return { ...box, id, unread: 0 };
    },

    async find(tokenHash, now) {
      const isLive = and(eq(mailboxes.tokenHash, tokenHash), gt(mailboxes.expiresAt, now));
      const [row] = await db.select().from(mailboxes).where(isLive);
      if (!row) return null;
      const isUnread = and(eq(mailMessages.mailboxId, row.id), eq(mailMessages.isRead, false));
      const [unread] = await db.select({ messages: count() }).from(mailMessages).where(isUnread);
      const { id, address, createdAt, expiresAt } = row;
      return { id, address, createdAt, expiresAt, unread: unread?.messages ?? 0 };
    },

    async extend(mailboxId, expiresAt) {
      const isNotRemoved = and(eq(mailboxes.id, mailboxId), gt(mailboxes.expiresAt, removedAt));
      await db.update(mailboxes).set({ expiresAt }).where(isNotRemoved);
    },

    async remove(mailboxId) {
      await db.update(mailboxes).set({ expiresAt: removedAt }).where(eq(mailboxes.id, mailboxId));
      await removeMailboxes([mailboxId]);
    },
  } satisfies Mailboxes;
}
