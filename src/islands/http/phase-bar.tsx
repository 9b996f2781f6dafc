import { formatNumber } from "#core/format.ts";
import type { Lang } from "#core/i18n.ts";

export type Phase = { readonly label: string; readonly ms: number };

const maxSteps = 5;
const barHeight = 14;

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
  const phaseSum = phases.reduce((sumBefore, { ms }) => sumBefore + ms, 0);
  const phaseStarts = phases.map((_, phaseIndex) =>
    phases.slice(0, phaseIndex).reduce((sumBefore, { ms }) => sumBefore + ms, 0),
  );
  return (
    <div className="phases">
      {phaseSum > 0 && (
        <svg viewBox={`0 0 ${phaseSum} ${barHeight}`} preserveAspectRatio="none" aria-hidden="true">
          {phases.map(({ label, ms }, phaseIndex) => (
            <rect
              key={label}
              data-step={phaseIndex % maxSteps}
              x={phaseStarts[phaseIndex]}
              width={ms}
              height={barHeight}
            />
          ))}
        </svg>
      )}
      <ul>
        {phases.map(({ label, ms }, phaseIndex) => (
          <li key={label}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect data-step={phaseIndex % maxSteps} width={10} height={10} />
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
