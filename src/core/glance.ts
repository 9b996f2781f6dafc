import type { Lang } from "./i18n.ts";
import type { AnyCall, Glance } from "./tool.ts";

/** In characters. A page says the whole value, for its copy button; an answer may be a hundred times what was pasted. */
const maxGlanceLength = 128 * 1024;

/** What is shown at once of a call's answer; null where the call shows nothing, or the answer is too long for that. */
export function glanceAt({ glance }: Pick<AnyCall, "glance">, answer: unknown, lang: Lang): Glance | null {
  const shown = glance?.(answer, lang) ?? null;
  return shown && shown.value.length <= maxGlanceLength ? shown : null;
}
