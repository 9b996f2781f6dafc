/** InlineCode in which backticks mark code. */
export const InlineCode = ({ text }: { text: string }) =>
  text
    .split("`")
    .map((textPart, partIndex) => (partIndex % 2 === 1 ? <code key={partIndex}>{textPart}</code> : textPart));
