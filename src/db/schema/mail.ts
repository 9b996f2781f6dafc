import type { Kit } from "../kit.ts";

export function mailTables({ table, id, whole, flag, text, bytes, instant, index, primaryKey }: Kit) {
  const mailboxes = table(
    "mailboxes",
    {
      id: id("id"),
      address: text("address").notNull().unique(),
      /** SHA-256 of the token, hexadecimal. */
      tokenHash: text("token_hash").notNull().unique(),
      createdAt: instant("created_at").notNull(),
      expiresAt: instant("expires_at").notNull(),
      messageCount: whole("message_count").notNull().default(0),
      /** Bytes as they are stored. */
      storedBytes: whole("stored_bytes").notNull().default(0),
    },
    (row) => [index("mailboxes_expiry").on(row.expiresAt)],
  );

  /** The long columns stand last, so that reading a list does not walk through them. */
  const mailMessages = table(
    "mail_messages",
    {
      id: id("id"),
      mailboxId: whole("mailbox_id")
        .notNull()
        .references(() => mailboxes.id, { onDelete: "cascade" }),
      receivedAt: instant("received_at").notNull(),
      isRead: flag("is_read").notNull().default(false),
      hasAttachments: flag("has_attachments").notNull(),
      /** Bytes as they are stored, with attachments and pictures. */
      storedBytes: whole("size").notNull(),
      fromName: text("from_name"),
      fromEmail: text("from_email").notNull(),
      subject: text("subject"),
      preview: text("preview"),
      code: text("code"),
      /** Without marks, in lower case. */
      searchText: text("search_text").notNull(),
      text: text("text"),
      html: text("html"),
    },
    (row) => [index("mail_messages_mailbox").on(row.mailboxId, row.storedBytes, row.isRead)],
  );

  const mailAttachments = table(
    "mail_attachments",
    {
      messageId: whole("message_id")
        .notNull()
        .references(() => mailMessages.id, { onDelete: "cascade" }),
      /** Counts from 1. */
      position: whole("position").notNull(),
      filename: text("filename").notNull(),
      type: text("type").notNull(),
      size: whole("size").notNull(),
      /** A picture that the message's HTML shows, which is not listed. */
      isPicture: flag("is_picture").notNull().default(false),
      content: bytes("content").notNull(),
    },
    (row) => [primaryKey({ columns: [row.messageId, row.position] })],
  );

  /** One row: what all mailboxes hold together. */
  const mailTotals = table("mail_totals", {
    id: whole("id").primaryKey(),
    bytes: whole("bytes").notNull(),
  });

  return { mailboxes, mailMessages, mailAttachments, mailTotals };
}
