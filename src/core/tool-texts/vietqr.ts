import type { ToolTexts } from "./texts.ts";

export const vietqrDictionary: ToolTexts = {
  vi: async () => (await import("#locales/vi/vietqr.ts")).vietqr,
  en: async () => (await import("#locales/en/vietqr.ts")).vietqr,
};
