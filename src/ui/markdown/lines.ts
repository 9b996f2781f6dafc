export const isBlank = (markdownLine: string | undefined): boolean =>
  markdownLine === undefined || markdownLine.trim() === "";

export const indentOf = (markdownLine: string): number =>
  markdownLine.length - markdownLine.trimStart().length;

export type CodeFence = {
  readonly mark: string;
  readonly length: number;
  readonly indent: number;
  readonly info: string;
};

export function fenceOf(markdownLine: string): CodeFence | null {
  const [, fenceMark = "", fenceRest = ""] = /^ *(`{3,}|~{3,})(.*)/.exec(markdownLine) ?? [];
  if (!fenceMark || (fenceMark.startsWith("`") && fenceRest.includes("`"))) return null;
  const [fenceInfo = ""] = fenceRest.trim().split(" ", 1);
  return {
    mark: fenceMark.charAt(0),
    length: fenceMark.length,
    indent: indentOf(markdownLine),
    info: fenceInfo,
  };
}

export function headingOf(markdownLine: string): { level: number; text: string } | null {
  const [, headingMarks = "", headingRest = ""] = /^ {0,3}(#{1,6})(?: (.*))?$/.exec(markdownLine) ?? [];
  if (!headingMarks) return null;
  let headingEnd = headingRest.trimEnd().length;
  while (headingRest[headingEnd - 1] === "#") headingEnd -= 1;
  const isClosed = headingEnd === 0 || headingRest[headingEnd - 1] === " ";
  return {
    level: headingMarks.length,
    text: (isClosed ? headingRest.slice(0, headingEnd) : headingRest).trim(),
  };
}

export const isThematicBreak = (markdownLine: string): boolean =>
  /^([-*_])\1{2,}$/.test(markdownLine.replaceAll(" ", ""));

export type ListMarker = {
  readonly indent: number;
  readonly isOrdered: boolean;
  readonly number: number;
  /** Where the item's text begins. */
  readonly width: number;
};

export function markerOf(markdownLine: string): ListMarker | null {
  const markerIndent = indentOf(markdownLine);
  const [wholeMarker, listMark = "", markerGap = ""] =
    /^([-*+]|\d{1,9}[.)])( {1,4}|$)/.exec(markdownLine.slice(markerIndent)) ?? [];
  if (wholeMarker === undefined) return null;
  const isOrdered = /^\d/.test(listMark);
  return {
    indent: markerIndent,
    isOrdered,
    number: isOrdered ? Number.parseInt(listMark, 10) : 0,
    width: markerIndent + listMark.length + markerGap.length,
  };
}

/** Whether a line ends the paragraph above it. A number does so only as 1, or a year would begin a list. */
export function startsBlock(markdownLine: string): boolean {
  const marker = markerOf(markdownLine);
  return (
    /^ {0,3}>/.test(markdownLine) ||
    headingOf(markdownLine) !== null ||
    fenceOf(markdownLine) !== null ||
    isThematicBreak(markdownLine) ||
    (marker !== null && (!marker.isOrdered || marker.number === 1))
  );
}
