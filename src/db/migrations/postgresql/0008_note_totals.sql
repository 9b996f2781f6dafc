CREATE TABLE "note_totals" (
	"id" bigint PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "notes_bytes";--> statement-breakpoint
DROP INDEX "notes_user";--> statement-breakpoint
DROP INDEX "notes_browser";--> statement-breakpoint
CREATE INDEX "notes_user" ON "notes" USING btree ("user_id","updated_at","id","expires_at","bytes");--> statement-breakpoint
CREATE INDEX "notes_browser" ON "notes" USING btree ("browser_id","updated_at","id","expires_at","bytes");