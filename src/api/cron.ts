import type { CronActions } from "../tools/cron/actions.ts";
import { endpoint } from "./endpoint.ts";

export const cronApi = ({ preview }: CronActions) => [
  endpoint({
    method: "POST",
    path: "/cron/preview",
    summary: "Describe a cron expression and list its next times",
    problems: ["busy"],
    action: preview,
    example: {
      body: { expr: "0 9 * * 1", count: 1, tz: "Asia/Ho_Chi_Minh" },
      answer: {
        next: ["2026-11-23T02:00:00.000Z"],
        description: "Lúc 09:00, thứ Hai hằng tuần.",
        times: [{ local: "09:00 Thứ Hai, 23/11/2026", relative: "sau 2 ngày nữa" }],
        notes: [],
        fields: [{ name: "minute", text: "0", values: "0" }],
        tz: "Asia/Ho_Chi_Minh",
      },
    },
  }),
];
