import type { IslandTexts } from "#core/i18n.ts";
import { periods } from "#tools/two-factor/bounds.ts";
import { algorithms, digitCounts } from "#tools/two-factor/names.ts";
import { type FieldsProps, NumberInput, Select } from "./field.tsx";

/** What nearly everybody leaves as it is, folded away unless it was changed. */
export function TotpOptions({ values, problem, texts }: FieldsProps<keyof IslandTexts<"two-factor">>) {
  const [usualDigits, usualPeriod] = [String(digitCounts[0]), String(periods.default)];
  const { digits = usualDigits, period = usualPeriod, algorithm = algorithms[0] } = values;
  const isUsual = digits === usualDigits && period === usualPeriod && algorithm === algorithms[0];
  return (
    <details className="options" open={!isUsual}>
      <summary>{texts["two-factor.options"]}</summary>
      <div className="grid">
        <Select
          texts={texts}
          label={texts["two-factor.digits"]}
          name="digits"
          defaultValue={digits}
          problem={problem}
          options={digitCounts.map(String).map((value) => ({ value, label: value }))}
        />
        <NumberInput
          label={texts["two-factor.period"]}
          name="period"
          range={periods}
          defaultValue={period}
          problem={problem}
        />
        <Select
          texts={texts}
          label={texts["two-factor.algorithm"]}
          name="algorithm"
          defaultValue={algorithm}
          problem={problem}
          options={algorithms.map((value) => ({ value, label: value.toUpperCase().replace("SHA", "SHA-") }))}
        />
      </div>
    </details>
  );
}
