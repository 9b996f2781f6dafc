import type { Lang } from "./i18n.ts";

type Dictionary = Readonly<Record<string, string>>;
type Load = () => Promise<Dictionary>;

/** The texts of one tool, and those that every tool shares, each in a module of its own: for the browser. */
export const toolTexts = {
  common: {
    vi: async () => (await import("../../locales/vi/common.ts")).common,
    en: async () => (await import("../../locales/en/common.ts")).common,
  },
  crypto: {
    vi: async () => (await import("../../locales/vi/crypto.ts")).crypto,
    en: async () => (await import("../../locales/en/crypto.ts")).crypto,
  },
  encode: {
    vi: async () => (await import("../../locales/vi/encode.ts")).encode,
    en: async () => (await import("../../locales/en/encode.ts")).encode,
  },
  textAnalyzer: {
    vi: async () => (await import("../../locales/vi/text-analyzer.ts")).textAnalyzer,
    en: async () => (await import("../../locales/en/text-analyzer.ts")).textAnalyzer,
  },
} satisfies Record<string, Record<Lang, Load>>;

export type ToolTextsName = keyof typeof toolTexts;
