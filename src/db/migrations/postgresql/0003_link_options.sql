ALTER TABLE "links" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "tags" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "max_clicks" bigint;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "taken_clicks" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "password_hash" text;--> statement-breakpoint
UPDATE "links" SET "folded" = lower("target" || ' ' || "code");
