CREATE TABLE `blocked_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`blocked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `limit_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`taken` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `limit_counts_reset` ON `limit_counts` (`resets_at`);--> statement-breakpoint
CREATE TABLE `site_values` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
