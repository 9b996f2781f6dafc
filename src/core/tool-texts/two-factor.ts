import type { ToolTexts } from "./texts.ts";

export const twoFactorDictionary: ToolTexts = {
  vi: async () => (await import("../../../locales/vi/two-factor.ts")).twoFactor,
  en: async () => (await import("../../../locales/en/two-factor.ts")).twoFactor,
};
