import { useEffect, useRef, useState } from "react";
import { type sourceLanguages, swapped, type translationLanguages } from "../tools/translate/names.ts";
import type { TranslationAnswer } from "../tools/translate/schema.ts";
import { formBody } from "./form-body.ts";
import { setTextAreaValue } from "./text-area.ts";

type TranslateFields = {
  readonly text: HTMLTextAreaElement;
  readonly from: HTMLSelectElement & { value: (typeof sourceLanguages)[number] };
  readonly to: HTMLSelectElement & { value: (typeof translationLanguages)[number] };
};

const fieldsIn = (form: HTMLFormElement | null) =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- the form of the tool has these fields and values
  form && (form.elements as unknown as TranslateFields);

type TranslateCall = {
  readonly answer: Pick<TranslationAnswer, "translated"> | null;
  readonly send: (body: Record<string, unknown>, pressed: string, form: HTMLFormElement) => Promise<void>;
};

export type LanguageSwap = Omit<ReturnType<typeof useLanguageSwap>, "form">;

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

  return { form, source, setSource, swap };
}
