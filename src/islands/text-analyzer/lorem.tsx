import type { IslandProps } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import loremCalls from "#tools/text-analyzer/lorem-calls.ts";
import type { LoremAnswer } from "#tools/text-analyzer/schema.ts";
import { declaredFields } from "#ui/declared-field.tsx";
import { Submit } from "#ui/submit.tsx";
import { TextResult } from "#ui/text-result.tsx";
import { ToolCard } from "#ui/tool-form.tsx";

const loremFile = { name: "lorem.txt", type: "text/plain" } as const;

export default function TextAnalyzerLoremIsland(props: IslandProps<"text-analyzer", LoremAnswer>) {
  const { texts, values } = props;
  const call = useToolCall(loremCalls.lipsum, props);
  const { problem } = call;
  const field = declaredFields({ id: "text-analyzer.lorem" }, loremCalls.lipsum, { texts, values, problem });
  return (
    <ToolCard
      call={call}
      texts={texts}
      method="get"
      action="#generated"
      fields={
        <>
          <input type="hidden" name="tab" value="lorem" />
          <div className="grid">
            {field("length", { required: true })}
            {field("type")}
            {field("language")}
          </div>
          {field("start")}
        </>
      }
      options={
        <Submit call={call} texts={texts}>
          {texts["text-analyzer.lorem.generate"]}
        </Submit>
      }
    >
      <TextResult
        id="generated"
        title={texts["text-analyzer.lorem.generated"]}
        textOf={({ text }) => text}
        langOf={(text) => (/^\p{ASCII}*$/u.test(text) ? "la" : "vi")}
        call={call}
        busyText={texts["text-analyzer.lorem.generating"]}
        emptyText={texts["text-analyzer.lorem.generated.empty"]}
        texts={texts}
        fileOf={() => loremFile}
      />
    </ToolCard>
  );
}
