import type { Texts } from "../i18n.ts";
import type { Problem } from "../problem.ts";
import { algorithms } from "../tools/two-factor/names.ts";
import { Select, TextInput } from "./field.tsx";

export const totpOptionTexts = [
  "two-factor.options",
  "two-factor.digits",
  "two-factor.period",
  "two-factor.algorithm",
] as const;

/** What nearly everybody leaves as it is, folded away unless it was changed. */
export function TotpOptions({
  values,
  problem,
  texts,
}: {
  values: Readonly<Record<string, string>>;
  problem: Problem | null;
  texts: Texts<(typeof totpOptionTexts)[number]>;
}) {
  const { digits = "6", period = "30", algorithm = "sha1" } = values;
  const isUsual = digits === "6" && period === "30" && algorithm === "sha1";
  return (
    <details className="options" open={!isUsual}>
      <summary>{texts["two-factor.options"]}</summary>
      <div className="grid">
        <Select
          label={texts["two-factor.digits"]}
          name="digits"
          defaultValue={digits}
          problem={problem}
          options={["6", "8"].map((value) => ({ value, label: value }))}
        />
        <TextInput
          label={texts["two-factor.period"]}
          type="number"
          name="period"
          min={15}
          max={300}
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
