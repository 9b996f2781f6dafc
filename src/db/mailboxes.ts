import { type SQL, and, count, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Mailboxes, MessageSummary } from "#tools/temp-mail/store.ts";
import { contains } from "./contains.ts";
import type { Db } from "./db.ts";
import { mailRemoval } from "./mail-removal.ts";
import { onlyRow } from "./rows.ts";
import { searchInSlices } from "./search.ts";

/** The end of a mailbox that was deleted: it cannot be extended any more. */
export const removedAt = new Date(0);

type MessageRow = Omit<MessageSummary, "from"> & { fromName: string | null; fromEmail: string };

const summaryOf = ({ fromName, fromEmail, ...messageRow }: MessageRow): MessageSummary => ({
  ...messageRow,
  from: { name: fromName, email: fromEmail },
});

const summaryFields = (messageTable: Db["tables"]["mailMessages"]) => ({
  id: messageTable.id,
  fromName: messageTable.fromName,
  fromEmail: messageTable.fromEmail,
  subject: messageTable.subject,
  preview: messageTable.preview,
  code: messageTable.code,
  receivedAt: messageTable.receivedAt,
  isRead: messageTable.isRead,
  hasAttachments: messageTable.hasAttachments,
});

/** The ids of the messages that have all the words. */
async function messagesWith(
  words: readonly string[],
  { db, ofMailbox }: { readonly db: Db; readonly ofMailbox: SQL },
): Promise<number[]> {
  const { id, searchText } = db.tables.mailMessages;
  const listed = await db
    .select({ id, bytes: sql<number>`octet_length(${searchText})`.mapWith(Number) })
    .from(db.tables.mailMessages)
    .where(ofMailbox)
    .orderBy(desc(id));
  return searchInSlices(listed, {
    words,
    wanted: Infinity,
    hitsOf: (slice) =>
      db
        .select({ id })
        .from(db.tables.mailMessages)
        .where(and(inArray(id, slice), ...words.map((word) => contains(searchText, word)))),
  });
}

type MessageStore = Pick<Mailboxes, "list" | "open" | "removeMessage" | "attachment">;

/** A file of a message: its name and size, and its bytes as they are asked for. */
function fileReading(db: Db): MessageStore["attachment"] {
  const { mailAttachments, mailMessages } = db.tables;
  const { filename, size, content, isPicture } = mailAttachments;
  return async ({ mailboxId, messageId, position }) => {
    const isFile = and(eq(mailAttachments.messageId, messageId), eq(mailAttachments.position, position));
    const [file] = await db
      .select({ filename, size })
      .from(mailAttachments)
      .innerJoin(mailMessages, eq(mailMessages.id, mailAttachments.messageId))
      .where(and(eq(mailMessages.mailboxId, mailboxId), isFile, eq(isPicture, false)));
    if (!file) return null;
    return {
      ...file,
      async read(at, length) {
        // Each walks to its place anew, some two milliseconds in the middle of eight megabytes.
        const piece = sql`substr(${content}, ${at + 1}, ${length})`.mapWith(content);
        const [row] = await db.select({ piece }).from(mailAttachments).where(isFile);
        return row?.piece ?? null;
      },
    };
  };
}

function messageStore(db: Db): MessageStore {
  const { mailAttachments, mailMessages } = db.tables;
  const listedFields = summaryFields(mailMessages);
  const isMessage = (mailboxId: number, messageId: number) =>
    and(eq(mailMessages.mailboxId, mailboxId), eq(mailMessages.id, messageId));

  return {
    async list(mailboxId, searchWords) {
      const ofMailbox = eq(mailMessages.mailboxId, mailboxId);
      const rowsOf = (where: SQL) =>
        db.select(listedFields).from(mailMessages).where(where).orderBy(desc(mailMessages.id));
      if (searchWords.length === 0) return (await rowsOf(ofMailbox)).map(summaryOf);
      const found = await messagesWith(searchWords, { db, ofMailbox });
      return found.length === 0 ? [] : (await rowsOf(inArray(mailMessages.id, found))).map(summaryOf);
    },

    async open(mailboxId, messageId) {
      const [readMessage] = await db
        .update(mailMessages)
        .set({ isRead: true })
        .where(isMessage(mailboxId, messageId))
        .returning({ ...listedFields, text: mailMessages.text, html: mailMessages.html });
      if (!readMessage) return null;
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
      return {
        ...summaryOf(readMessage),
        text: readMessage.text,
        html: readMessage.html,
        attachments,
        pictures,
      };
    },

    removeMessage: mailRemoval(db).removeMessage,
    attachment: fileReading(db),
  };
}

export function mailboxStore(db: Db) {
  const { mailMessages, mailboxes } = db.tables;
  const { removeMailboxes } = mailRemoval(db);

  return {
    ...messageStore(db),

    async create({ tokenHash, ...newMailbox }) {
      const { id } = onlyRow(
        await db
          .insert(mailboxes)
          .values({ ...newMailbox, tokenHash })
          .returning({ id: mailboxes.id }),
      );
      return { ...newMailbox, id, unread: 0 };
    },

    async find(tokenHash, aliveAt) {
      const isLive = and(eq(mailboxes.tokenHash, tokenHash), gt(mailboxes.expiresAt, aliveAt));
      const [mailboxRow] = await db.select().from(mailboxes).where(isLive);
      if (!mailboxRow) return null;
      const isUnread = and(eq(mailMessages.mailboxId, mailboxRow.id), eq(mailMessages.isRead, false));
      const [unread] = await db.select({ messages: count() }).from(mailMessages).where(isUnread);
      const { id, address, createdAt, expiresAt } = mailboxRow;
      return { id, address, createdAt, expiresAt, unread: unread?.messages ?? 0 };
    },

    async extend(mailboxId, laterEnd) {
      for (;;) {
        const { createdAt, expiresAt } = mailboxes;
        const isNotRemoved = and(eq(mailboxes.id, mailboxId), gt(expiresAt, removedAt));
        const [mailbox] = await db.select({ createdAt, expiresAt }).from(mailboxes).where(isNotRemoved);
        if (!mailbox) return null;
        const end = laterEnd(mailbox);
        const isUnchanged = and(eq(mailboxes.id, mailboxId), eq(expiresAt, mailbox.expiresAt));
        const moved = await db
          .update(mailboxes)
          .set({ expiresAt: end })
          .where(isUnchanged)
          .returning({ id: mailboxes.id });
        if (moved.length > 0) return end;
      }
    },

    async remove(mailboxId) {
      await db.update(mailboxes).set({ expiresAt: removedAt }).where(eq(mailboxes.id, mailboxId));
      await removeMailboxes([mailboxId]);
    },
  } satisfies Mailboxes;
}
