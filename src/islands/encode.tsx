import { type FormEvent, useRef, useState } from "react";
import type { IslandProps } from "#client/state.ts";
import { sendingButton } from "#client/submission.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import { type EncodeAnswer, type RecogniseAnswer, codeNames } from "#tools/encode/schema.ts";
import encode from "#tools/encode/tool.ts";
import { langOfText } from "#core/vietnamese.ts";
import { visibleText } from "#core/visible-text.ts";
import type { IslandTexts } from "#core/i18n.ts";
import { Facts } from "#ui/facts.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { mainFirst } from "#ui/main-first.ts";
import { ReuseButton } from "#ui/reuse-button.tsx";
import { SubmitChoices } from "#ui/submit-choices.tsx";
import { TextFile } from "#ui/text-file.tsx";
import { TextResult } from "#ui/text-result.tsx";
import { ToolCard } from "#ui/tool-form.tsx";

type Answer = EncodeAnswer | RecogniseAnswer;

const choices = [...codeNames, "recognise"] as const;

export default function EncodeIsland(props: IslandProps<"encode", Answer>) {
  const { texts, values } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const codeNamed = (pressed: string) =>
    encode.calls[choices.find((name) => name === pressed) ?? "urlencode"];
  const toolCall = useToolCall<ReturnType<typeof codeNamed>, Answer>(codeNamed, props);
  // It was sent for, or the page is for one of them; while one types it stays.
  const [current, setCurrent] = useState<string>(values["action"] ?? values["main"] ?? choices[0]);
  const call = {
    ...toolCall,
    submit: (event: FormEvent<HTMLFormElement>) => {
      setCurrent(sendingButton(event.currentTarget, event.nativeEvent)?.value ?? current);
      toolCall.submit(event);
    },
    follow: (event: FormEvent<HTMLFormElement>) => toolCall.follow(event, current),
  };
  const field = declaredFields(encode, encode.calls.urlencode, { texts, values, problem: call.problem });
  return (
    <ToolCard
      call={call}
      texts={texts}
      fields={
        <>
          <TextFile fieldRef={input} texts={texts} />
          {field("text", { rows: 6, ref: input })}
        </>
      }
      options={
        <>
          <details className="options">
            <summary>{texts["encode.options"]}</summary>
            {field("variant")}
            {field("lines")}
          </details>
          <SubmitChoices
            choices={mainFirst(choices, values["main"]).map((action) => ({
              action,
              label: texts[`encode.${action}`],
            }))}
            current={current}
            call={call}
            texts={texts}
          />
        </>
      }
    >
      <TextResult
        title={texts["encode.result"]}
        textOf={({ result }) => result}
        call={call}
        busyText={texts["encode.busy"]}
        emptyText={texts["encode.empty"]}
        texts={texts}
        before={call.answer && "steps" in call.answer && <Steps answer={call.answer} texts={texts} />}
        actions={
          <ReuseButton text={call.answer?.result} fieldRef={input}>
            {texts["encode.reuse"]}
          </ReuseButton>
        }
      />
    </ToolCard>
  );
}

/** What was taken off, and what came out each time. */
const Steps = ({
  answer: { summary, steps },
  texts,
}: {
  answer: RecogniseAnswer;
  texts: IslandTexts<"encode">;
}) => (
  <>
    <p>{summary}</p>
    <Facts
      caption={texts["encode.steps"]}
      facts={steps.map(({ code, excerpt }, at) => ({
        label: `${at + 1}. ${texts[`encode.code.${code}`]}`,
        value: <code lang={langOfText(excerpt)}>{visibleText(excerpt)}</code>,
      }))}
    />
  </>
);
