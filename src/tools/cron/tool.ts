import { localizer, message, readMessage } from "#core/i18n.ts";
import { invalid, ok } from "#core/result.ts";
import type { Compute, Task } from "#core/task.ts";
import { call, tool } from "#core/tool.ts";
import { cronAnswerOf, isTimeZone } from "./answer.ts";
import { cycleYears, lastTime, matchesEitherDayField, nextTimes } from "./next.ts";
import { parseSchedule } from "./schedule.ts";
import { CronAnswer, CronInput } from "./schema.ts";
import taskPages from "./task-pages.ts";

/** In characters to go through once: asking a zone for its clocks, and looking at the calendar of a month. */
const timeWeight = 400;
const monthWeight = 4;

/** Of the times that are asked for, and of the months that a search goes through for days which few of them have. */
export function cronCost({ expr: cronExpr, count: runCount }: { expr: string; count: number }): number {
  const cronSchedule = parseSchedule(cronExpr);
  if (!cronSchedule.ok) return 0;
  const { day, weekday, month } = cronSchedule.value;
  const isOften =
    matchesEitherDayField(cronSchedule.value) || (weekday.values.length === 7 && (day.values[0] ?? 31) < 29);
  const isWeekly = day.values.length === 31 && weekday.values.length > 0;
  const searched = isOften || isWeekly ? 0 : cycleYears * month.values.length;
  return runCount * timeWeight + 2 * searched * monthWeight;
}

export type CronEffects = { readonly compute: Compute; readonly now: () => Date };

const nextTask: Task<CronInput & { now: string }, { next: string[]; last: string | null }> = {
  name: "cron.next",
  cost: cronCost,
  run: ({ expr, count, tz, now }) => {
    const schedule = parseSchedule(expr);
    if (!schedule.ok) return schedule;
    const at = { now: new Date(now), tz };
    return ok({
      next: nextTimes(schedule.value, { ...at, count }).map((time) => time.toISOString()),
      last: lastTime(schedule.value, at)?.toISOString() ?? null,
    });
  },
};

export default tool({
  id: "cron",
  path: "/cron",
  group: "text",
  icon: "calendar-clock",
  calls: {
    preview: call(CronInput, CronAnswer, {
      path: "/cron/preview",
      limit: "compute",
      access: "open",
      address: "moment",
      form: "get",
      opening: { expr: "*/5 * * * *" },
      device: true,
      heavy: [nextTask],
      refusals: ["busy"],
      plain: ({ next }) => next,
      glance: ({ description, times: [next] }, lang) => ({
        value: description,
        kind: "sentence",
        ...(next && { note: readMessage(lang, message("cron.glance.next", next)) }),
      }),
      example: {
        body: { expr: "0 9 * * 1", count: 1, tz: "Asia/Ho_Chi_Minh" },
        answer: {
          next: ["2026-11-23T02:00:00.000Z"],
          description: "Lúc 09:00, thứ Hai hằng tuần.",
          times: [{ local: "09:00 Thứ Hai, 23/11/2026", relative: "sau 2 ngày nữa" }],
          last: {
            at: "2026-11-16T02:00:00.000Z",
            local: "09:00 Thứ Hai, 16/11/2026",
            relative: "5 ngày trước",
          },
          notes: [],
          fields: [{ name: "minute", text: "0", values: "0" }],
          tz: "Asia/Ho_Chi_Minh",
        },
      },
      run:
        ({ compute, now }: CronEffects) =>
        async (input, caller) => {
          const schedule = parseSchedule(input.expr);
          if (!schedule.ok) return schedule;
          if (!isTimeZone(input.tz)) return invalid("tz", message("cron.fault.zone", { tz: input.tz }));
          const at = now();
          const runs = await compute(nextTask, { ...input, now: at.toISOString() }, caller);
          if (!runs.ok) return runs;
          const { lang } = caller;
          const times = { ...runs.value, now: at, tz: input.tz };
          return ok(cronAnswerOf(schedule.value, times, { t: localizer(lang), lang }));
        },
    }),
  },
  tasks: taskPages,
});
