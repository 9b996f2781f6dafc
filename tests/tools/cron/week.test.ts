import { expect, test } from "bun:test";
import { localizer, readMessage } from "#core/i18n.ts";
import { cronAnswerOf } from "#tools/cron/answer.ts";
import { nextTimes } from "#tools/cron/next.ts";
import { parseSchedule } from "#tools/cron/schedule.ts";
import { weekShown } from "#tools/cron/week.ts";

/** A Tuesday. */
const now = new Date("2026-11-24T00:00:00Z");

function answerTo(expr: string, tz = "UTC", count = 5) {
  const schedule = parseSchedule(expr);
  if (!schedule.ok) throw new Error(expr);
  const next = nextTimes(schedule.value, { now, count, tz }).map((time) => time.toISOString());
  return cronAnswerOf(schedule.value, { last: null, next, now, tz }, { t: localizer("en"), lang: "en" });
}

const weekOf = (expr: string, tz?: string) =>
  weekShown(answerTo(expr, tz), (key, count) => readMessage("en", { key, params: { count } }));

test("a week says how often each day has runs, as the times themselves do", () => {
  const after = new Date(now.getTime() + 7 * 86_400_000).toISOString();
  for (const expr of ["30 8 * * 1-5", "0 */6 * * 0,3", "*/20 9-10 * * *", "15 23 * * 6"]) {
    const times = answerTo(expr, "UTC", 60).next.filter((time) => time < after);
    const shown = weekOf(expr)?.days.map(({ runs }) => runs);
    const counted = [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
      const ofDay = times.filter((time) => new Date(time).getUTCDay() === weekday);
      if (ofDay.length === 0) return "–";
      return ofDay.length === 1 ? String(ofDay[0]).slice(11, 16) : `${ofDay.length}×`;
    });
    expect([expr, shown]).toEqual([expr, counted]);
  }
});

test("the day of the next run stands out, by the wall of its time zone", () => {
  const nextDays = (tz: string) =>
    weekOf("30 23 * * *", tz)
      ?.days.filter(({ state }) => state === "next")
      .map(({ name }) => name);
  expect(nextDays("UTC")).toEqual(["Tue"]);
  // There it is Monday still, and half past eleven is to come.
  expect(nextDays("Pacific/Pago_Pago")).toEqual(["Mon"]);
});

test("there is no week where the day of the month or the month decides too", () => {
  for (const expr of ["0 0 1 * *", "0 0 * 2 *", "0 0 * * 5L", "0 0 L * *"])
    expect([expr, weekOf(expr)]).toEqual([expr, null]);
});
