import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { ok } from "#core/result.ts";
import { type TranslationLanguage } from "#tools/translate/schema.ts";
import { knownLanguage } from "#tools/translate/languages.ts";
import type { Translator } from "#tools/translate/effects.ts";
import { answerOf, deadlineMs, unreadable } from "./translation.ts";
import { askJson, joinUrl } from "./upstream.ts";

const Answer = Type.Object({
  data: Type.Object({
    translations: Type.Array(
      Type.Object({ translatedText: Type.String(), detectedSourceLanguage: Type.Optional(Type.String()) }),
      { minItems: 1 },
    ),
  }),
});

/** Google's name for a language of the list. */
export const googleCode = (language: TranslationLanguage): string => (language === "zh" ? "zh-CN" : language);

/** The Cloud Translation API v2. */
export function googleCloud({ key, url }: { readonly key: string; readonly url: string }): Translator {
  const translateUrl = joinUrl({
    name: "TRANSLATE_URL",
    url: url || "https://translation.googleapis.com",
    path: "/language/translate/v2",
  });
  return async ({ text, from, to }, { signal }) => {
    const sourceField = from === "auto" ? {} : { source: googleCode(from) };
    const translationReply = await askJson(
      translateUrl,
      {
        method: "POST",
        headers: { "content-type": "application/json", "x-goog-api-key": key },
        body: JSON.stringify({ q: [text], target: googleCode(to), format: "text", ...sourceField }),
      },
      { signal, deadlineMs },
    );
    const translationAnswer = answerOf(translationReply);
    if (!translationAnswer.ok) return translationAnswer;
    const [firstTranslation] = Value.Check(Answer, translationAnswer.value)
      ? translationAnswer.value.data.translations
      : [];
    if (!firstTranslation) return unreadable;
    const language = firstTranslation.detectedSourceLanguage;
    return ok({
      translated: firstTranslation.translatedText,
      detected: language ? knownLanguage(language) : null,
    });
  };
}
