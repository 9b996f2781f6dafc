import type { Lang } from "#core/i18n.ts";
import { commonDictionary } from "#core/tool-texts/common.ts";
import { en, vi } from "./texts.ts";

const isBrowserComplete = (): boolean => "toBase64" in Uint8Array.prototype && "Iterator" in globalThis;

/** Brings what an older browser lacks. */
export async function completeBrowser(): Promise<void> {
  if (!isBrowserComplete()) await import("./polyfills.ts");
}

/** Makes ready what a tool's functions need here: its texts, and a browser that has all. */
export async function prepare(lang: Lang, texts: Readonly<Record<string, string>>): Promise<void> {
  const [, common] = await Promise.all([completeBrowser(), commonDictionary[lang]()]);
  Object.assign(lang === "vi" ? vi : en, common, texts);
}
