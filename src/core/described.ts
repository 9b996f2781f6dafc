import { type Lang, type MessageKey, isMessageKey, localizer } from "./i18n.ts";

/** What a call is, or a field that it takes: the key of a text. OpenAPI and assistants have it in English. */
export type ApiTextKey = Extract<MessageKey, `${string}.api` | `${string}.api.${string}`>;

/** What a schema says of itself, in words: a field that is taken by its text, one that is answered in English. */
export function describedIn(
  lang: Lang,
  { description }: { readonly description?: unknown },
): string | undefined {
  if (typeof description !== "string") return undefined;
  return isMessageKey(description) ? localizer(lang)(description as ApiTextKey) : description;
}
