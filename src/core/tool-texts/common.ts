import type { Lang } from "#core/i18n.ts";

/** What all tools' functions may say, in a module for each language: for the browser, which has no whole dictionary. */
export const commonDictionary: Readonly<Record<Lang, () => Promise<Readonly<Record<string, string>>>>> = {
  vi: async () => (await import("#locales/vi/common.ts")).common,
  en: async () => (await import("#locales/en/common.ts")).common,
};
