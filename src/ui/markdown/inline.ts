import { type Inline, inlineTree } from "./inline-tree.ts";
import { safeHref, startOfLink, urlAt } from "./links.ts";

const plainPattern = /[^\\`*_~[\]!<\nhH]+/y;
const punctuation = /[\p{P}\p{S}]/u;

const isSpace = (char: string | undefined): boolean => char === undefined || /\s/.test(char);
const isPunctuation = (char: string | undefined): boolean => char !== undefined && punctuation.test(char);
const isWord = (char: string | undefined): boolean => !isSpace(char) && !isPunctuation(char);

/** For each length, where runs of that many backticks are: a code span ends at the next run of its own length. */
function backtickRuns(markdown: string): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (const { 0: run, index } of markdown.matchAll(/`+/g)) {
    const places = runs.get(run.length);
    if (places) places.push(index);
    else runs.set(run.length, [index]);
  }
  for (const places of runs.values()) places.reverse();
  return runs;
}

function endOfRun(markdown: string, start: number): number {
  let end = start + 1;
  while (markdown[end] === markdown[start]) end += 1;
  return end;
}

/** Marks of emphasis one behind the other, and which side of a text they may stand at. */
function markRunAt(markdown: string, start: number) {
  const mark = markdown[start];
  const end = endOfRun(markdown, start);
  const size = end - start;
  const [before, after] = [markdown[start - 1], markdown[end]];
  const isIntraword = mark === "_" && isWord(before) && isWord(after);
  const isKnown = size <= 3 && (mark !== "~" || size === 2) && !isIntraword;
  return { size, canOpen: isKnown && !isSpace(after), canClose: isKnown && !isSpace(before) };
}

/** A code span and where it ends; null where nothing closes the run of backticks. */
function codeSpanAt(
  markdown: string,
  start: number,
  backticks: ReadonlyMap<number, number[]>,
): { readonly code: string | null; readonly end: number } {
  const runEnd = endOfRun(markdown, start);
  const closingBackticks = backticks.get(runEnd - start) ?? [];
  while ((closingBackticks.at(-1) ?? Infinity) < runEnd) closingBackticks.pop();
  const codeEnd = closingBackticks.at(-1);
  if (codeEnd === undefined) return { code: null, end: runEnd };
  const text = markdown.slice(runEnd, codeEnd).replaceAll("\n", " ");
  const code = /^ .* $/.test(text) && text.trim() ? text.slice(1, -1) : text;
  return { code, end: codeEnd + (runEnd - start) };
}

/** The text of a paragraph, heading or cell. Reads every character a bounded number of times. */
export function parseInline(markdown: string): Inline[] {
  const tree = inlineTree();
  const backticks = backtickRuns(markdown);
  let place = 0;

  function readMarks(mark: string): void {
    const { size: runSize, canOpen, canClose } = markRunAt(markdown, place);
    let marksLeft = runSize;
    place += runSize;
    while (marksLeft > 0) {
      const closed = canClose ? tree.close(mark, marksLeft) : 0;
      const size = Math.min(marksLeft, 2);
      if (closed === 0 && canOpen) tree.open(mark, size);
      else if (closed === 0) return tree.write(mark.repeat(marksLeft));
      marksLeft -= closed || size;
    }
  }

  function readCode(): void {
    const { code, end } = codeSpanAt(markdown, place, backticks);
    if (code === null) tree.write(markdown.slice(place, end));
    else tree.add({ kind: "code", text: code });
    place = end;
  }

  function readBracketEnd(): void {
    const link = tree.hasOpenLink() ? startOfLink(markdown, place + 1) : null;
    const href = link && safeHref(link.href);
    tree.closeLink(href);
    place = link && href ? link.end : place + 1;
  }

  function readOne(char: string): void {
    if (char === "*" || char === "_" || char === "~") return readMarks(char);
    if (char === "`") return readCode();
    if (char === "]") return readBracketEnd();
    const next = markdown[place + 1] ?? "";
    const url = isWord(markdown[place - 1]) ? null : urlAt(markdown, place);
    place += url ? url.length : 1;
    if (url?.href) tree.add({ kind: "link", href: url.href, children: [{ kind: "text", text: url.text }] });
    else if (url) tree.write(markdown.slice(place - url.length, place));
    else if (char === "[") tree.open(char, 1);
    else if (char === "\n") tree.add({ kind: "break" });
    else if (char === "\\" && /[!-/:-@[-`{-~]/.test(next)) {
      tree.write(next);
      place += 1;
    } else if (char === "<" && /^<br ?\/?>/i.test(markdown.slice(place - 1, place + 5))) {
      tree.add({ kind: "break" });
      place = markdown.indexOf(">", place) + 1;
    } else if (char !== "!" || next !== "[") tree.write(char);
  }

  while (place < markdown.length) {
    plainPattern.lastIndex = place;
    const [text = ""] = plainPattern.exec(markdown) ?? [];
    if (text) tree.write(text);
    place += text.length;
    const char = markdown[place];
    if (char !== undefined) readOne(char);
  }
  return tree.nodes;
}
