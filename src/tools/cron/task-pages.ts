import type { ToolTask } from "#core/tool.ts";

const schedule = <const Vi extends string, const En extends string>(vi: Vi, en: En, expr: string) => ({
  slug: { vi, en },
  call: "preview",
  values: { expr },
});

/** The schedules that people look for. */
export default [
  schedule("moi-phut", "every-minute", "* * * * *"),
  schedule("moi-5-phut", "every-5-minutes", "*/5 * * * *"),
  schedule("moi-15-phut", "every-15-minutes", "*/15 * * * *"),
  schedule("moi-30-phut", "every-30-minutes", "*/30 * * * *"),
  schedule("moi-gio", "every-hour", "0 * * * *"),
  schedule("moi-2-gio", "every-2-hours", "0 */2 * * *"),
  schedule("hang-ngay-luc-nua-dem", "every-day-at-midnight", "0 0 * * *"),
  schedule("8-gio-sang-ngay-lam-viec", "weekdays-at-8am", "0 8 * * 1-5"),
  schedule("thu-hai-hang-tuan", "every-monday", "0 9 * * 1"),
  schedule("ngay-dau-thang", "first-day-of-month", "0 0 1 * *"),
  schedule("ngay-cuoi-thang", "last-day-of-month", "0 23 L * *"),
] as const satisfies readonly ToolTask[];
