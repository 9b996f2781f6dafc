import { useRef } from "react";
import type { IslandProps } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import changeCalls from "#tools/text-analyzer/change-calls.ts";
import type { ChangeAnswer } from "#tools/text-analyzer/schema.ts";
import { declaredFields } from "#ui/declared-field.tsx";
import { ReuseButton } from "#ui/reuse-button.tsx";
import { Submit } from "#ui/submit.tsx";
import { TextFile } from "#ui/text-file.tsx";
import { TextResult } from "#ui/text-result.tsx";
import { ToolCard } from "#ui/tool-form.tsx";

const changedFile = { name: "text.txt", type: "text/plain" } as const;

export default function TextAnalyzerChangeIsland(props: IslandProps<"text-analyzer", ChangeAnswer>) {
  const { texts, values } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const call = useToolCall(changeCalls.change, props);
  const { problem } = call;
  const field = declaredFields({ id: "text-analyzer.change" }, changeCalls.change, {
    texts,
    values,
    problem,
  });
  return (
    <ToolCard
      call={call}
      texts={texts}
      action="?tab=change#changed"
      fields={
        <>
          <TextFile fieldRef={input} texts={texts} />
          {field("text", { rows: 6, ref: input })}
          {field("kind")}
        </>
      }
      options={
        <Submit call={call} texts={texts} name="action" value="change">
          {texts["text-analyzer.change.change"]}
        </Submit>
      }
    >
      <TextResult
        id="changed"
        title={texts["text-analyzer.result"]}
        textOf={({ text }) => text}
        call={call}
        busyText={texts["text-analyzer.change.busy"]}
        emptyText={texts["text-analyzer.change.empty"]}
        texts={texts}
        fileOf={() => changedFile}
        actions={
          <ReuseButton text={call.answer?.text} fieldRef={input}>
            {texts["text-analyzer.change.reuse"]}
          </ReuseButton>
        }
      />
    </ToolCard>
  );
}
