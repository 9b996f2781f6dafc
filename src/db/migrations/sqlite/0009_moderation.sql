CREATE TABLE `audit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`who` text NOT NULL,
	`act` text NOT NULL,
	`target` text NOT NULL,
	`why` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`target` text NOT NULL,
	`reason` text NOT NULL,
	`comment` text,
	`visitor` blob,
	`created_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_visitor` ON `reports` (`kind`,`target`,`visitor`);--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`closed_at`,`id`);--> statement-breakpoint
ALTER TABLE `link_codes` ADD `removed_at` integer;--> statement-breakpoint
ALTER TABLE `links` ADD `blocked_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `blocked_at` integer;