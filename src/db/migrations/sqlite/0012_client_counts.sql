CREATE TABLE `client_counts` (
	`day` text NOT NULL,
	`client` text NOT NULL,
	`requests` integer NOT NULL,
	`refused` integer NOT NULL,
	PRIMARY KEY(`day`, `client`)
);
