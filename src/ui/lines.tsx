import type { Texts } from "../core/i18n.ts";
import { CopyButton, Copyable, type copyTexts } from "./copy-button.tsx";

/** One short outcome, or a list of them, to be copied. */
export function Lines({
  label,
  lines,
  texts,
}: {
  label: string;
  lines: readonly string[];
  texts: Texts<(typeof copyTexts)[number]>;
}) {
  const linesText = lines.join("\n");
  return (
    <div className="line">
      {lines.length === 1 ? (
        <Copyable text={linesText} texts={texts} />
      ) : (
        <>
          <LineList label={label} lines={lines} />
          <CopyButton text={linesText} texts={texts} />
        </>
      )}
    </div>
  );
}

/** A line each, told apart however they wrap. */
function LineList({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must take the focus
    <section className="output rows" aria-label={label} tabIndex={0}>
      {lines.map((listLine, lineIndex) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
        <code key={lineIndex}>{listLine}</code>
      ))}
    </section>
  );
}
