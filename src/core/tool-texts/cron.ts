import type { ToolTexts } from "./texts.ts";

export const cronDictionary: ToolTexts = {
  vi: async () => (await import("../../../locales/vi/cron.ts")).cron,
  en: async () => (await import("../../../locales/en/cron.ts")).cron,
};
