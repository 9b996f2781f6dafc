ALTER TABLE `notes` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `notes` ADD `read_at` integer;--> statement-breakpoint
CREATE INDEX `notes_bytes` ON `notes` (`user_id`,`bytes`);
