CREATE TABLE "asset_builds" (
	"id" text PRIMARY KEY NOT NULL,
	"files" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
