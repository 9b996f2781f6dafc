import type { Ledger } from "#core/ledger.ts";
import type { DailyCeiling } from "#core/site-totals.ts";
import type { Config } from "./config.ts";
import type { ChatModel } from "#tools/chat/effects.ts";
import { meteredModel } from "#tools/chat/metered.ts";
import { cachingTranslator } from "#tools/translate/cache.ts";
import { meteredTranslator } from "#tools/translate/metered.ts";
import type { Translator } from "#tools/translate/effects.ts";
import { googleKeyless } from "#net/providers/google-keyless.ts";
import { googleCloud } from "#net/providers/google-translate.ts";
import { libreTranslate } from "#net/providers/libretranslate.ts";
import { openAiModel } from "#net/providers/openai.ts";

export type ChatSettings = Pick<Config, "AI_BASE_URL" | "AI_API_KEY">;

export const hasChatModel = ({ AI_BASE_URL, AI_API_KEY }: ChatSettings): boolean =>
  AI_BASE_URL !== "" || AI_API_KEY !== "";

/** The model that the settings name; none without a key and an address. */
export const chatModelOf = (
  config: ChatSettings & Pick<Config, "AI_MODEL">,
  { chats }: Pick<Ledger, "chats">,
  ceiling: DailyCeiling,
): ChatModel | null => {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model } = config;
  return hasChatModel(config) ? meteredModel(openAiModel({ baseUrl, key, model }, chats), ceiling) : null;
};

type TranslatorSettings = Pick<
  Config,
  "LIBRETRANSLATE_URL" | "LIBRETRANSLATE_API_KEY" | "GOOGLE_TRANSLATE_API_KEY" | "TRANSLATE_URL"
>;

function chosenTranslator(config: TranslatorSettings): Translator {
  const { LIBRETRANSLATE_URL, GOOGLE_TRANSLATE_API_KEY, TRANSLATE_URL } = config;
  if (LIBRETRANSLATE_URL) {
    return libreTranslate({ url: LIBRETRANSLATE_URL, key: config.LIBRETRANSLATE_API_KEY });
  }
  if (GOOGLE_TRANSLATE_API_KEY) return googleCloud({ key: GOOGLE_TRANSLATE_API_KEY, url: TRANSLATE_URL });
  return googleKeyless({ urls: TRANSLATE_URL ? [TRANSLATE_URL] : [] });
}

/** The translator that the settings name, with its memory, which costs nothing. */
export const translatorOf = (
  config: TranslatorSettings,
  now: () => Date,
  ceiling: DailyCeiling,
): Translator =>
  cachingTranslator(meteredTranslator(chosenTranslator(config), ceiling), { now: () => now().getTime() });
