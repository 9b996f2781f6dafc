type Paragraph = { readonly quoteDepth: number; readonly pieces: string[] };

const signatureSeparator = "-- ";

const quotedText = ({ quoteDepth, pieces }: Paragraph): string => {
  const paragraphText = pieces.join("");
  return ">".repeat(quoteDepth) + (quoteDepth > 0 && paragraphText ? " " : "") + paragraphText;
};

/**
 * The paragraphs of text in `format=flowed` (RFC 3676), a line each, quoted ones behind as many `>` as they were.
 * `isDelSp` says that the blank at a flowed line's end is not part of the text.
 */
export function joinFlowedLines(flowedText: string, isDelSp: boolean): string {
  const paragraphs: Paragraph[] = [];
  let openParagraph: Paragraph | null = null;
  for (const line of flowedText.split(/\r?\n/)) {
    const quoteDepth = line.search(/[^>]|$/);
    const content = line.slice(line[quoteDepth] === " " ? quoteDepth + 1 : quoteDepth);
    const isSeparator = content === signatureSeparator;
    const isFlowed = content.endsWith(" ") && !isSeparator;
    const piece = isFlowed && isDelSp ? content.slice(0, -1) : content;
    // a flowed line before one of another depth or before a signature is a sender's fault: its paragraph ends there
    const isJoined: boolean = openParagraph?.quoteDepth === quoteDepth && !isSeparator;
    const paragraph: Paragraph = isJoined && openParagraph ? openParagraph : { quoteDepth, pieces: [] };
    paragraph.pieces.push(piece);
    if (!isJoined) paragraphs.push(paragraph);
    openParagraph = isFlowed ? paragraph : null;
  }
  return paragraphs.map(quotedText).join("\n");
}
