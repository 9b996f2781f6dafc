import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { message } from "#core/i18n.ts";
import { fail, ok } from "#core/result.ts";
import { knownLanguage } from "#tools/translate/languages.ts";
import type { Translator } from "#tools/translate/effects.ts";
import { googleCode } from "./google-translate.ts";
import { answerOf, deadlineMs, unreadable } from "./translation.ts";
import { type UpstreamReply, askJson, joinUrl } from "./upstream.ts";

const Named = Type.Object({
  sentences: Type.Array(Type.Object({ trans: Type.Optional(Type.String()) })),
  src: Type.Optional(Type.String()),
});
const SegmentedReply = Type.Tuple([Type.Array(Type.Array(Type.Unknown())), Type.Unknown(), Type.Unknown()]);
const TextOnlyReply = Type.Array(Type.Union([Type.String(), Type.Array(Type.String(), { minItems: 1 })]), {
  minItems: 1,
});

type KeylessTranslation = { readonly translated: string; readonly source: string | null };

const textOrNull = (googleAnswer: unknown): string | null =>
  typeof googleAnswer === "string" && googleAnswer !== "" ? googleAnswer : null;

/** The endpoint's three forms: named (`dj=1`), listed (`dt=t` alone), and bare (`translate_a/t`). */
export function readKeyless(googleAnswer: unknown): KeylessTranslation | null {
  if (Value.Check(Named, googleAnswer)) {
    const translated = googleAnswer.sentences.map(({ trans = "" }) => trans).join("");
    return translated ? { translated, source: textOrNull(googleAnswer.src) } : null;
  }
  if (Array.isArray(googleAnswer) && Value.Check(SegmentedReply, googleAnswer.slice(0, 3))) {
    const [translatedSentences, , sourceLanguage]: unknown[] = googleAnswer;
    const sentencePairs = Value.Check(Type.Array(Type.Array(Type.Unknown())), translatedSentences)
      ? translatedSentences
      : [];
    const translated = sentencePairs.map(([translatedText]) => textOrNull(translatedText) ?? "").join("");
    return translated ? { translated, source: textOrNull(sourceLanguage) } : null;
  }
  if (Value.Check(TextOnlyReply, googleAnswer)) {
    const [firstAnswer = ""] = googleAnswer;
    const [translated = "", sourceLanguage = null] =
      typeof firstAnswer === "string" ? [firstAnswer] : firstAnswer;
    return translated ? { translated, source: sourceLanguage } : null;
  }
  return null;
}

/** Google turns away callers it has had enough of with a page that begins "Sorry...", or sends them to one. */
const isTurnedAway = (translationReply: UpstreamReply): boolean =>
  translationReply.kind === "answered" &&
  translationReply.json === undefined &&
  [200, 302, 303, 307, 403, 429, 503].includes(translationReply.status);

/** In the form that works now: `client=gtx` is refused everywhere, the dictionary extension's client is not. */
const standardUrls = [
  "https://translate.googleapis.com/translate_a/single",
  "https://clients5.google.com/translate_a/t",
];

/** Google's endpoint without a key. Where one address turns us away, the next is tried once. */
export function googleKeyless({ urls }: { readonly urls: readonly string[] }): Translator {
  const translateUrls = (urls.length > 0 ? urls : standardUrls).map((url) =>
    joinUrl({ name: "TRANSLATE_URL", url, path: "/translate_a/single" }),
  );
  const queryOptions = "client=dict-chrome-ex&dt=t&dj=1";
  return async ({ text, from, to }, { signal }) => {
    const languages = `sl=${from === "auto" ? from : googleCode(from)}&tl=${googleCode(to)}`;
    for (const translateUrl of translateUrls) {
      const translationReply = await askJson(
        `${translateUrl}?${queryOptions}&${languages}`,
        {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded;charset=utf-8" },
          body: new URLSearchParams({ q: text }).toString(),
        },
        { signal, deadlineMs: deadlineMs / translateUrls.length },
      );
      if (isTurnedAway(translationReply)) continue;
      const translationAnswer = answerOf(translationReply);
      if (!translationAnswer.ok) return translationAnswer;
      const translation = readKeyless(translationAnswer.value);
      if (!translation) return unreadable;
      const detected = from === "auto" && translation.source ? knownLanguage(translation.source) : null;
      return ok({ translated: translation.translated, detected });
    }
    return fail("upstream_error", message("translate.problem.turnedAway"));
  };
}
