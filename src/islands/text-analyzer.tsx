import { useRef } from "react";
import type { IslandProps } from "#client/state.ts";
import { useTextAreaState } from "#client/text-area.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import analyzeCalls from "#tools/text-analyzer/analyze-calls.ts";
import type { AnalyzeAnswer } from "#tools/text-analyzer/schema.ts";
import { Empty } from "#ui/empty.tsx";
import { TextArea } from "#ui/field.tsx";
import { RawJson } from "#ui/raw-json.tsx";
import { Submit } from "#ui/submit.tsx";
import { TextFile } from "#ui/text-file.tsx";
import { ToolForm } from "#ui/tool-form.tsx";
import { AnalysisFacts } from "./text-analyzer/facts.tsx";

export default function TextAnalyzerIsland(props: IslandProps<"text-analyzer", AnalyzeAnswer>) {
  const { lang, texts, values } = props;
  const analysisCall = useToolCall(analyzeCalls.analyze, props);
  const input = useRef<HTMLTextAreaElement>(null);
  const { isBlank } = useTextAreaState(input, values["text"]);
  return (
    <ToolForm
      call={analysisCall}
      texts={texts}
      isBlank={isBlank}
      action="?tab=analyze#result"
      fields={
        <>
          <TextFile fieldRef={input} texts={texts} />
          <TextArea
            ref={input}
            label={texts["text-analyzer.text"]}
            name="text"
            rows={10}
            required
            defaultValue={values["text"]}
            problem={analysisCall.problem}
          />
        </>
      }
      options={
        <Submit call={analysisCall} texts={texts} name="action" value="analyze" isBlank={isBlank}>
          {texts["text-analyzer.analyze"]}
        </Submit>
      }
      title={texts["text-analyzer.result"]}
      busyText={texts["text-analyzer.busy"]}
      empty={<Empty icon="chart-no-axes-column">{texts["text-analyzer.empty"]}</Empty>}
    >
      {(shown) => (
        <>
          <AnalysisFacts answer={shown} lang={lang} texts={texts} />
          <RawJson value={shown} texts={texts} />
        </>
      )}
    </ToolForm>
  );
}
