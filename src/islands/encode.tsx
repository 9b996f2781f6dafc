import { useRef } from "react";
import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import { codeNames } from "../tools/encode/names.ts";
import type { EncodeAnswer } from "../tools/encode/schema.ts";
import { EncodeOptions, encodeOptionTexts } from "../ui/encode-options.tsx";
import { TextArea } from "../ui/field.tsx";
import { ReuseButton } from "../ui/reuse-button.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { SubmitChoices, submitTexts } from "../ui/submit.tsx";
import { TextFile, textFileTexts } from "../ui/text-file.tsx";
import { TextResult, textResultTexts } from "../ui/text-result.tsx";

export const encodeIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...textFileTexts,
  ...textResultTexts,
  ...encodeOptionTexts,
  "encode.text",
  "encode.urlencode",
  "encode.urldecode",
  "encode.b64encode",
  "encode.b64decode",
  "encode.busy",
  "encode.result",
  "encode.empty",
  "encode.reuse",
] as const;

export type EncodeIslandProps = ToolIslandProps<(typeof encodeIslandTexts)[number], EncodeAnswer>;

const encodeOnDevice = () => import("../client/device/encode.ts");

export default function EncodeIsland({ lang, texts, values, answer, problem }: EncodeIslandProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const encodeCall = useCall<EncodeAnswer>({
    device: encodeOnDevice,
    path: (pressed) => `/tools/${pressed}`,
    lang,
    texts,
    initial: { answer, problem },
  });
  return (
    <div className="tool split">
      <form
        method="post"
        action="#result"
        className="panel"
        onSubmit={encodeCall.submit}
        onInput={encodeCall.follow}
      >
        <TextArea
          ref={input}
          label={texts["encode.text"]}
          name="text"
          rows={6}
          required
          defaultValue={values["text"]}
          problem={encodeCall.problem}
        />
        <TextFile fieldRef={input} texts={texts} />
        <EncodeOptions values={values} problem={encodeCall.problem} texts={texts} />
        <SubmitChoices
          choices={codeNames.map((action) => ({
            action,
            label: texts[`encode.${action}`],
          }))}
          call={encodeCall}
          texts={texts}
        />
      </form>
      <TextResult
        title={texts["encode.result"]}
        text={encodeCall.answer?.result ?? null}
        call={encodeCall}
        busyText={texts["encode.busy"]}
        emptyText={texts["encode.empty"]}
        texts={texts}
        actions={
          <ReuseButton text={encodeCall.answer?.result} fieldRef={input}>
            {texts["encode.reuse"]}
          </ReuseButton>
        }
      />
      <PlaceNote place={encodeCall.place} texts={texts} />
    </div>
  );
}
