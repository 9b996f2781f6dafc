const height = 28;

/** The clicks of some days as a line, for the eye alone: each day one unit apart, as high as the highest of them. */
export function Sparkline({ clicks }: { clicks: readonly number[] }) {
  const most = Math.max(1, ...clicks);
  const points = clicks.map((count, at) => `${at} ${Math.round(height * (1 - count / most))}`).join(" ");
  const last = clicks.length - 1;
  return (
    <svg
      className="spark"
      viewBox={`0 -1 ${Math.max(1, last)} ${height + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0 ${height} ${points} ${last} ${height}`} />
      <polyline points={points} />
    </svg>
  );
}
