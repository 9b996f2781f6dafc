import { periods } from "../tools/two-factor/bounds.ts";
import { algorithms, digitCounts } from "../tools/two-factor/names.ts";
import { type FieldsProps, NumberInput, Select } from "./field.tsx";

export const totpOptionTexts = [
  "two-factor.options",
  "two-factor.digits",
  "two-factor.period",
  "two-factor.algorithm",
] as const;

/** What nearly everybody leaves as it is, folded away unless it was changed. */
export function TotpOptions({ values, problem, texts }: FieldsProps<(typeof totpOptionTexts)[number]>) {
  const [usualDigits, usualPeriod] = [String(digitCounts[0]), String(periods.default)];
  const { digits = usualDigits, period = usualPeriod, algorithm = algorithms[0] } = values;
  const isUsual = digits === usualDigits && period === usualPeriod && algorithm === algorithms[0];
  return (
    <details className="options" open={!isUsual}>
      <summary>{texts["two-factor.options"]}</summary>
      <div className="grid">
        <Select
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
