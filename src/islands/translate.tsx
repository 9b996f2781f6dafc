import { Empty } from "../ui/empty.tsx";
import { SampleAnswer } from "../ui/sample-answer.tsx";
import { useRef } from "react";
import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useTextAreaState } from "../client/text-area.ts";
import { useCall } from "../client/use-call.ts";
import { useLanguageSwap } from "../client/use-language-swap.ts";
import { fill } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { maxTextLength } from "../tools/translate/bounds.ts";
import type { TranslationAnswer } from "../tools/translate/schema.ts";
import { Select, TextArea } from "../ui/field.tsx";
import { LanguageFields, languageFieldTexts } from "../ui/language-fields.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { TranslationOutcome, translationOutcomeTexts } from "../ui/translation-outcome.tsx";

const sampleTranslation = {
  text: "Cảm ơn bạn đã ghé thăm!",
  translated: "Thank you for visiting!",
} as const;

export const translateIslandTexts = [
  ...apiTexts,
  ...submitTexts,
  ...languageFieldTexts,
  ...translationOutcomeTexts,
  "translate.text",
  "translate.count",
  "translate.provider",
  "translate.provider.google",
  "translate.submit",
  "translate.running",
  "translate.translated",
  "translate.empty",
  "translate.failed",
] as const;

export type TranslateIslandProps = ToolIslandProps<(typeof translateIslandTexts)[number], TranslationAnswer>;

export default function TranslateIsland({ lang, texts, values, answer, problem }: TranslateIslandProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const typed = useTextAreaState(area, values["text"]);
  const translateCall = useCall({
    path: "/translate",
    lang,
    texts,
    initial: { answer: answer && { ...answer, to: values["to"] }, problem },
    read: async (response, { to }) => ({ ...(await response.json()), to }),
  });
  const { form, ...languageSwap } = useLanguageSwap(translateCall, values["from"]);

  return (
    <div className="tool split">
      <form method="post" action="#result" className="panel" ref={form} onSubmit={translateCall.submit}>
        <LanguageFields swap={languageSwap} values={values} problem={translateCall.problem} texts={texts} />
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
          <TranslationOutcome answer={translateCall.answer} lang={lang} texts={texts} />
        ) : (
          <Empty
            icon="languages"
            example={<SampleAnswer asked={sampleTranslation.text} answer={sampleTranslation.translated} />}
          >
            {texts["translate.empty"]}
          </Empty>
        )}
      </ResultPanel>
    </div>
  );
}

/** What the page says of a failure, and its cause; a bad input is only its cause. */
const translationProblem = (problem: Problem | null, failed: string): Problem | null =>
  problem && problem.code !== "invalid_input"
    ? { ...problem, detail: `${failed} ${problem.detail}` }
    : problem;
