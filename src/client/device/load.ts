import type { Lang } from "#core/i18n.ts";
import { commonDictionary } from "#core/tool-texts/common.ts";
import type { ToolTexts } from "#core/tool-texts/texts.ts";
import { en, vi } from "./texts.ts";

const isBrowserComplete = (): boolean => "toBase64" in Uint8Array.prototype && "Iterator" in globalThis;

/** Makes ready what a tool's functions need here: its texts, and what an older browser lacks. */
export async function prepare(lang: Lang, tool: ToolTexts | Readonly<Record<string, string>>): Promise<void> {
  const own = tool[lang];
  const [, common, texts] = await Promise.all([
    isBrowserComplete() ? null : import("./polyfills.ts"),
    commonDictionary[lang](),
    typeof own === "function" ? own() : tool,
  ]);
  Object.assign(lang === "vi" ? vi : en, common, texts);
}
