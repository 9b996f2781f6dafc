CREATE TABLE "blocked_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"blocked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" bigint NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_values" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limit_counts_reset" ON "limit_counts" USING btree ("resets_at");--> statement-breakpoint
ALTER TABLE "limit_counts" SET UNLOGGED;
