import { test } from "bun:test";
import { expectMinutesOfCrontab, zones } from "#tests/tools/cron/random-lists.ts";

test.each(zones)("in $tz sixty random lists run in just the minutes in which crontab's rules match", (zone) =>
  expectMinutesOfCrontab(zone, 60),
);
