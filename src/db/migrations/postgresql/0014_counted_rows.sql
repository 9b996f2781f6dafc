CREATE TABLE "row_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"rows" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "host" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "links_host" ON "links" USING btree ("host","created_at");--> statement-breakpoint
CREATE INDEX "links_without_host" ON "links" USING btree ("host") WHERE "links"."host" is null;--> statement-breakpoint
CREATE INDEX "links_blocked" ON "links" USING btree ("blocked_at") WHERE "links"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("blocked_at") WHERE "users"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_ended" ON "users" USING btree ("ended_at") WHERE "users"."ended_at" is not null;
--> statement-breakpoint
INSERT INTO row_counts (name, rows) SELECT 'links', count(*) FROM links UNION ALL SELECT 'notes', count(*) FROM notes UNION ALL SELECT 'mailboxes', count(*) FROM mailboxes UNION ALL SELECT 'users', count(*) FROM users;
--> statement-breakpoint
CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE row_counts SET rows = rows + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END WHERE name = TG_TABLE_NAME;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER links_counted AFTER INSERT OR DELETE ON links DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER notes_counted AFTER INSERT OR DELETE ON notes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER mailboxes_counted AFTER INSERT OR DELETE ON mailboxes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_counted AFTER INSERT OR DELETE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rows();
