import type { IslandProps } from "#client/state.ts";
import { sourceLanguages, translationLanguages } from "#tools/translate/schema.ts";
import { Select, fieldsOf } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import type { LanguageSwap } from "./use-language-swap.ts";

type LanguageFieldsProps = Pick<IslandProps<"translate", never>, "values" | "problem" | "texts"> & {
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
        texts={texts}
        label={texts["translate.from"]}
        {...field("from")}
        options={sourceLanguages.map(optionOf)}
        onInput={({ currentTarget }) => swap.setSource(currentTarget.value)}
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
      <Select
        texts={texts}
        label={texts["translate.to"]}
        {...field("to")}
        options={translationLanguages.map(optionOf)}
      />
    </div>
  );
}
