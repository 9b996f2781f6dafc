import { locales, numberFormat } from "./intl.ts";
import { memoizeHeader } from "./memoize.ts";
import { visibleText } from "./visible-text.ts";
import { en, vi } from "../../locales/index.ts";

export const languages = ["vi", "en"] as const;
export type Lang = (typeof languages)[number];

export type MessageKey = keyof typeof vi;

/** The names in braces of a text: `{count}` and `{count|click|clicks}` both name `count`. */
type Named<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name}|${string}` ? Name : Slot) | Named<Rest>
  : never;

export type Params = Readonly<Record<string, string | number>>;

/** Nothing, or one object with a value for each name in the Vietnamese text. */
export type ParamsOf<Key extends MessageKey> = [Named<(typeof vi)[Key]>] extends [never]
  ? []
  : [Readonly<Record<Named<(typeof vi)[Key]>, string | number>>];

/** A text to be, in whatever language it will be read. */
export type Message = { readonly key: MessageKey; readonly params?: Params };

export const message = <Key extends MessageKey>(key: Key, ...params: ParamsOf<Key>): Message =>
  params[0] ? { key, params: params[0] } : { key };

export type Localize = <Key extends MessageKey>(key: Key, ...params: ParamsOf<Key>) => string;

const dictionaries: Record<Lang, Readonly<Record<MessageKey, string>>> = { vi, en };

/**
 * Fills a text's slots. Numbers are written the language's way; `{count|click|clicks}` writes the first
 * word when the number takes the singular, else the second. An unknown slot stays as it is. What stands in a slot may be
 * somebody else's, so it is made visible.
 */
export function fill(text: string, params: Params = {}, lang: Lang = "vi"): string {
  // As most have none.
  if (!text.includes("{")) return text;
  return text.replace(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (slot, name: string, one?: string, other?: string) => {
      const value = params[name];
      if (value === undefined) return slot;
      if (one !== undefined && other !== undefined) return Number(value) === 1 ? one : other;
      return typeof value === "number" ? numberFormat(locales[lang], {}).format(value) : visibleText(value);
    },
  );
}

export const localizer =
  (lang: Lang): Localize =>
  (key, ...params) =>
    fill(dictionaries[lang][key], params[0], lang);

export const readMessage = (lang: Lang, message: Message): string =>
  fill(dictionaries[lang][message.key], message.params, lang);

/** The texts that an island takes along, since it has no dictionary of its own. */
export type Texts<Key extends MessageKey> = Readonly<Record<Key, string>>;

export function textsOf<Key extends MessageKey>(lang: Lang, keys: readonly Key[]): Texts<Key> {
  const existing = textsByKeys[lang].get(keys);
  const texts = existing ?? Object.fromEntries(keys.map((key) => [key, dictionaries[lang][key]]));
  textsByKeys[lang].set(keys, texts);
  return texts;
}

/** Those that were asked for before: an island's are the same for every visitor. */
const textsByKeys: Record<Lang, WeakMap<readonly MessageKey[], Readonly<Record<string, string>>>> = {
  vi: new WeakMap(),
  en: new WeakMap(),
};

/** The best of our languages for an `Accept-Language` header (RFC 9110, section 12.5.4); Vietnamese if none fits. */
export const languageFor = (header: string | null): Lang => (header === null ? "vi" : bestOf(header));

const bestOf = memoizeHeader((header): Lang => {
  const preferences = header.split(",").map((part) => {
    const [tag = "", ...options] = part.trim().toLowerCase().split(";");
    const weight = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
    return {
      lang: languages.find((lang) => tag === lang || tag.startsWith(`${lang}-`)),
      q: Number(weight ?? 1),
    };
  });
  const supported = preferences
    .filter((preference) => preference.lang && preference.q > 0)
    .sort((one, other) => other.q - one.q);
  return supported[0]?.lang ?? "vi";
});
