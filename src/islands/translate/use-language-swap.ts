import { useEffect, useRef, useState } from "react";
import { formBody } from "#client/form-body.ts";
import { setTextAreaValue } from "#client/text-area.ts";
import { swapped } from "#tools/translate/languages.ts";
import type { SourceLanguage, TranslationAnswer, TranslationLanguage } from "#tools/translate/schema.ts";

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

export type LanguageSwap = Omit<ReturnType<typeof useLanguageSwap>, "form" | "translateInto">;

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
