import { type MarkdownInline, inlineTree } from "./inline-tree.ts";
import { safeHref, startOfLink, urlAt } from "./links.ts";

const plainPattern = /[^\\`*_~[\]!<\nhH]+/y;
const punctuation = /[\p{P}\p{S}]/u;

const isSpace = (char: string | undefined): boolean => char === undefined || /\s/.test(char);
const isPunctuation = (char: string | undefined): boolean => char !== undefined && punctuation.test(char);
const isWord = (char: string | undefined): boolean => !isSpace(char) && !isPunctuation(char);

/** For each length, where runs of that many backticks are: a code span ends at the next run of its own length. */
function backtickRuns(markdown: string): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (const { 0: codeRun, index } of markdown.matchAll(/`+/g)) {
    const places = runs.get(codeRun.length);
    if (places) places.push(index);
    else runs.set(codeRun.length, [index]);
  }
  for (const places of runs.values()) places.reverse();
  return runs;
}

function endOfRun(markdown: string, runStart: number): number {
  let end = runStart + 1;
  while (markdown[end] === markdown[runStart]) end += 1;
  return end;
}

/** Marks of emphasis one behind the other, and which side of a text they may stand at. */
function markRunAt(markdown: string, runStart: number) {
  const mark = markdown[runStart];
  const end = endOfRun(markdown, runStart);
  const size = end - runStart;
  const [before, after] = [markdown[runStart - 1], markdown[end]];
  const isIntraword = mark === "_" && isWord(before) && isWord(after);
  const isKnown = size <= 3 && (mark !== "~" || size === 2) && !isIntraword;
  return { size, canOpen: isKnown && !isSpace(after), canClose: isKnown && !isSpace(before) };
}

/** A code span and where it ends; null where nothing closes the run of backticks. */
function codeSpanAt(
  markdown: string,
  codeStart: number,
  backticks: ReadonlyMap<number, number[]>,
): { readonly code: string | null; readonly end: number } {
  const runEnd = endOfRun(markdown, codeStart);
  const closingBackticks = backticks.get(runEnd - codeStart) ?? [];
  while ((closingBackticks.at(-1) ?? Infinity) < runEnd) closingBackticks.pop();
  const codeEnd = closingBackticks.at(-1);
  if (codeEnd === undefined) return { code: null, end: runEnd };
  const codeText = markdown.slice(runEnd, codeEnd).replaceAll("\n", " ");
  const code = /^ .* $/.test(codeText) && codeText.trim() ? codeText.slice(1, -1) : codeText;
  return { code, end: codeEnd + (runEnd - codeStart) };
}

/** The text of a paragraph, heading or cell. Reads every character a bounded number of times. */
export function parseInline(markdown: string): MarkdownInline[] {
  const tree = inlineTree();
  const backticks = backtickRuns(markdown);
  let inlineOffset = 0;

  function readMarks(mark: string): void {
    const { size: runSize, canOpen, canClose } = markRunAt(markdown, inlineOffset);
    let marksLeft = runSize;
    inlineOffset += runSize;
    while (marksLeft > 0) {
      const closed = canClose ? tree.close(mark, marksLeft) : 0;
      const size = Math.min(marksLeft, 2);
      if (closed === 0 && canOpen) tree.open(mark, size);
      else if (closed === 0) return tree.write(mark.repeat(marksLeft));
      marksLeft -= closed || size;
    }
  }

  function readCode(): void {
    const { code, end } = codeSpanAt(markdown, inlineOffset, backticks);
    if (code === null) tree.write(markdown.slice(inlineOffset, end));
    else tree.add({ kind: "code", text: code });
    inlineOffset = end;
  }

  function readBracketEnd(): void {
    const link = tree.hasOpenLink() ? startOfLink(markdown, inlineOffset + 1) : null;
    const href = link && safeHref(link.href);
    tree.closeLink(href);
    inlineOffset = link && href ? link.end : inlineOffset + 1;
  }

  function readOne(char: string): void {
    if (char === "*" || char === "_" || char === "~") return readMarks(char);
    if (char === "`") return readCode();
    if (char === "]") return readBracketEnd();
    const nextSign = markdown[inlineOffset + 1] ?? "";
    const url = isWord(markdown[inlineOffset - 1]) ? null : urlAt(markdown, inlineOffset);
    inlineOffset += url ? url.length : 1;
    if (url?.href) tree.add({ kind: "link", href: url.href, children: [{ kind: "text", text: url.text }] });
    else if (url) tree.write(markdown.slice(inlineOffset - url.length, inlineOffset));
    else if (char === "[") tree.open(char, 1);
    else if (char === "\n") tree.add({ kind: "break" });
    else if (char === "\\" && nextSign === "\n") {
      tree.add({ kind: "break" });
      inlineOffset += 1;
    } else if (char === "\\" && /[!-/:-@[-`{-~]/.test(nextSign)) {
      tree.write(nextSign);
      inlineOffset += 1;
    } else if (char === "<" && /^<br ?\/?>/i.test(markdown.slice(inlineOffset - 1, inlineOffset + 5))) {
      tree.add({ kind: "break" });
      inlineOffset = markdown.indexOf(">", inlineOffset) + 1;
    } else if (char !== "!" || nextSign !== "[") tree.write(char);
  }

  while (inlineOffset < markdown.length) {
    plainPattern.lastIndex = inlineOffset;
    const [plainText = ""] = plainPattern.exec(markdown) ?? [];
    if (plainText) tree.write(plainText);
    inlineOffset += plainText.length;
    const char = markdown[inlineOffset];
    if (char !== undefined) readOne(char);
  }
  return tree.nodes;
}
