CREATE TABLE `click_counts` (
	`link_id` text NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`clicks` integer NOT NULL,
	PRIMARY KEY(`link_id`, `day`, `kind`, `value`),
	FOREIGN KEY (`link_id`) REFERENCES `links`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `click_visitors` (
	`link_id` text NOT NULL,
	`day` text NOT NULL,
	`visitor` blob NOT NULL,
	PRIMARY KEY(`day`, `link_id`, `visitor`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `daily_salts` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` blob NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `link_codes` (
	`code` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `links` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`target` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `links_code` ON `links` (lower("code"));--> statement-breakpoint
CREATE INDEX `links_user` ON `links` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`browser_id` text,
	`title` text,
	`content` text NOT NULL,
	`folded` text NOT NULL,
	`public_key` text NOT NULL,
	`is_shared` integer DEFAULT true NOT NULL,
	`burns` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notes_public_key_unique` ON `notes` (`public_key`);--> statement-breakpoint
CREATE INDEX `notes_user` ON `notes` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `notes_browser` ON `notes` (`browser_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `notes_expiry` ON `notes` (`expires_at`);