import type { ToolTexts } from "./texts.ts";

export const dataDictionary: ToolTexts = {
  vi: async () => (await import("../../../locales/vi/data.ts")).data,
  en: async () => (await import("../../../locales/en/data.ts")).data,
};
