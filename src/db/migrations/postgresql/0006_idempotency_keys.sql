CREATE TABLE "idempotency_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"answer" "bytea",
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");