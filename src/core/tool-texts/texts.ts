import type { Lang } from "#core/i18n.ts";

/**
 * The texts of one tool, in a module for each language: for the browser, which has no whole dictionary. Each tool's
 * stand in a file of their own, so that a page which is kept for use without a network keeps no other tool's.
 */
export type ToolTexts = Readonly<Record<Lang, () => Promise<Readonly<Record<string, string>>>>>;
