import { useRef } from "react";
import type { IslandProps } from "#client/state.ts";
import { useTextAreaState } from "#client/text-area.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import { fill } from "#core/i18n.ts";
import { langOfText } from "#core/vietnamese.ts";
import { type TranslationAnswer, maxTextLength } from "#tools/translate/schema.ts";
import translate from "#tools/translate/tool.ts";
import { CallForm } from "#ui/call-form.tsx";
import { CallResult } from "#ui/call-result.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { Submit } from "#ui/submit.tsx";
import { toldFailure } from "#ui/told-failure.ts";
import { LanguageFields, useLanguageSwap } from "./translate/language-fields.tsx";
import { TranslationOutcome } from "./translate/outcome.tsx";

/** An example of what is typed, and of what is answered. */
const SampleAnswer = ({
  asked,
  answer,
  answerLang = langOfText(answer),
}: {
  asked: string;
  answer: string;
  answerLang?: string | undefined;
}) => (
  <>
    <p className="hint" lang={langOfText(asked)}>
      {asked}
    </p>
    <p className="sample-answer" lang={answerLang}>
      {answer}
    </p>
  </>
);

const sample = { text: "Cảm ơn bạn đã ghé thăm!", translated: "Thank you for visiting!" } as const;

export default function TranslateIsland(props: IslandProps<"translate", TranslationAnswer>) {
  const { lang, texts, values, answer, problem } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const typed = useTextAreaState(area, values["text"]);
  const call = useToolCall(
    translate.calls.translate,
    { lang, texts, answer: answer && { ...answer, to: values["to"] }, problem },
    { read: async (response, { to }) => ({ ...(await response.json()), to }) },
  );
  const { form, translateInto, ...swap } = useLanguageSwap(call, values["from"]);
  const field = declaredFields(translate, translate.calls.translate, {
    texts,
    values,
    problem: call.problem,
  });
  return (
    <div className="tool split">
      <CallForm call={call} isBlank={typed.isBlank} action="#result" ref={form}>
        <LanguageFields swap={swap} values={values} problem={call.problem} texts={texts} />
        {field("text", {
          rows: 8,
          ref: area,
          isPasted: true,
          hint: fill(texts["translate.count"], { count: typed.length, max: maxTextLength }, lang),
        })}
        {field("provider")}
        <Submit call={call} texts={texts} isBlank={typed.isBlank}>
          {texts["translate.submit"]}
        </Submit>
      </CallForm>
      <CallResult
        title={texts["translate.translated"]}
        call={call}
        texts={texts}
        busyText={texts["translate.running"]}
        problem={call.problem && toldFailure(call.problem, texts["translate.failed"])}
        empty={
          <Empty
            icon="languages"
            example={<SampleAnswer asked={sample.text} answer={sample.translated} answerLang="en" />}
          >
            {texts["translate.empty"]}
          </Empty>
        }
      >
        {(shown) => (
          <TranslationOutcome
            answer={shown}
            text={values["text"]}
            lang={lang}
            texts={texts}
            onInto={translateInto}
          />
        )}
      </CallResult>
    </div>
  );
}
