import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "./columns.ts";

export const mailboxes = sqliteTable(
  "mailboxes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    address: text("address").notNull().unique(),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("mailboxes_expiry").on(table.expiresAt)],
);

/** The long columns stand last, so that reading a list does not walk through them. */
export const mailMessages = sqliteTable(
  "mail_messages",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    mailboxId: integer("mailbox_id")
      .notNull()
      .references(() => mailboxes.id, { onDelete: "cascade" }),
    receivedAt: time("received_at").notNull(),
    isRead: integer("is_read", { mode: "boolean" }).notNull().default(false),
    hasAttachments: integer("has_attachments", { mode: "boolean" }).notNull(),
    /** Bytes of the message as it came in. */
    size: integer("size").notNull(),
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
  (table) => [index("mail_messages_mailbox").on(table.mailboxId, table.size, table.isRead)],
);

export const mailAttachments = sqliteTable(
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
    content: blob("content", { mode: "buffer" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.position] })],
);
