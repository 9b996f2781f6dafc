import type { ToolTexts } from "./texts.ts";

export const cryptoDictionary: ToolTexts = {
  vi: async () => (await import("../../../locales/vi/crypto.ts")).crypto,
  en: async () => (await import("../../../locales/en/crypto.ts")).crypto,
};
