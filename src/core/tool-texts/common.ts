import type { ToolTexts } from "./texts.ts";

export const commonDictionary: ToolTexts = {
  vi: async () => (await import("#locales/vi/common.ts")).common,
  en: async () => (await import("#locales/en/common.ts")).common,
};
