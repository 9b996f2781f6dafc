import { displayNames } from "../core/intl.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import { translationLanguages } from "../tools/translate/names.ts";
import type { TranslationAnswer } from "../tools/translate/schema.ts";
import { CopyButton, copyTexts } from "./copy-button.tsx";
import { languageNameTexts } from "./language-fields.tsx";
import { OutputBlock } from "./result.tsx";

export const translationOutcomeTexts = [
  ...copyTexts,
  ...languageNameTexts,
  "translate.output",
  "translate.detected",
] as const;

type TranslationOutcomeProps = {
  /** `to` is the language that it is in. */
  readonly answer: TranslationAnswer & { readonly to: string | undefined };
  readonly lang: Lang;
  readonly texts: Texts<(typeof translationOutcomeTexts)[number]>;
};

/** The translation, and of which language it is when that was found out. */
export function TranslationOutcome({
  answer: { translated, detected, to },
  lang,
  texts,
}: TranslationOutcomeProps) {
  return (
    <>
      <div className="words" lang={to}>
        <OutputBlock label={texts["translate.output"]}>{translated}</OutputBlock>
      </div>
      {detected && (
        <p className="hint" suppressHydrationWarning>
          {fill(texts["translate.detected"], {
            language: languageName(detected, { lang, texts }),
          })}
        </p>
      )}
      <CopyButton text={translated} texts={texts} />
    </>
  );
}

/** A language of the list has a name among the texts; for any other one the platform has its own. */
function languageName(
  code: string,
  { lang, texts }: { lang: Lang; texts: TranslationOutcomeProps["texts"] },
): string {
  const language = translationLanguages.find((language) => language === code);
  if (language) return texts[`translate.language.${language}`];
  return displayNames(lang, { type: "language" }).of(code) ?? code;
}
