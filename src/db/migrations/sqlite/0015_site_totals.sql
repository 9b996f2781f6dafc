CREATE TABLE `click_takers` (
	`link_id` text NOT NULL,
	`day` text NOT NULL,
	`visitor` blob NOT NULL,
	PRIMARY KEY(`day`, `link_id`, `visitor`)
);
--> statement-breakpoint
CREATE TABLE `site_totals` (
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`kind`, `day`)
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text DEFAULT '' NOT NULL;