import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { ok } from "#core/result.ts";
import { knownLanguage } from "#tools/translate/languages.ts";
import type { Translator } from "#tools/translate/effects.ts";
import { answerOf, deadlineMs, unreadable } from "./translation.ts";
import { askJson, joinUrl } from "./upstream.ts";

const Answer = Type.Object({
  translatedText: Type.String(),
  detectedLanguage: Type.Optional(Type.Object({ language: Type.String() })),
});

/** A LibreTranslate server of the operator's. It knows every code of the list as it is, `zh` too. */
export function libreTranslate({ url, key }: { readonly url: string; readonly key: string }): Translator {
  const translateUrl = joinUrl({ name: "LIBRETRANSLATE_URL", url, path: "/" });
  return async ({ text, from, to }, { signal }) => {
    const translationReply = await askJson(
      `${translateUrl}/translate`,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          q: text,
          source: from,
          target: to,
          format: "text",
          ...(key && { api_key: key }),
        }),
      },
      { signal, deadlineMs },
    );
    const translationAnswer = answerOf(translationReply);
    if (!translationAnswer.ok) return translationAnswer;
    if (!Value.Check(Answer, translationAnswer.value)) return unreadable;
    const language = translationAnswer.value.detectedLanguage?.language;
    return ok({
      translated: translationAnswer.value.translatedText,
      detected: from === "auto" && language ? knownLanguage(language) : null,
    });
  };
}
