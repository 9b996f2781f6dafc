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

export function mailboxStore(db: Db) {
  const { mailAttachments, mailMessages, mailboxes } = db.tables;
  const { removeMailboxes, removeMessage } = mailRemoval(db);
  const listed = {
    id: mailMessages.id,
    fromName: mailMessages.fromName,
    fromEmail: mailMessages.fromEmail,
    subject: mailMessages.subject,
    preview: mailMessages.preview,
    code: mailMessages.code,
    receivedAt: mailMessages.receivedAt,
    isRead: mailMessages.isRead,
    hasAttachments: mailMessages.hasAttachments,
  };
  const isMessage = (mailboxId: number, messageId: number) =>
    and(eq(mailMessages.mailboxId, mailboxId), eq(mailMessages.id, messageId));

  return {
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

    removeMessage,

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
  } satisfies Mailboxes;
}
