import { previewCounts, maxExpressionLength } from "../tools/cron/bounds.ts";
import { offeredZones, presets } from "../tools/cron/names.ts";
import { type FieldsProps, NumberInput, TextField, fieldsOf } from "./field.tsx";

export const cronFieldTexts = ["cron.expr", "cron.expr.hint", "cron.tz", "cron.count"] as const;

export function CronFields({ values, problem, texts }: FieldsProps<(typeof cronFieldTexts)[number]>) {
  const field = fieldsOf({ values, problem });
  return (
    <>
      <TextField
        label={texts["cron.expr"]}
        {...field("expr")}
        className="mono"
        required
        maxLength={maxExpressionLength}
        autoCapitalize="none"
        spellCheck={false}
        list="cron-presets"
        hint={texts["cron.expr.hint"]}
      />
      <datalist id="cron-presets">
        {presets.map((expr) => (
          <option key={expr}>{expr}</option>
        ))}
      </datalist>
      <div className="grid wide">
        <TextField
          label={texts["cron.tz"]}
          {...field("tz")}
          list="cron-zones"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NumberInput label={texts["cron.count"]} {...field("count")} range={previewCounts} />
      </div>
      <datalist id="cron-zones">
        {offeredZones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
    </>
  );
}
