import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { ok } from "../../core/result.ts";
import { type TranslationLanguage, knownLanguage } from "../../tools/translate/names.ts";
import type { Translator } from "../../tools/translate/effects.ts";
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
  const address = joinUrl({
    name: "TRANSLATE_URL",
    url: url || "https://translation.googleapis.com",
    path: "/language/translate/v2",
  });
  return async ({ text, from, to }, signal) => {
    const source = from === "auto" ? {} : { source: googleCode(from) };
    const reply = await askJson(
      address,
      {
        method: "POST",
        headers: { "content-type": "application/json", "x-goog-api-key": key },
        body: JSON.stringify({ q: [text], target: googleCode(to), format: "text", ...source }),
      },
      { signal, deadlineMs },
    );
    const answer = answerOf(reply);
    if (!answer.ok) return answer;
    const [first] = Value.Check(Answer, answer.value) ? answer.value.data.translations : [];
    if (!first) return unreadable;
    const language = first.detectedSourceLanguage;
    return ok({ translated: first.translatedText, detected: language ? knownLanguage(language) : null });
  };
}
