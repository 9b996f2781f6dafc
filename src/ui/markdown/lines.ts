export const isBlank = (markdownLine: string | undefined): boolean =>
  markdownLine === undefined || markdownLine.trim() === "";

export const indentOf = (markdownLine: string): number =>
  markdownLine.length - markdownLine.trimStart().length;

export type Fence = {
  readonly mark: string;
  readonly length: number;
  readonly indent: number;
  readonly info: string;
};

export function fenceOf(markdownLine: string): Fence | null {
  const [, mark = "", rest = ""] = /^ *(`{3,}|~{3,})(.*)$/.exec(markdownLine) ?? [];
  if (!mark || (mark.startsWith("`") && rest.includes("`"))) return null;
  const [info = ""] = rest.trim().split(" ", 1);
  return { mark: mark.charAt(0), length: mark.length, indent: indentOf(markdownLine), info };
}

export function headingOf(markdownLine: string): { level: number; text: string } | null {
  const [, marks = "", rest = ""] = /^ {0,3}(#{1,6})(?: (.*))?$/.exec(markdownLine) ?? [];
  if (!marks) return null;
  let end = rest.trimEnd().length;
  while (rest[end - 1] === "#") end -= 1;
  const isClosed = end === 0 || rest[end - 1] === " ";
  return { level: marks.length, text: (isClosed ? rest.slice(0, end) : rest).trim() };
}

export const isThematicBreak = (markdownLine: string): boolean =>
  /^([-*_])\1{2,}$/.test(markdownLine.replaceAll(" ", ""));

export type Marker = {
  readonly indent: number;
  readonly isOrdered: boolean;
  readonly number: number;
  /** Where the item's text begins. */
  readonly width: number;
};

export function markerOf(markdownLine: string): Marker | null {
  const indent = indentOf(markdownLine);
  const [whole, mark = "", gap = ""] =
    /^([-*+]|\d{1,9}[.)])( {1,4}|$)/.exec(markdownLine.slice(indent)) ?? [];
  if (whole === undefined) return null;
  const isOrdered = /^\d/.test(mark);
  return {
    indent,
    isOrdered,
    number: isOrdered ? Number.parseInt(mark, 10) : 0,
    width: indent + mark.length + gap.length,
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
