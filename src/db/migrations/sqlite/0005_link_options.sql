ALTER TABLE `links` ADD `title` text;--> statement-breakpoint
ALTER TABLE `links` ADD `tags` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `links` ADD `folded` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `links` ADD `expires_at` integer;--> statement-breakpoint
ALTER TABLE `links` ADD `max_clicks` integer;--> statement-breakpoint
ALTER TABLE `links` ADD `taken_clicks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `links` ADD `password_hash` text;--> statement-breakpoint
UPDATE `links` SET `folded` = lower(`target` || ' ' || `code`);
