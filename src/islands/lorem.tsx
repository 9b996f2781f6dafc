import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import type { LoremAnswer } from "../tools/text-analyzer/schema.ts";
import { LoremFields, loremFieldTexts } from "../ui/lorem-fields.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { TextResult, textResultTexts } from "../ui/text-result.tsx";

export const loremIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...loremFieldTexts,
  ...textResultTexts,
  "text-analyzer.lorem.generate",
  "text-analyzer.lorem.generated",
  "text-analyzer.lorem.generating",
  "text-analyzer.lorem.generated.empty",
] as const;

export type LoremIslandProps = ToolIslandProps<(typeof loremIslandTexts)[number], LoremAnswer>;

const loremOnDevice = () => import("../client/device/lorem.ts");

export default function LoremIsland({ lang, texts, values, answer, problem }: LoremIslandProps) {
  const loremCall = useCall<LoremAnswer>({
    path: "/text-analyzer/lipsum",
    lang,
    texts,
    initial: { answer, problem },
    isShareable: true,
    device: loremOnDevice,
  });
  return (
    <div className="tool split">
      <form
        method="get"
        action="#generated"
        className="panel"
        onSubmit={loremCall.submit}
        onInput={loremCall.follow}
      >
        <input type="hidden" name="tab" value="lorem" />
        <LoremFields values={values} problem={loremCall.problem} texts={texts} />
        <Submit call={loremCall} texts={texts}>
          {texts["text-analyzer.lorem.generate"]}
        </Submit>
      </form>
      <TextResult
        id="generated"
        title={texts["text-analyzer.lorem.generated"]}
        text={loremCall.answer?.text ?? null}
        textLang={/^\p{ASCII}*$/u.test(loremCall.answer?.text ?? "") ? "la" : "vi"}
        call={loremCall}
        busyText={texts["text-analyzer.lorem.generating"]}
        emptyText={texts["text-analyzer.lorem.generated.empty"]}
        texts={texts}
        file={{ name: "lorem.txt", type: "text/plain" }}
      />
      <PlaceNote place={loremCall.place} texts={texts} />
    </div>
  );
}
