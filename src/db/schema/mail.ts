import type { Dialect } from "#db/dialect.ts";

function mailboxTables({ table, id, integer, text, timestamp, index }: Dialect) {
  const mailboxes = table(
    "mailboxes",
    {
      id: id("id"),
      address: text("address").notNull().unique(),
      /** SHA-256 of the token, hexadecimal. */
      tokenHash: text("token_hash").notNull().unique(),
      createdAt: timestamp("created_at").notNull(),
      expiresAt: timestamp("expires_at").notNull(),
      messageCount: integer("message_count").notNull().default(0),
      /** Bytes as they are stored. */
      storedBytes: integer("stored_bytes").notNull().default(0),
    },
    (mailRow) => [index("mailboxes_expiry").on(mailRow.expiresAt)],
  );

  /** One row: what all mailboxes hold together. */
  const mailTotals = table("mail_totals", {
    id: integer("id").primaryKey(),
    bytes: integer("bytes").notNull(),
  });

  return { mailboxes, mailTotals };
}

function messageTables(dialect: Dialect, { mailboxes }: ReturnType<typeof mailboxTables>) {
  const { table, id, integer, boolean, text, bytes, timestamp, index, primaryKey } = dialect;

  /** The long columns stand last, so that reading a list does not walk through them. */
  const mailMessages = table(
    "mail_messages",
    {
      id: id("id"),
      mailboxId: integer("mailbox_id")
        .notNull()
        .references(() => mailboxes.id, { onDelete: "cascade" }),
      receivedAt: timestamp("received_at").notNull(),
      isRead: boolean("is_read").notNull().default(false),
      hasAttachments: boolean("has_attachments").notNull(),
      /** Bytes as they are stored, with attachments and pictures. */
      storedBytes: integer("size").notNull(),
      fromName: text("from_name"),
      fromEmail: text("from_email").notNull(),
      subject: text("subject"),
      preview: text("preview"),
      code: text("code"),
      /** Without diacritics, in lower case. */
      searchText: text("search_text").notNull(),
      text: text("text"),
      html: text("html"),
    },
    (mailRow) => [index("mail_messages_mailbox").on(mailRow.mailboxId, mailRow.storedBytes, mailRow.isRead)],
  );

  const mailAttachments = table(
    "mail_attachments",
    {
      messageId: integer("message_id")
        .notNull()
        .references(() => mailMessages.id, { onDelete: "cascade" }),
      /** Counts from 1. */
      position: integer("position").notNull(),
      filename: text("filename").notNull(),
      type: text("type").notNull(),
      size: integer("size").notNull(),
      /** A picture that the message's HTML shows, which is not listed. */
      isPicture: boolean("is_picture").notNull().default(false),
      content: bytes("content").notNull(),
    },
    (mailRow) => [primaryKey({ columns: [mailRow.messageId, mailRow.position] })],
  );

  return { mailMessages, mailAttachments };
}

export function mailTables(dialect: Dialect) {
  const boxes = mailboxTables(dialect);
  return { ...boxes, ...messageTables(dialect, boxes) };
}
