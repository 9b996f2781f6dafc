CREATE TABLE `row_counts` (
	`name` text PRIMARY KEY NOT NULL,
	`rows` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `links` ADD `host` blob;--> statement-breakpoint
CREATE INDEX `links_host` ON `links` (`host`,`created_at`);--> statement-breakpoint
CREATE INDEX `links_without_host` ON `links` (`host`) WHERE "links"."host" is null;--> statement-breakpoint
CREATE INDEX `links_blocked` ON `links` (`blocked_at`) WHERE "links"."blocked_at" is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `ended_at` integer;--> statement-breakpoint
CREATE INDEX `users_email` ON `users` (lower("email"));--> statement-breakpoint
CREATE INDEX `users_blocked` ON `users` (`blocked_at`) WHERE "users"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX `users_ended` ON `users` (`ended_at`) WHERE "users"."ended_at" is not null;
--> statement-breakpoint
INSERT INTO row_counts (name, rows) SELECT 'links', count(*) FROM links UNION ALL SELECT 'notes', count(*) FROM notes UNION ALL SELECT 'mailboxes', count(*) FROM mailboxes UNION ALL SELECT 'users', count(*) FROM users;
--> statement-breakpoint
CREATE TRIGGER links_added AFTER INSERT ON links BEGIN UPDATE row_counts SET rows = rows + 1 WHERE name = 'links'; END;
--> statement-breakpoint
CREATE TRIGGER links_deleted AFTER DELETE ON links BEGIN UPDATE row_counts SET rows = rows - 1 WHERE name = 'links'; END;
--> statement-breakpoint
CREATE TRIGGER notes_added AFTER INSERT ON notes BEGIN UPDATE row_counts SET rows = rows + 1 WHERE name = 'notes'; END;
--> statement-breakpoint
CREATE TRIGGER notes_deleted AFTER DELETE ON notes BEGIN UPDATE row_counts SET rows = rows - 1 WHERE name = 'notes'; END;
--> statement-breakpoint
CREATE TRIGGER mailboxes_added AFTER INSERT ON mailboxes BEGIN UPDATE row_counts SET rows = rows + 1 WHERE name = 'mailboxes'; END;
--> statement-breakpoint
CREATE TRIGGER mailboxes_deleted AFTER DELETE ON mailboxes BEGIN UPDATE row_counts SET rows = rows - 1 WHERE name = 'mailboxes'; END;
--> statement-breakpoint
CREATE TRIGGER users_added AFTER INSERT ON users BEGIN UPDATE row_counts SET rows = rows + 1 WHERE name = 'users'; END;
--> statement-breakpoint
CREATE TRIGGER users_deleted AFTER DELETE ON users BEGIN UPDATE row_counts SET rows = rows - 1 WHERE name = 'users'; END;
