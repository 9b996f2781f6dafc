import { displayNames } from "../core/intl.ts";
import { Empty } from "../ui/empty.tsx";
import { Icon } from "../ui/icon.tsx";
import { useEffect, useRef, useState } from "react";
import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { formBody } from "../client/form-body.ts";
import { useTextAreaState, setTextAreaValue } from "../client/text-area.ts";
import { useCall } from "../client/use-call.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { maxTextLength } from "../tools/translate/bounds.ts";
import { translationLanguages, sourceLanguages, swapped } from "../tools/translate/names.ts";
import { CopyButton, copyTexts } from "../ui/copy-button.tsx";
import type { TranslationAnswer } from "../tools/translate/schema.ts";
import { Select, TextArea } from "../ui/field.tsx";
import { OutputBlock, ResultPanel } from "../ui/result.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

const sampleTranslation = {
  text: "Cảm ơn bạn đã ghé thăm!",
  translated: "Thank you for visiting!",
} as const;

export const translateIslandTexts = [
  ...apiTexts,
  ...submitTexts,
  ...copyTexts,
  "translate.text",
  "translate.count",
  "translate.provider",
  "translate.provider.google",
  "translate.from",
  "translate.to",
  "translate.swap",
  "translate.submit",
  "translate.running",
  "translate.translated",
  "translate.output",
  "translate.empty",
  "translate.detected",
  "translate.failed",
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

type TranslateTexts = Texts<(typeof translateIslandTexts)[number]>;

export type TranslateIslandProps = ToolIslandProps<(typeof translateIslandTexts)[number], TranslationAnswer>;

export default function TranslateIsland({ lang, texts, values, answer, problem }: TranslateIslandProps) {
  const form = useRef<HTMLFormElement>(null);
  const [source, setSource] = useState(values["from"]);
  const area = useRef<HTMLTextAreaElement>(null);
  const typed = useTextAreaState(area, values["text"]);
  const translateCall = useCall({
    path: "/translate",
    lang,
    texts,
    initial: { answer: answer && { ...answer, to: values["to"] }, problem },
    read: async (response, { to }) => ({ ...(await response.json()), to }),
  });
  const nameOf = (language: (typeof sourceLanguages)[number]) => texts[`translate.language.${language}`];
  const optionOf = (value: (typeof sourceLanguages)[number]) => ({ value, label: nameOf(value) });

  useEffect(() => setSource(languageSelects(form.current)?.from.value), []);

  function swap(): void {
    const fields = languageSelects(form.current);
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

  return (
    <div className="tool split">
      <form method="post" action="#result" className="panel" ref={form} onSubmit={translateCall.submit}>
        <div className="languages">
          <Select
            label={texts["translate.from"]}
            name="from"
            options={sourceLanguages.map(optionOf)}
            defaultValue={values["from"]}
            problem={translateCall.problem}
            onChange={({ currentTarget }) => setSource(currentTarget.value)}
          />
          <button
            type="button"
            className="icon-button needs-script"
            aria-label={texts["translate.swap"]}
            title={texts["translate.swap"]}
            disabled={source === "auto"}
            onClick={swap}
          >
            <Icon name="arrow-left-right" />
          </button>
          <Select
            label={texts["translate.to"]}
            name="to"
            options={translationLanguages.map(optionOf)}
            defaultValue={values["to"]}
            problem={translateCall.problem}
          />
        </div>
        <TextArea
          label={texts["translate.text"]}
          hint={fill(texts["translate.count"], { count: typed.length, max: maxTextLength }, lang)}
          name="text"
          rows={8}
          required
          maxLength={maxTextLength}
          defaultValue={values["text"]}
          problem={translateCall.problem}
          ref={area}
        />
        <Select
          label={texts["translate.provider"]}
          name="provider"
          options={[{ value: "google", label: texts["translate.provider.google"] }]}
          defaultValue={values["provider"]}
          problem={translateCall.problem}
        />
        <Submit call={translateCall} texts={texts} disabled={typed.isBlank}>
          {texts["translate.submit"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["translate.translated"]}
        isBusy={translateCall.isBusy}
        busyText={texts["translate.running"]}
        problem={translationProblem(translateCall.problem, texts["translate.failed"])}
      >
        {translateCall.answer ? (
          <>
            <div className="words" lang={translateCall.answer.to}>
              <OutputBlock label={texts["translate.output"]}>{translateCall.answer.translated}</OutputBlock>
            </div>
            {translateCall.answer.detected && (
              <p className="hint" suppressHydrationWarning>
                {fill(texts["translate.detected"], {
                  language: languageName(translateCall.answer.detected, { lang, texts }),
                })}
              </p>
            )}
            <CopyButton text={translateCall.answer.translated} texts={texts} />
          </>
        ) : (
          <Empty
            icon="languages"
            example={
              <>
                <p className="hint">{sampleTranslation.text}</p>
                <p className="sample-answer">{sampleTranslation.translated}</p>
              </>
            }
          >
            {texts["translate.empty"]}
          </Empty>
        )}
      </ResultPanel>
    </div>
  );
}

type TranslateFields = {
  readonly text: HTMLTextAreaElement;
  readonly from: HTMLSelectElement & { value: (typeof sourceLanguages)[number] };
  readonly to: HTMLSelectElement & { value: (typeof translationLanguages)[number] };
};

const languageSelects = (form: HTMLFormElement | null) =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- the form is rendered above, with these fields and values
  form && (form.elements as unknown as TranslateFields);

/** What the page says of a failure, and its cause; a bad input is only its cause. */
const translationProblem = (problem: Problem | null, failed: string): Problem | null =>
  problem && problem.code !== "invalid_input"
    ? { ...problem, detail: `${failed} ${problem.detail}` }
    : problem;

/** A language of the list has a name among the texts; for any other one the platform has its own. */
function languageName(code: string, { lang, texts }: { lang: Lang; texts: TranslateTexts }): string {
  const language = translationLanguages.find((language) => language === code);
  if (language) return texts[`translate.language.${language}`];
  return displayNames(lang, { type: "language" }).of(code) ?? code;
}
