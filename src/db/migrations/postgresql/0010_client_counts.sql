CREATE TABLE "client_counts" (
	"day" text NOT NULL,
	"client" text NOT NULL,
	"requests" bigint NOT NULL,
	"refused" bigint NOT NULL,
	CONSTRAINT "client_counts_day_client_pk" PRIMARY KEY("day","client")
);
