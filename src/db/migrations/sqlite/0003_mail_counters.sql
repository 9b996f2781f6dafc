CREATE TABLE `mail_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `mail_attachments` ADD `is_picture` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `mailboxes` ADD `message_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `mailboxes` ADD `stored_bytes` integer DEFAULT 0 NOT NULL;