CREATE TABLE `note_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `notes_bytes`;--> statement-breakpoint
DROP INDEX `notes_user`;--> statement-breakpoint
DROP INDEX `notes_browser`;--> statement-breakpoint
CREATE INDEX `notes_user` ON `notes` (`user_id`,`updated_at`,`id`,`expires_at`,`bytes`);--> statement-breakpoint
CREATE INDEX `notes_browser` ON `notes` (`browser_id`,`updated_at`,`id`,`expires_at`,`bytes`);