import type { Lang } from "../../core/i18n.ts";
import { commonDictionary } from "../../core/tool-texts/common.ts";
import type { ToolTexts } from "../../core/tool-texts/texts.ts";
import { en, vi } from "./texts.ts";

const isComplete = (): boolean => "toBase64" in Uint8Array.prototype && "Iterator" in globalThis;

/** Makes ready what a tool's functions need here: its texts, and what an older browser lacks. */
export async function prepare(lang: Lang, tool: ToolTexts): Promise<void> {
  const [, ...texts] = await Promise.all([
    isComplete() ? null : import("./polyfills.ts"),
    ...[commonDictionary, tool].map((texts) => texts[lang]()),
  ]);
  Object.assign(lang === "vi" ? vi : en, ...texts);
}
