CREATE TABLE "mail_totals" (
	"id" bigint PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD COLUMN "is_picture" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "message_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "stored_bytes" bigint DEFAULT 0 NOT NULL;