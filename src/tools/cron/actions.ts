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
  run: ({ expr: cronExpr, count: runCount, tz, now }) => {
    const cronSchedule = parseSchedule(cronExpr);
    if (!cronSchedule.ok) return cronSchedule;
    return ok(
      nextTimes(cronSchedule.value, { now: new Date(now), count: runCount, tz }).map((runTime) =>
        runTime.toISOString(),
      ),
    );
  },
};

export const cronTasks = [nextTask] as const;

export type CronEffects = { readonly compute: Compute; readonly now: () => Date };

export const cronActions = ({ compute, now }: CronEffects) => ({
  preview: action(CronInput, CronAnswer, "compute", async (cronInput, caller) => {
    const cronSchedule = parseSchedule(cronInput.expr);
    if (!cronSchedule.ok) return cronSchedule;
    if (!isTimeZone(cronInput.tz)) return invalid("tz", message("cron.fault.zone", { tz: cronInput.tz }));
    const previewedAt = now();
    const nextRuns = await compute(nextTask, { ...cronInput, now: previewedAt.toISOString() }, caller);
    if (!nextRuns.ok) return nextRuns;
    const cronTimes = { next: nextRuns.value, now: previewedAt, tz: cronInput.tz };
    return ok(cronAnswerOf(cronSchedule.value, cronTimes, { t: localizer(caller.lang), lang: caller.lang }));
  }),
});

export type CronActions = ReturnType<typeof cronActions>;
