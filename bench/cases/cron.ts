import { CronExpressionParser } from "cron-parser";
import { nextTimes } from "#tools/cron/next.ts";
import { parseSchedule } from "#tools/cron/schedule.ts";

const now = new Date("2026-11-21T05:00:00Z");
const tz = "Asia/Ho_Chi_Minh";

const caseOf = (expr: string, count: number) => ({
  name: `cron: the next ${count} times of ${expr}`,
  ours: () => {
    const schedule = parseSchedule(expr);
    return schedule.ok ? nextTimes(schedule.value, { now, count, tz }) : [];
  },
  bare: () => CronExpressionParser.parse(expr, { currentDate: now, tz }).take(count),
});

export const cases = [caseOf("*/5 * * * *", 5), caseOf("0 0 13 * 5", 5), caseOf("0 0 29 2 *", 5)];
