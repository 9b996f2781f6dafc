import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import { displayNames } from "#core/intl.ts";
import { type TranslationAnswer, translationLanguages } from "#tools/translate/schema.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { OutputBlock } from "#ui/result.tsx";

type TranslationOutcomeProps = {
  /** `to` is the language that it is in. */
  readonly answer: TranslationAnswer & { readonly to: string | undefined };
  /** What was translated. */
  readonly text: string | undefined;
  readonly onInto: (language: Lang) => void;
  readonly lang: Lang;
  readonly texts: IslandTexts<"translate">;
};

/** The translation, and of which language it is when that was found out. */
export function TranslationOutcome({
  answer: { translated, detected, to },
  text,
  lang,
  texts,
  onInto,
}: TranslationOutcomeProps) {
  const isSame = detected !== null && detected === to;
  return (
    <>
      <div className="words">
        <OutputBlock label={texts["translate.output"]} lang={to}>
          {translated}
        </OutputBlock>
      </div>
      {detected && (
        <p className="hint" suppressHydrationWarning>
          {fill(texts[isSame ? "translate.same" : "translate.detected"], {
            language: languageName(detected, { lang, texts }),
          })}
        </p>
      )}
      {isSame && <IntoAnother text={text} language={otherThan(to, lang)} texts={texts} onInto={onInto} />}
      <CopyButton text={translated} texts={texts} />
    </>
  );
}

/** The page's language, for a text that is not in it. */
const otherThan = (language: string, lang: Lang): Lang =>
  language !== lang ? lang : lang === "vi" ? "en" : "vi";

/** A text in the language that was asked for is most often meant to be translated from it. */
function IntoAnother({
  text,
  language,
  texts,
  onInto,
}: Pick<TranslationOutcomeProps, "text" | "texts" | "onInto"> & { language: Lang }) {
  return (
    <form
      method="post"
      action="#result"
      onSubmit={(event) => {
        event.preventDefault();
        onInto(language);
      }}
    >
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="to" value={language} />
      <button className="button quiet">{texts[`translate.into.${language}`]}</button>
    </form>
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
