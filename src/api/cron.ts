import type { CronActions } from "../tools/cron/cron.ts";
import { endpoint } from "./endpoint.ts";

export const cronApi = ({ preview }: CronActions) => [
  endpoint({
    method: "POST",
    path: "/cron/preview",
    summary: "Describe a cron expression and list its next times",
    action: preview,
    example: { body: { expr: "*/5 * * * *", count: 5, tz: "Asia/Ho_Chi_Minh" } },
  }),
];
