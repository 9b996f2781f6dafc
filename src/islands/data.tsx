import { useRef } from "react";
import type { IslandProps } from "#client/state.ts";
import { type IslandTexts, fill } from "#core/i18n.ts";
import { visibleText } from "#core/visible-text.ts";
import { type DataAnswer, conversions } from "#tools/data/schema.ts";
import data from "#tools/data/tool.ts";
import { declaredFields } from "#ui/declared-field.tsx";
import { type FieldsProps, TextArea } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { mainFirst } from "#ui/main-first.ts";
import { ReuseButton } from "#ui/reuse-button.tsx";
import { SubmitChoices } from "#ui/submit-choices.tsx";
import { TextFile } from "#ui/text-file.tsx";
import { TextResult } from "#ui/text-result.tsx";
import { ToolCard } from "#ui/tool-form.tsx";
import { useDataCall } from "./data/use-data-call.ts";

/** How the result is written, folded away until wanted. */
function DataOptions(form: FieldsProps<keyof IslandTexts<"data">>) {
  const ofPretty = declaredFields(data, data.calls["json/pretty"], form);
  const fromCsv = declaredFields(data, data.calls["csv/json"], form);
  const toCsv = declaredFields(data, data.calls["json/csv"], form);
  return (
    <>
      {toCsv("excel")}
      <details className="options">
        <summary>{form.texts["data.options"]}</summary>
        <div className="grid">
          {ofPretty("indent")}
          {fromCsv("delimiter")}
        </div>
        {ofPretty("sort_keys")}
        {fromCsv("header")}
        {fromCsv("types")}
        {toCsv("bom")}
        {toCsv("flatten")}
        {toCsv("escape_formulas")}
      </details>
    </>
  );
}

/** As many stand open, so that the result is seen beside them. */
const shownChanges = 6;

const resultFiles = {
  json: { name: "data.json", type: "application/json" },
  yaml: { name: "data.yaml", type: "application/yaml" },
  csv: { name: "data.csv", type: "text/csv" },
} as const;

export default function DataIsland(props: IslandProps<"data", DataAnswer>) {
  const { texts, values } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const dataCall = useDataCall(props);
  return (
    <ToolCard
      call={dataCall}
      texts={texts}
      fields={
        <>
          <TextFile fieldRef={input} texts={texts} />
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
        </>
      }
      options={
        <>
          <DataOptions values={values} problem={dataCall.problem} texts={texts} />
          <SubmitChoices
            choices={mainFirst(conversions, values["main"]).map((action) => ({
              action,
              label: texts[`data.${action}`],
            }))}
            current={dataCall.current}
            call={dataCall}
            texts={texts}
          />
        </>
      }
    >
      <TextResult
        title={texts["data.result"]}
        textOf={({ result }) => result}
        call={dataCall}
        busyText={texts["data.busy"]}
        emptyText={texts["data.empty"]}
        texts={texts}
        fileOf={({ format }) => resultFiles[format]}
        before={
          dataCall.answer && (
            <>
              <DataWarnings warnings={dataCall.answer.warnings} />
              {dataCall.answer.changes && <DataChanges changes={dataCall.answer.changes} texts={texts} />}
            </>
          )
        }
        actions={
          <ReuseButton text={dataCall.answer?.result} fieldRef={input}>
            {texts["data.reuse"]}
          </ReuseButton>
        }
      />
    </ToolCard>
  );
}

const DataWarnings = ({ warnings }: Pick<DataAnswer, "warnings">) =>
  warnings.map(({ message, line, column }) => (
    <p key={`${line}:${column}:${message}`} className="warning">
      <Icon name="triangle-exclamation-point" />
      {message}
    </p>
  ));

const changeTags = { same: "span", removed: "del", added: "ins" } as const;

/** What a repair changed, line by line. */
function DataChanges({
  changes,
  texts,
}: Required<Pick<DataAnswer, "changes">> & { texts: IslandTexts<"data"> }) {
  if (changes.length === 0) return <p className="hint">{texts["data.changes.none"]}</p>;
  return (
    <details open={changes.length <= shownChanges}>
      <summary>{fill(texts["data.changes"], { count: changes.length })}</summary>
      <ol>
        {changes.map(({ line, parts }, at) => (
          <li key={at} value={line}>
            <code className="plain-text">
              {parts.map(({ kind, text }, place) => {
                const Tag = changeTags[kind];
                return <Tag key={place}>{visibleText(text)}</Tag>;
              })}
            </code>
          </li>
        ))}
      </ol>
    </details>
  );
}
