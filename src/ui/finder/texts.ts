import type { Texts } from "../../core/i18n.ts";

export const finderTexts = [
  "finder.label",
  "finder.short",
  "finder.open",
  "finder.try",
  "finder.result",
  "finder.none",
  "finder.recent",
  "finder.pin",
  "finder.unpin",
] as const;
export type FinderWords = Texts<(typeof finderTexts)[number]>;

/** What there is to try, as it is pasted. */
export const finderExamples = ["vnexpress.net", "*/5 9-17 * * 1-5", "203.162.4.191", "ma qr wifi"] as const;
