import { type Lang, type MessageKey, isMessageKey, localizer } from "./i18n.ts";

/** What a call is, or a field that it takes: the key of a text. OpenAPI and assistants have it in English. */
export type ApiTextKey = Extract<MessageKey, `${string}.api` | `${string}.api.${string}`>;

const isApiText = (text: string): text is ApiTextKey => isMessageKey(text) && /\.api(\.|$)/.test(text);

/** What a schema says of itself, in words: a field that is taken by its text, one that is answered in English. */
export function describedIn(
  lang: Lang,
  { description }: { readonly description?: unknown },
): string | undefined {
  if (typeof description !== "string") return undefined;
  return isApiText(description) ? localizer(lang)(description) : description;
}
