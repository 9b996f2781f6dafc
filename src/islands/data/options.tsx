import type { IslandTexts } from "#core/i18n.ts";
import data from "#tools/data/tool.ts";
import { declaredFields } from "#ui/declared-field.tsx";
import type { FieldsProps } from "#ui/field.tsx";

/** How the result is written, folded away until wanted. */
export function DataOptions(form: FieldsProps<keyof IslandTexts<"data">>) {
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
