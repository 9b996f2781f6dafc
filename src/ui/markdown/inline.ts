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

/** The text of a paragraph, heading or cell. Reads every character a bounded number of times. */
export function parseInline(markdown: string): Inline[] {
  const tree = inlineTree();
  const backticks = backtickRuns(markdown);
  let place = 0;

  function readMarks(mark: string): void {
    let end = place;
    while (markdown[end] === mark) end += 1;
    const [before, after] = [markdown[place - 1], markdown[end]];
    const isIntraword = mark === "_" && isWord(before) && isWord(after);
    const isKnown = end - place <= 3 && (mark !== "~" || end - place === 2) && !isIntraword;
    let marksLeft = end - place;
    place = end;
    while (marksLeft > 0) {
      const closed = isKnown && !isSpace(before) ? tree.close(mark, marksLeft) : 0;
      const size = Math.min(marksLeft, 2);
      if (closed === 0 && isKnown && !isSpace(after)) tree.open(mark, size);
      else if (closed === 0) return tree.write(mark.repeat(marksLeft));
      marksLeft -= closed || size;
    }
  }

  function readCode(): void {
    let end = place;
    while (markdown[end] === "`") end += 1;
    const closingBackticks = backticks.get(end - place) ?? [];
    while ((closingBackticks.at(-1) ?? Infinity) < end) closingBackticks.pop();
    const codeEnd = closingBackticks.at(-1);
    if (codeEnd === undefined) tree.write(markdown.slice(place, end));
    else {
      const text = markdown.slice(end, codeEnd).replaceAll("\n", " ");
      tree.add({ kind: "code", text: /^ .* $/.test(text) && text.trim() ? text.slice(1, -1) : text });
    }
    place = codeEnd === undefined ? end : codeEnd + (end - place);
  }

  function readBracketEnd(): void {
    const link = tree.hasOpenLink() ? startOfLink(markdown, place + 1) : null;
    const href = link && safeHref(link.href);
    tree.closeLink(href);
    place = link && href ? link.end : place + 1;
  }

  function readOne(char: string): void {
    switch (char) {
      case "*":
      case "_":
      case "~":
        return readMarks(char);
      case "`":
        return readCode();
      case "]":
        return readBracketEnd();
      default:
    }
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
