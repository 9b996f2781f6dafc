import { useEffect, useRef, useState } from "react";
import { formBody } from "#client/form-body.ts";
import type { IslandProps } from "#client/state.ts";
import { setTextAreaValue } from "#client/text-area.ts";
import { swapped } from "#tools/translate/languages.ts";
import {
  type SourceLanguage,
  type TranslationAnswer,
  type TranslationLanguage,
  sourceLanguages,
  translationLanguages,
} from "#tools/translate/schema.ts";
import { Select, fieldsOf } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

type TranslateFields = {
  readonly text: HTMLTextAreaElement;
  readonly from: HTMLSelectElement & { value: SourceLanguage };
  readonly to: HTMLSelectElement & { value: TranslationLanguage };
};

const fieldsIn = (form: HTMLFormElement | null) =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- the form of the tool has these fields and values
  form && (form.elements as unknown as TranslateFields);

type TranslateCall = {
  readonly answer: Pick<TranslationAnswer, "translated"> | null;
  readonly send: (body: Record<string, unknown>, pressed: string, form: HTMLFormElement) => Promise<void>;
};

type LanguageSwap = Omit<ReturnType<typeof useLanguageSwap>, "form" | "translateInto">;

/** Turns the languages round: the translation becomes the text. `source` is the language chosen in `form`. */
export function useLanguageSwap(translateCall: TranslateCall, initial: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [source, setSource] = useState(initial);

  useEffect(() => setSource(fieldsIn(form.current)?.from.value), []);

  function swap(): void {
    const fields = fieldsIn(form.current);
    if (!form.current || !fields) return;
    const next = swapped(
      { text: fields.text.value, from: fields.from.value, to: fields.to.value },
      translateCall.answer?.translated ?? "",
    );
    if (!next) return;
    setTextAreaValue(fields.text, next.text);
    fields.from.value = next.from;
    fields.to.value = next.to;
    setSource(next.from);
    if (translateCall.answer) void translateCall.send(formBody(form.current), "", form.current);
  }

  /** Asks for the same text in another language. */
  function translateInto(to: TranslationLanguage): void {
    const fields = fieldsIn(form.current);
    if (!form.current || !fields) return;
    fields.to.value = to;
    void translateCall.send(formBody(form.current), "", form.current);
  }

  return { form, source, setSource, swap, translateInto };
}

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
