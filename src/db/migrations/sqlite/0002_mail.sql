CREATE TABLE `mail_attachments` (
	`message_id` integer NOT NULL,
	`position` integer NOT NULL,
	`filename` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`content` blob NOT NULL,
	PRIMARY KEY(`message_id`, `position`),
	FOREIGN KEY (`message_id`) REFERENCES `mail_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mail_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mailbox_id` integer NOT NULL,
	`received_at` integer NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`has_attachments` integer NOT NULL,
	`size` integer NOT NULL,
	`from_name` text,
	`from_email` text NOT NULL,
	`subject` text,
	`preview` text,
	`code` text,
	`search_text` text NOT NULL,
	`text` text,
	`html` text,
	FOREIGN KEY (`mailbox_id`) REFERENCES `mailboxes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_messages_mailbox` ON `mail_messages` (`mailbox_id`,`size`,`is_read`);--> statement-breakpoint
CREATE TABLE `mailboxes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`address` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mailboxes_address_unique` ON `mailboxes` (`address`);--> statement-breakpoint
CREATE UNIQUE INDEX `mailboxes_token_hash_unique` ON `mailboxes` (`token_hash`);--> statement-breakpoint
CREATE INDEX `mailboxes_expiry` ON `mailboxes` (`expires_at`);