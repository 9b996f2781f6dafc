import type { Texts } from "#core/i18n.ts";
import { CopyIcon, Copyable, type copyTexts } from "./copy-button.tsx";
import { ScrollBox } from "./scroll-box.tsx";

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
          <CopyIcon text={linesText} texts={texts} />
        </>
      )}
    </div>
  );
}

/** A line each, told apart however they wrap. */
function LineList({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <ScrollBox label={label} className="output rows">
      {lines.map((listLine, lineIndex) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
        <code key={lineIndex}>{listLine}</code>
      ))}
    </ScrollBox>
  );
}
