CREATE TABLE "click_takers" (
	"link_id" text NOT NULL,
	"day" text NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "click_takers_day_link_id_visitor_pk" PRIMARY KEY("day","link_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "site_totals" (
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "site_totals_kind_day_pk" PRIMARY KEY("kind","day")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;