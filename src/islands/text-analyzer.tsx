import { useEffect, useRef, useState } from "react";
import { apiTexts } from "../client/api.ts";
import type { ToolProps } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import type { AnalyzeAnswer } from "../tools/text-analyzer/schema.ts";
import { AnalysisFacts, analysisTexts } from "../ui/analysis-facts.tsx";
import { Empty } from "../ui/empty.tsx";
import { TextArea } from "../ui/field.tsx";
import { RawJson, rawJsonTexts } from "../ui/raw-json.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { TextFile, textFileTexts } from "../ui/text-file.tsx";

export const textAnalyzerTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...textFileTexts,
  ...rawJsonTexts,
  ...analysisTexts,
  "text-analyzer.text",
  "text-analyzer.analyze",
  "text-analyzer.busy",
  "text-analyzer.result",
  "text-analyzer.empty",
] as const;

export type TextAnalyzerProps = ToolProps<(typeof textAnalyzerTexts)[number], AnalyzeAnswer>;

const device = () => import("../client/device/text-analyzer.ts");

export default function TextAnalyzer({ lang, texts, values, answer, problem }: TextAnalyzerProps) {
  const call = useCall<AnalyzeAnswer>({
    device,
    path: "/text-analyzer/analyze",
    lang,
    texts,
    initial: { answer, problem },
  });
  const input = useRef<HTMLTextAreaElement>(null);
  // Without scripts the button must work, so only a living page disables it.
  const [isBlank, setBlank] = useState(false);
  const look = () => setBlank(!input.current?.value.trim());
  useEffect(look, []);
  return (
    <div className="tool split">
      <form
        method="post"
        action="?tab=analyze#result"
        className="panel"
        onSubmit={call.submit}
        onInput={call.follow}
      >
        <TextArea
          ref={input}
          label={texts["text-analyzer.text"]}
          name="text"
          rows={10}
          required
          defaultValue={values["text"]}
          problem={call.problem}
          onInput={look}
        />
        <TextFile fieldRef={input} texts={texts} />
        <Submit
          isBusy={call.isBusy}
          onCancel={call.cancel}
          texts={texts}
          name="action"
          value="analyze"
          disabled={isBlank}
        >
          {texts["text-analyzer.analyze"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["text-analyzer.result"]}
        isBusy={call.isBusy}
        busyText={texts["text-analyzer.busy"]}
        problem={call.problem}
      >
        {call.answer ? (
          <>
            <AnalysisFacts answer={call.answer} lang={lang} texts={texts} />
            <RawJson value={call.answer} texts={texts} />
          </>
        ) : (
          <Empty icon="chart-no-axes-column">{texts["text-analyzer.empty"]}</Empty>
        )}
      </ResultPanel>
      <PlaceNote place={call.place} texts={texts} />
    </div>
  );
}
