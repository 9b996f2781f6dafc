import { Icon } from "../ui/icon.tsx";
import { useRef } from "react";
import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import { conversions } from "../tools/data/names.ts";
import type { DataAnswer } from "../tools/data/schema.ts";
import { DataOptions, dataOptionTexts } from "../ui/data-options.tsx";
import { TextArea } from "../ui/field.tsx";
import { ReuseButton } from "../ui/reuse-button.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { SubmitChoices, submitTexts } from "../ui/submit.tsx";
import { TextFile, textFileTexts } from "../ui/text-file.tsx";
import { TextResult, textResultTexts } from "../ui/text-result.tsx";

export const dataIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...textFileTexts,
  ...textResultTexts,
  ...dataOptionTexts,
  "data.text",
  "data.text.hint",
  "data.json/pretty",
  "data.json/yaml",
  "data.yaml/json",
  "data.csv/json",
  "data.json/csv",
  "data.busy",
  "data.result",
  "data.empty",
  "data.reuse",
] as const;

const resultFiles = {
  json: { name: "data.json", type: "application/json" },
  yaml: { name: "data.yaml", type: "application/yaml" },
  csv: { name: "data.csv", type: "text/csv" },
} as const;

export type DataIslandProps = ToolIslandProps<(typeof dataIslandTexts)[number], DataAnswer>;

const dataOnDevice = () => import("../client/device/data.ts");

export default function DataIsland({ lang, texts, values, answer, problem }: DataIslandProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const dataCall = useCall<DataAnswer>({
    path: (pressed) => `/data/${pressed}`,
    lang,
    texts,
    initial: { answer, problem },
    device: dataOnDevice,
  });
  return (
    <div className="tool split">
      <form
        method="post"
        action="#result"
        className="panel"
        onSubmit={dataCall.submit}
        onInput={dataCall.follow}
      >
        <TextArea
          ref={input}
          label={texts["data.text"]}
          name="text"
          rows={12}
          className="mono"
          required
          hint={texts["data.text.hint"]}
          defaultValue={values["text"]}
          problem={dataCall.problem}
        />
        <TextFile fieldRef={input} texts={texts} />
        <DataOptions values={values} problem={dataCall.problem} texts={texts} />
        <SubmitChoices
          choices={conversions.map((action) => ({ action, label: texts[`data.${action}`] }))}
          call={dataCall}
          texts={texts}
        />
      </form>
      <TextResult
        title={texts["data.result"]}
        text={dataCall.answer?.result ?? null}
        call={dataCall}
        busyText={texts["data.busy"]}
        emptyText={texts["data.empty"]}
        texts={texts}
        {...(dataCall.answer && { file: resultFiles[dataCall.answer.format] })}
        before={dataCall.answer && <DataWarnings warnings={dataCall.answer.warnings} />}
        actions={
          <ReuseButton text={dataCall.answer?.result} fieldRef={input}>
            {texts["data.reuse"]}
          </ReuseButton>
        }
      />
      <PlaceNote place={dataCall.place} texts={texts} />
    </div>
  );
}

const DataWarnings = ({ warnings }: Pick<DataAnswer, "warnings">) =>
  warnings.map(({ message, line, column }) => (
    <p key={`${line}:${column}:${message}`} className="warning">
      <Icon name="triangle-exclamation-point" />
      {message}
    </p>
  ));
