CREATE TABLE `idempotency_keys` (
	`hash` text PRIMARY KEY NOT NULL,
	`answer` blob,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`);