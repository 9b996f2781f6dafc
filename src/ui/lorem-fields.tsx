import { loremLengths } from "../tools/text-analyzer/bounds.ts";
import { loremLanguages, loremTypes } from "../tools/text-analyzer/names.ts";
import { Checkbox, type FieldsProps, NumberInput, Select, fieldsOf } from "./field.tsx";

export const loremFieldTexts = [
  "text-analyzer.lorem.length",
  "text-analyzer.lorem.type",
  "text-analyzer.lorem.type.words",
  "text-analyzer.lorem.type.sentences",
  "text-analyzer.lorem.type.paragraphs",
  "text-analyzer.lorem.language",
  "text-analyzer.lorem.language.latin",
  "text-analyzer.lorem.language.vi",
  "text-analyzer.lorem.start",
] as const;

export function LoremFields({ values, problem, texts }: FieldsProps<(typeof loremFieldTexts)[number]>) {
  const field = fieldsOf({ values, problem });
  return (
    <>
      <div className="grid">
        <NumberInput
          label={texts["text-analyzer.lorem.length"]}
          {...field("length")}
          range={loremLengths}
          required
        />
        <Select
          label={texts["text-analyzer.lorem.type"]}
          {...field("type")}
          options={loremTypes.map((value) => ({
            value,
            label: texts[`text-analyzer.lorem.type.${value}`],
          }))}
        />
        <Select
          label={texts["text-analyzer.lorem.language"]}
          {...field("language")}
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
    </>
  );
}
