import { surroundingsOf, noticesOf } from "#server/notices.ts";
import type { Command } from "./command.ts";

/** Says what is not right for a public site, without serving it; fails when there is anything. */
export const checkCommand: Command = async (_args, { config, write }) => {
  const notices = noticesOf(config, surroundingsOf(config, new Date()));
  write(notices.map((notice) => `${notice}\n`).join("") || "Nothing is amiss.\n");
  return notices.length === 0 ? 0 : 1;
};
