/** InlineCode in which backticks mark code. */
export const InlineCode = ({ text }: { text: string }) =>
  text.split("`").map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
