import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import type { Mailboxes, Summary } from "../tools/temp-mail/store.ts";
import type { Db } from "./client.ts";
import { mailAttachments, mailMessages, mailboxes } from "./schema.ts";

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

type Row = Omit<Summary, "from"> & { fromName: string | null; fromEmail: string };

const summaryOf = ({ fromName, fromEmail, ...row }: Row): Summary => ({
  ...row,
  from: { name: fromName, email: fromEmail },
});

const isMessage = (mailboxId: number, messageId: number) =>
  and(eq(mailMessages.mailboxId, mailboxId), eq(mailMessages.id, messageId));

export const mailboxStore = (db: Db) =>
  ({
    async create(box) {
      const { id } = db.insert(mailboxes).values(box).returning({ id: mailboxes.id }).get();
      const { tokenHash: _, ...kept } = box;
      return { ...kept, id, unread: 0 };
    },

    async find(tokenHash, now) {
      const isLive = and(eq(mailboxes.tokenHash, tokenHash), gt(mailboxes.expiresAt, now));
      const box = db.select().from(mailboxes).where(isLive).get();
      if (!box) return null;
      const isUnread = and(eq(mailMessages.mailboxId, box.id), eq(mailMessages.isRead, false));
      const unread = db.select({ of: count() }).from(mailMessages).where(isUnread).get()?.of ?? 0;
      const { tokenHash: _, ...kept } = box;
      return { ...kept, unread };
    },

    async extend(mailboxId, expiresAt) {
      db.update(mailboxes).set({ expiresAt }).where(eq(mailboxes.id, mailboxId)).run();
    },

    async remove(mailboxId) {
      db.delete(mailboxes).where(eq(mailboxes.id, mailboxId)).run();
    },

    async list(mailboxId, words) {
      const hits = words.map((word) => sql`instr(${mailMessages.searchText}, ${word}) > 0`);
      const wanted = and(eq(mailMessages.mailboxId, mailboxId), ...hits);
      return db
        .select(listed)
        .from(mailMessages)
        .where(wanted)
        .orderBy(desc(mailMessages.id))
        .all()
        .map(summaryOf);
    },

    async open(mailboxId, messageId) {
      const read = db
        .update(mailMessages)
        .set({ isRead: true })
        .where(isMessage(mailboxId, messageId))
        .returning({ ...listed, text: mailMessages.text, html: mailMessages.html })
        .get();
      if (!read) return null;
      const attachments = db
        .select({ filename: mailAttachments.filename, size: mailAttachments.size })
        .from(mailAttachments)
        .where(eq(mailAttachments.messageId, messageId))
        .orderBy(mailAttachments.position)
        .all();
      return { ...summaryOf(read), text: read.text, html: read.html, attachments };
    },

    async discard(mailboxId, messageId) {
      const gone = db
        .delete(mailMessages)
        .where(isMessage(mailboxId, messageId))
        .returning({ id: mailMessages.id });
      return gone.get() !== undefined;
    },

    async enclosure({ mailboxId, messageId, position }) {
      const { filename, type, content } = mailAttachments;
      const isWanted = and(isMessage(mailboxId, messageId), eq(mailAttachments.position, position));
      const found = db
        .select({ filename, type, content })
        .from(mailAttachments)
        .innerJoin(mailMessages, eq(mailMessages.id, mailAttachments.messageId))
        .where(isWanted)
        .get();
      return found ?? null;
    },
  }) satisfies Mailboxes;
