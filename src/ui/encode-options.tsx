import { variants } from "../tools/encode/names.ts";
import { Checkbox, type FieldsProps, Select } from "./field.tsx";

export const encodeOptionTexts = [
  "encode.options",
  "encode.variant",
  "encode.variant.standard",
  "encode.variant.form",
  "encode.variant.url",
  "encode.lines",
] as const;

/** How a text is encoded, folded away until wanted. */
export function EncodeOptions({ values, problem, texts }: FieldsProps<(typeof encodeOptionTexts)[number]>) {
  return (
    <details className="options">
      <summary>{texts["encode.options"]}</summary>
      <Select
        label={texts["encode.variant"]}
        name="variant"
        defaultValue={values["variant"] ?? "standard"}
        problem={problem}
        options={variants.map((value) => ({ value, label: texts[`encode.variant.${value}`] }))}
      />
      <Checkbox label={texts["encode.lines"]} name="lines" defaultChecked={values["lines"] === "on"} />
    </details>
  );
}
