import { and, count, desc, eq, gt } from "drizzle-orm";
import type { Mailboxes, Summary } from "../tools/temp-mail/store.ts";
import { contains } from "./contains.ts";
import type { Db } from "./db.ts";
import { onlyRow } from "./rows.ts";

type Row = Omit<Summary, "from"> & { fromName: string | null; fromEmail: string };

const summaryOf = ({ fromName, fromEmail, ...row }: Row): Summary => ({
  ...row,
  from: { name: fromName, email: fromEmail },
});

export function mailboxStore(db: Db) {
  const { mailAttachments, mailMessages, mailboxes } = db.tables;
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
      const { tokenHash: _, ...box } = row;
      return { ...box, unread: unread?.messages ?? 0 };
    },

    async extend(mailboxId, expiresAt) {
      await db.update(mailboxes).set({ expiresAt }).where(eq(mailboxes.id, mailboxId));
    },

    async remove(mailboxId) {
      await db.delete(mailboxes).where(eq(mailboxes.id, mailboxId));
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
      const attachments = await db
        .select({ filename: mailAttachments.filename, size: mailAttachments.size })
        .from(mailAttachments)
        .where(eq(mailAttachments.messageId, messageId))
        .orderBy(mailAttachments.position);
      return { ...summaryOf(read), text: read.text, html: read.html, attachments };
    },

    async discard(mailboxId, messageId) {
      const removed = await db
        .delete(mailMessages)
        .where(isMessage(mailboxId, messageId))
        .returning({ id: mailMessages.id });
      return removed.length > 0;
    },

    async enclosure({ mailboxId, messageId, position }) {
      const { filename, type, content } = mailAttachments;
      const isWanted = and(isMessage(mailboxId, messageId), eq(mailAttachments.position, position));
      const [attachment] = await db
        .select({ filename, type, content })
        .from(mailAttachments)
        .innerJoin(mailMessages, eq(mailMessages.id, mailAttachments.messageId))
        .where(isWanted);
      return attachment ?? null;
    },
  } satisfies Mailboxes;
}
