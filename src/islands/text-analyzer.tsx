import { useRef } from "react";
import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useTextAreaState } from "../client/text-area.ts";
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

export const textAnalyzerIslandTexts = [
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

export type TextAnalyzerIslandProps = ToolIslandProps<
  (typeof textAnalyzerIslandTexts)[number],
  AnalyzeAnswer
>;

const analysisOnDevice = () => import("../client/device/text-analyzer.ts");

export default function TextAnalyzerIsland({
  lang,
  texts,
  values,
  answer,
  problem,
}: TextAnalyzerIslandProps) {
  const analysisCall = useCall<AnalyzeAnswer>({
    device: analysisOnDevice,
    path: "/text-analyzer/analyze",
    lang,
    texts,
    initial: { answer, problem },
  });
  const input = useRef<HTMLTextAreaElement>(null);
  const { isBlank } = useTextAreaState(input, values["text"]);
  return (
    <div className="tool split">
      <form
        method="post"
        action="?tab=analyze#result"
        className="panel"
        onSubmit={analysisCall.submit}
        onInput={analysisCall.follow}
      >
        <TextArea
          ref={input}
          label={texts["text-analyzer.text"]}
          name="text"
          rows={10}
          required
          defaultValue={values["text"]}
          problem={analysisCall.problem}
        />
        <TextFile fieldRef={input} texts={texts} />
        <Submit call={analysisCall} texts={texts} name="action" value="analyze" disabled={isBlank}>
          {texts["text-analyzer.analyze"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["text-analyzer.result"]}
        isBusy={analysisCall.isBusy}
        busyText={texts["text-analyzer.busy"]}
        problem={analysisCall.problem}
      >
        {analysisCall.answer ? (
          <>
            <AnalysisFacts answer={analysisCall.answer} lang={lang} texts={texts} />
            <RawJson value={analysisCall.answer} texts={texts} />
          </>
        ) : (
          <Empty icon="chart-no-axes-column">{texts["text-analyzer.empty"]}</Empty>
        )}
      </ResultPanel>
      <PlaceNote place={analysisCall.place} texts={texts} />
    </div>
  );
}
