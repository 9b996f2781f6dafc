import { action } from "../../core/action.ts";
import { message, localizer } from "../../core/i18n.ts";
import { invalid, ok } from "../../core/result.ts";
import type { Compute, Task } from "../../core/task.ts";
import { cronAnswerOf } from "./answer.ts";
import { nextTimes } from "./next.ts";
import { parseSchedule } from "./schedule.ts";
import { CronAnswer, CronInput } from "./schema.ts";
import { isTimeZone } from "./times.ts";
import { cronCost } from "./cost.ts";

const nextTask: Task<CronInput & { now: string }, string[]> = {
  name: "cron.next",
  cost: cronCost,
  run: ({ expr, count, tz, now }) => {
    const schedule = parseSchedule(expr);
    if (!schedule.ok) return schedule;
    return ok(nextTimes(schedule.value, { now: new Date(now), count, tz }).map((time) => time.toISOString()));
  },
};

export const cronTasks = [nextTask] as const;

export type CronEffects = { readonly compute: Compute; readonly now: () => Date };

export const cronActions = ({ compute, now }: CronEffects) => ({
  preview: action(CronInput, CronAnswer, "compute", async (input, caller) => {
    const schedule = parseSchedule(input.expr);
    if (!schedule.ok) return schedule;
    if (!isTimeZone(input.tz)) return invalid("tz", message("cron.fault.zone", { tz: input.tz }));
    const at = now();
    const next = await compute(nextTask, { ...input, now: at.toISOString() }, caller);
    if (!next.ok) return next;
    const times = { next: next.value, now: at, tz: input.tz };
    return ok(cronAnswerOf(schedule.value, times, { t: localizer(caller.lang), lang: caller.lang }));
  }),
});

export type CronActions = ReturnType<typeof cronActions>;
