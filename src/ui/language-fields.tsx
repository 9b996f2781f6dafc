import type { LanguageSwap } from "../client/use-language-swap.ts";
import { sourceLanguages, translationLanguages } from "../tools/translate/names.ts";
import { type FieldsProps, Select, fieldsOf } from "./field.tsx";
import { Icon } from "./icon.tsx";

export const languageNameTexts = [
  "translate.language.auto",
  "translate.language.vi",
  "translate.language.en",
  "translate.language.zh",
  "translate.language.ja",
  "translate.language.ko",
  "translate.language.fr",
  "translate.language.de",
  "translate.language.es",
  "translate.language.pt",
  "translate.language.ru",
] as const;

export const languageFieldTexts = [
  ...languageNameTexts,
  "translate.from",
  "translate.to",
  "translate.swap",
] as const;

type LanguageFieldsProps = FieldsProps<(typeof languageFieldTexts)[number]> & {
  readonly swap: LanguageSwap;
};

/** From which language to which one, and a button that turns them round. */
export function LanguageFields({ swap, values, problem, texts }: LanguageFieldsProps) {
  const field = fieldsOf({ values, problem });
  const optionOf = (value: (typeof sourceLanguages)[number]) => ({
    value,
    label: texts[`translate.language.${value}`],
  });
  return (
    <div className="languages">
      <Select
        label={texts["translate.from"]}
        {...field("from")}
        options={sourceLanguages.map(optionOf)}
        onChange={({ currentTarget }) => swap.setSource(currentTarget.value)}
      />
      <button
        type="button"
        className="icon-button needs-script"
        aria-label={texts["translate.swap"]}
        title={texts["translate.swap"]}
        disabled={swap.source === "auto"}
        onClick={swap.swap}
      >
        <Icon name="arrow-left-right" />
      </button>
      <Select label={texts["translate.to"]} {...field("to")} options={translationLanguages.map(optionOf)} />
    </div>
  );
}
