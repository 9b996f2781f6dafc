import { locales, numberFormat } from "./intl.ts";
import { memoizeHeader } from "./memoize.ts";
import { visibleText } from "./visible-text.ts";
import { en, vi } from "#locales/index.ts";

export const languages = ["vi", "en"] as const;
export type Lang = (typeof languages)[number];

export type MessageKey = keyof typeof vi;

/**
 * The names in braces of a text: `{count}` and `{count|click|clicks}` both name `count`. `{signIn|…|…}`, whose first words are
 * for where people can sign in, is not given by who asks for the text.
 */
type Named<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Exclude<Slot extends `${infer Name}|${string}` ? Name : Slot, "signIn"> | Named<Rest>
  : never;

export type Params = Readonly<Record<string, string | number>>;

/** Nothing, or one object with a value for each name in the Vietnamese text. */
export type ParamsOf<Key extends MessageKey> = [Named<(typeof vi)[Key]>] extends [never]
  ? []
  : [Readonly<Record<Named<(typeof vi)[Key]>, string | number>>];

/** A text to be, in whatever language it will be read. */
export type Message = { readonly key: MessageKey; readonly params?: Params };

export const message = <Key extends MessageKey>(key: Key, ...messageParams: ParamsOf<Key>): Message =>
  messageParams[0] ? { key, params: messageParams[0] } : { key };

/** What the texts of an installation depend on. */
export type TextSite = { readonly canSignIn: boolean };

export type Localize = <Key extends MessageKey>(key: Key, ...params: ParamsOf<Key>) => string;

const dictionaries: Record<Lang, Readonly<Record<MessageKey, string>>> = { vi, en };

/**
 * Fills a text's slots. Numbers are written the language's way; `{count|click|clicks}` writes the first
 * word when the number takes the singular, else the second. An unknown slot stays as it is. What stands in a slot may be
 * somebody else's, so it is made visible.
 */
export function fill(template: string, messageParams: Params = {}, lang: Lang = "vi"): string {
  // As most have none.
  if (!template.includes("{")) return template;
  return template.replace(
    /\{(\w+)(?:\|([^{|}]*)\|([^{}]*))?\}/g,
    (placeholder, paramName: string, one?: string, plural?: string) => {
      const paramValue = messageParams[paramName];
      if (paramValue === undefined) return placeholder;
      if (one !== undefined && plural !== undefined) return Number(paramValue) === 1 ? one : plural;
      return typeof paramValue === "number"
        ? numberFormat(locales[lang], {}).format(paramValue)
        : visibleText(paramValue);
    },
  );
}

/** A page asks for hundreds of texts, and few of them depend on the site. */
function textOf(lang: Lang, { key, params }: Message, site: TextSite | undefined): string {
  const template = dictionaries[lang][key];
  if (!template.includes("{signIn|")) return fill(template, params, lang);
  return fill(template, { signIn: site?.canSignIn ? 1 : 0, ...params }, lang);
}

/** Without a site the texts are those of one where nobody can sign in. */
export const localizer =
  (lang: Lang, site?: TextSite): Localize =>
  (key, ...[params = {}]) =>
    textOf(lang, { key, params }, site);

/** As `localizer` does. */
export const readMessage = (lang: Lang, message: Message, site?: TextSite): string =>
  textOf(lang, message, site);

/** The texts that an island takes along, since it has no dictionary of its own. */
export type Texts<Key extends MessageKey> = Readonly<Record<Key, string>>;

export function textsOf<Key extends MessageKey>(lang: Lang, messageKeys: readonly Key[]): Texts<Key> {
  const existingTexts = textsByKeys[lang].get(messageKeys);
  const textsByKey =
    existingTexts ?? Object.fromEntries(messageKeys.map((key) => [key, dictionaries[lang][key]]));
  textsByKeys[lang].set(messageKeys, textsByKey);
  return textsByKey;
}

/** Those that were asked for before: an island's are the same for every visitor. */
const textsByKeys: Record<Lang, WeakMap<readonly MessageKey[], Readonly<Record<string, string>>>> = {
  vi: new WeakMap(),
  en: new WeakMap(),
};

/** What every island may say, besides its area's own. */
type CommonIslandKey = Extract<MessageKey, `ui.${string}` | `client.${string}`>;

/** What only pages say of a tool, what only the API's documentation does, and what no device ever works out. */
type PageKey<Area extends string> =
  | `${Area}.${"intro" | "label" | "lead" | "line" | "privacy" | "short" | "summary" | "tabs" | "title"}`
  | `${Area}.faq.${string}`
  | `${Area}.api.${string}`
  | `${Area}.said.${string}`
  | `${Area}.tab.${string}`;

/** Of a tool's texts, those that only pages and documents say, around the tool or of it. */
export const isPageKey = (key: string): boolean =>
  /^[\w-]+\.((?:api|tab)\..*|faq\.\d\.[qa]|intro|label|lead|line|privacy|short|summary|tabs|title)$/.test(
    key,
  );

/** What a tool's actions say, in answers: islands show it, and have no text of it. */
const isSaidKey = (key: string): boolean => /^[\w-]+\.said\./.test(key);

/** What the islands of a tool, or of another area, may say: the texts whose keys begin with its id, and the common ones. */
export type IslandTexts<Area extends string> = Readonly<
  Record<Exclude<Extract<MessageKey, `${Area}.${string}`>, PageKey<Area>> | CommonIslandKey, string>
>;

const islandDictionaries: Record<Lang, Map<string, Readonly<Record<string, string>>>> = {
  vi: new Map(),
  en: new Map(),
};

/** `IslandTexts` of the area, the same object each time; as a generic type it is more than the compiler can compare. */
export function islandTextsOf(lang: Lang, area: string): Readonly<Record<string, string>> {
  const isOfIsland = (key: string) => /^(ui|client)\./.test(key) || key.startsWith(`${area}.`);
  const texts =
    islandDictionaries[lang].get(area) ??
    Object.fromEntries(
      Object.entries(dictionaries[lang]).filter(
        ([key]) => isOfIsland(key) && !isPageKey(key) && !isSaidKey(key),
      ),
    );
  islandDictionaries[lang].set(area, texts);
  return texts;
}

/** The best of our languages for an `Accept-Language` header (RFC 9110, section 12.5.4); Vietnamese if none fits. */
export const languageFor = (header: string | null): Lang => (header === null ? "vi" : bestOf(header));

// Browsers have no use for it, and the bundler may leave it out.
const bestOf = /* @__PURE__ */ memoizeHeader((header): Lang => {
  const preferences = header.split(",").map((acceptedPart) => {
    const [languageTag = "", ...tagOptions] = acceptedPart.trim().toLowerCase().split(";");
    const qualityText = tagOptions.map((tagOption) => /^\s*q=([\d.]+)/.exec(tagOption)?.[1]).find(Boolean);
    return {
      lang: languages.find((lang) => languageTag === lang || languageTag.startsWith(`${lang}-`)),
      q: Number(qualityText ?? 1),
    };
  });
  const supported = preferences
    .filter((preference) => preference.lang && preference.q > 0)
    .sort((one, otherPreference) => otherPreference.q - one.q);
  return supported[0]?.lang ?? "vi";
});
