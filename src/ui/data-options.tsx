import type { Texts } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { delimiterNames, indentNames } from "../tools/data/names.ts";
import { Checkbox, Select } from "./field.tsx";

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
export function DataOptions({
  values,
  problem,
  texts,
}: {
  values: Readonly<Record<string, string>>;
  problem: Problem | null;
  texts: Texts<(typeof dataOptionTexts)[number]>;
}) {
  const box = (name: string) => ({ name, defaultChecked: values[name] === "on" });
  return (
    <details className="options">
      <summary>{texts["data.options"]}</summary>
      <div className="grid">
        <Select
          label={texts["data.indent"]}
          name="indent"
          defaultValue={values["indent"] ?? "2"}
          problem={problem}
          options={indentNames.map((value) => ({ value, label: texts[`data.indent.${value}`] }))}
        />
        <Select
          label={texts["data.delimiter"]}
          name="delimiter"
          defaultValue={values["delimiter"] ?? "auto"}
          problem={problem}
          options={delimiterNames.map((value) => ({ value, label: texts[`data.delimiter.${value}`] }))}
        />
      </div>
      <Checkbox label={texts["data.sort"]} {...box("sort_keys")} />
      <Checkbox label={texts["data.header"]} {...box("header")} />
      <Checkbox label={texts["data.types"]} {...box("types")} />
      <Checkbox label={texts["data.bom"]} {...box("bom")} />
      <Checkbox label={texts["data.flatten"]} {...box("flatten")} />
      <Checkbox label={texts["data.formulas"]} {...box("escape_formulas")} />
    </details>
  );
}
