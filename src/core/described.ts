import { vietnameseDescriptions } from "#locales/api-descriptions.ts";
import { en, vi } from "#locales/index.ts";
import type { Lang } from "./i18n.ts";

/** What a call or a field is, in the reader's language; OpenAPI has the English words. */
export const describedIn = (lang: Lang, english: string): string =>
  lang === "vi" ? (vietnameseOf.get(english) ?? vietnameseDescriptions[english] ?? english) : english;

const vietnameseTexts: Readonly<Record<string, string>> = vi;
const vietnameseOf: ReadonlyMap<string, string | undefined> = new Map(
  Object.entries(en).flatMap(([key, english]) =>
    key.includes(".api.") ? [[english, vietnameseTexts[key]]] : [],
  ),
);
