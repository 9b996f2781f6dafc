CREATE TABLE `asset_builds` (
	`id` text PRIMARY KEY NOT NULL,
	`files` blob NOT NULL,
	`used_at` integer NOT NULL
);
