import type { ToolTexts } from "./texts.ts";

export const textAnalyzerDictionary: ToolTexts = {
  vi: async () => (await import("../../../locales/vi/text-analyzer.ts")).textAnalyzer,
  en: async () => (await import("../../../locales/en/text-analyzer.ts")).textAnalyzer,
};
