import type { ToolTexts } from "./texts.ts";

export const qrDictionary: ToolTexts = {
  vi: async () => (await import("#locales/vi/qr.ts")).qr,
  en: async () => (await import("#locales/en/qr.ts")).qr,
};
