import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import { loremLengths } from "../tools/text-analyzer/bounds.ts";
import { loremLanguages, loremTypes } from "../tools/text-analyzer/names.ts";
import type { LoremAnswer } from "../tools/text-analyzer/schema.ts";
import { Checkbox, NumberInput, Select } from "../ui/field.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { TextResult, textResultTexts } from "../ui/text-result.tsx";

export const loremIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...textResultTexts,
  "text-analyzer.lorem.length",
  "text-analyzer.lorem.type",
  "text-analyzer.lorem.type.words",
  "text-analyzer.lorem.type.sentences",
  "text-analyzer.lorem.type.paragraphs",
  "text-analyzer.lorem.language",
  "text-analyzer.lorem.language.latin",
  "text-analyzer.lorem.language.vi",
  "text-analyzer.lorem.start",
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
        <div className="grid">
          <NumberInput
            label={texts["text-analyzer.lorem.length"]}
            name="length"
            range={loremLengths}
            required
            defaultValue={values["length"]}
            problem={loremCall.problem}
          />
          <Select
            label={texts["text-analyzer.lorem.type"]}
            name="type"
            defaultValue={values["type"]}
            problem={loremCall.problem}
            options={loremTypes.map((value) => ({
              value,
              label: texts[`text-analyzer.lorem.type.${value}`],
            }))}
          />
          <Select
            label={texts["text-analyzer.lorem.language"]}
            name="language"
            defaultValue={values["language"]}
            problem={loremCall.problem}
            options={loremLanguages.map((value) => ({
              value,
              label: texts[`text-analyzer.lorem.language.${value}`],
            }))}
          />
        </div>
        <Checkbox
          label={texts["text-analyzer.lorem.start"]}
          name="start"
          defaultChecked={values["start"] === "on"}
        />
        <Submit isBusy={loremCall.isBusy} onCancel={loremCall.cancel} texts={texts}>
          {texts["text-analyzer.lorem.generate"]}
        </Submit>
      </form>
      <TextResult
        id="generated"
        title={texts["text-analyzer.lorem.generated"]}
        text={loremCall.answer?.text ?? null}
        textLang={/^\p{ASCII}*$/u.test(loremCall.answer?.text ?? "") ? "la" : "vi"}
        isBusy={loremCall.isBusy}
        problem={loremCall.problem}
        busyText={texts["text-analyzer.lorem.generating"]}
        emptyText={texts["text-analyzer.lorem.generated.empty"]}
        texts={texts}
        file={{ name: "lorem.txt", type: "text/plain" }}
      />
      <PlaceNote place={loremCall.place} texts={texts} />
    </div>
  );
}
