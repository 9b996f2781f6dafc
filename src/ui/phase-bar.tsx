import { formatNumber } from "../core/format.ts";
import type { Lang } from "../core/i18n.ts";

export type Phase = { readonly label: string; readonly ms: number };

const maxSteps = 5;
const height = 14;

/** How a time divides into phases: one bar, with the words and milliseconds of each, and the whole, below. */
export function PhaseBar({
  phases,
  total,
  lang,
}: {
  phases: readonly Phase[];
  /** The words of the whole, "Total 138 ms". */
  total: string;
  lang: Lang;
}) {
  const sum = phases.reduce((before, { ms }) => before + ms, 0);
  const starts = phases.map((_, at) => phases.slice(0, at).reduce((before, { ms }) => before + ms, 0));
  return (
    <div className="phases">
      {sum > 0 && (
        <svg viewBox={`0 0 ${sum} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {phases.map(({ label, ms }, at) => (
            <rect key={label} data-step={at % maxSteps} x={starts[at]} width={ms} height={height} />
          ))}
        </svg>
      )}
      <ul>
        {phases.map(({ label, ms }, at) => (
          <li key={label}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect data-step={at % maxSteps} width={10} height={10} />
            </svg>
            {label} {formatNumber(Math.round(ms), lang)} ms
          </li>
        ))}
        <li>
          <strong>{total}</strong>
        </li>
      </ul>
    </div>
  );
}
