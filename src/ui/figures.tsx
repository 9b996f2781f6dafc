import type { ReactNode } from "react";
import type { Tone } from "./answer-value.tsx";

export type Figure = { readonly label: string; readonly value: ReactNode; readonly tone?: Tone };

/** Three or four numbers of an answer as tiles; those without a value are left out. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures
        .filter(({ value }) => value !== null && value !== undefined && value !== "")
        .map(({ label, value, tone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd {...(tone && { className: tone })}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
