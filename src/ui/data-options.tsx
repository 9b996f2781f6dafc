import { delimiterNames, indentNames } from "../tools/data/names.ts";
import { type FieldsProps, Checkbox, Select } from "./field.tsx";

export const dataOptionTexts = [
  "data.options",
  "data.indent",
  "data.indent.2",
  "data.indent.3",
  "data.indent.4",
  "data.indent.8",
  "data.indent.tab",
  "data.indent.none",
  "data.sort",
  "data.delimiter",
  "data.delimiter.auto",
  "data.delimiter.comma",
  "data.delimiter.semicolon",
  "data.delimiter.tab",
  "data.delimiter.bar",
  "data.header",
  "data.types",
  "data.bom",
  "data.flatten",
  "data.formulas",
] as const;

/** How the result is written, folded away until wanted. */
export function DataOptions({ values, problem, texts }: FieldsProps<(typeof dataOptionTexts)[number]>) {
  const optionBox = (optionName: string) => ({
    name: optionName,
    defaultChecked: values[optionName] === "on",
  });
  return (
    <details className="options">
      <summary>{texts["data.options"]}</summary>
      <div className="grid">
        <Select
          label={texts["data.indent"]}
          name="indent"
          defaultValue={values["indent"] ?? "2"}
          problem={problem}
          options={indentNames.map((indentName) => ({
            value: indentName,
            label: texts[`data.indent.${indentName}`],
          }))}
        />
        <Select
          label={texts["data.delimiter"]}
          name="delimiter"
          defaultValue={values["delimiter"] ?? "auto"}
          problem={problem}
          options={delimiterNames.map((delimiterName) => ({
            value: delimiterName,
            label: texts[`data.delimiter.${delimiterName}`],
          }))}
        />
      </div>
      <Checkbox label={texts["data.sort"]} {...optionBox("sort_keys")} />
      <Checkbox label={texts["data.header"]} {...optionBox("header")} />
      <Checkbox label={texts["data.types"]} {...optionBox("types")} />
      <Checkbox label={texts["data.bom"]} {...optionBox("bom")} />
      <Checkbox label={texts["data.flatten"]} {...optionBox("flatten")} />
      <Checkbox label={texts["data.formulas"]} {...optionBox("escape_formulas")} />
    </details>
  );
}
