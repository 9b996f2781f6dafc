import type { ToolTexts } from "./texts.ts";

export const encodeDictionary: ToolTexts = {
  vi: async () => (await import("../../../locales/vi/encode.ts")).encode,
  en: async () => (await import("../../../locales/en/encode.ts")).encode,
};
