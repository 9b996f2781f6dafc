import type { Lang } from "../../core/i18n.ts";
import { type ToolTextsName, toolTexts } from "../../core/tool-texts.ts";
import { en, vi } from "./texts.ts";

const isComplete = (): boolean => "toBase64" in Uint8Array.prototype && "Iterator" in globalThis;

/** Makes ready what a tool's functions need here: its texts, and what an older browser lacks. */
export async function prepare(lang: Lang, tool: ToolTextsName): Promise<void> {
  const [common, own] = await Promise.all([
    toolTexts.common[lang](),
    toolTexts[tool][lang](),
    isComplete() ? null : import("./polyfills.ts"),
  ]);
  Object.assign(lang === "vi" ? vi : en, common, own);
}
