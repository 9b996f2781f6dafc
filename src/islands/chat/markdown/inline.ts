import { bareWebAddress, linkedAddress } from "#core/web-address.ts";

const mailOrWeb = new Set(["http:", "https:", "mailto:"]);

/** An absolute web or mail address, normalised; null for everything else, `javascript:` above all. */
function safeHref(linkAddress: string): string | null {
  const url = linkedAddress(linkAddress);
  return url && mailOrWeb.has(url.protocol) ? url.href : null;
}

/** `(address "title")`; whitespace is bounded, so that a failed attempt costs no more than the address. */
const linkTarget =
  /\( {0,3}<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: {1,3}(?:"[^"\n]*"|'[^'\n]*'))? {0,3}\)/y;

/** What follows `[text]`. */
function startOfLink(markdownSource: string, sourceOffset: number): { href: string; end: number } | null {
  linkTarget.lastIndex = sourceOffset;
  const [wholeTarget, linkHref] = linkTarget.exec(markdownSource) ?? [];
  return wholeTarget !== undefined && linkHref
    ? { href: linkHref, end: sourceOffset + wholeTarget.length }
    : null;
}

const bareUrlPattern = /(<)?(https?:\/\/[^\s<>"'`|\\^{}[\]、。，；：！？）」』】]+)(>)?/iy;

type BareUrl = {
  /** Null when it only looked like an address. */
  readonly href: string | null;
  readonly text: string;
  readonly length: number;
};

/** An address that stands in the text as it is, or in angle brackets. */
function urlAt(markdownSource: string, sourceOffset: number): BareUrl | null {
  bareUrlPattern.lastIndex = sourceOffset;
  const [wholeUrl, openBracket, urlAddress = "", closeBracket] = bareUrlPattern.exec(markdownSource) ?? [];
  if (wholeUrl === undefined || (openBracket && !closeBracket)) return null;
  const urlText = openBracket ? urlAddress : bareWebAddress(urlAddress);
  return { href: safeHref(urlText), text: urlText, length: openBracket ? wholeUrl.length : urlText.length };
}

export type MarkdownInline =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "em" | "strong" | "del"; readonly children: readonly MarkdownInline[] }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly MarkdownInline[] };

/** A delimiter that may yet be closed; `at` is where it stands, as text, among the nodes. */
type Opener = { readonly mark: string; readonly size: number; readonly at: number };

/** The most delimiters that may be open at once; the oldest is then plain text. It also bounds how deep nodes nest. */
const maxOpen = 12;

/** Links stand in no other link. */
const unlinked = (nodes: readonly MarkdownInline[]): MarkdownInline[] =>
  nodes.flatMap((inlineNode) => {
    if (inlineNode.kind === "link") return inlineNode.children;
    return "children" in inlineNode
      ? [{ ...inlineNode, children: unlinked(inlineNode.children) }]
      : [inlineNode];
  });

/** The nodes of a text as they are read: what is written joins the text before it, a closing delimiter wraps what it opened. */
function inlineTree() {
  const nodes: MarkdownInline[] = [];
  const openers: Opener[] = [];
  let hasOwnText = false;

  function writeText(inlineText: string): void {
    const lastNode = nodes.at(-1);
    if (hasOwnText && lastNode?.kind === "text")
      nodes[nodes.length - 1] = { kind: "text", text: lastNode.text + inlineText };
    else nodes.push({ kind: "text", text: inlineText });
    hasOwnText = true;
  }

  function addNode(inlineNode: MarkdownInline): void {
    nodes.push(inlineNode);
    hasOwnText = false;
  }

  function openMark(inlineMark: string, markSize: number): void {
    if (openers.length === maxOpen) openers.shift();
    openers.push({ mark: inlineMark, size: markSize, at: nodes.length });
    addNode({ kind: "text", text: inlineMark.repeat(markSize) });
  }

  /** Takes everything after an opener for its children. */
  function wrapNodes(index: number, makeNode: (children: MarkdownInline[]) => MarkdownInline): void {
    const openedAt = openers[index]?.at ?? nodes.length;
    const children = nodes.splice(openedAt + 1);
    nodes[openedAt] = makeNode(children);
    openers.length = index;
    hasOwnText = false;
  }

  /** Closes the last such delimiter that is no longer than `mostSigns`; gives its length, 0 when there is none. */
  function closeMark(inlineMark: string, mostSigns: number): number {
    const index = openers.findLastIndex((opener) => opener.mark === inlineMark && opener.size <= mostSigns);
    const opener = openers[index];
    if (!opener || opener.at === nodes.length - 1) return 0;
    const inlineKind = inlineMark === "~" ? "del" : opener.size === 2 ? "strong" : "em";
    wrapNodes(index, (children) => ({ kind: inlineKind, children }));
    return opener.size;
  }

  const linkAt = (): number => openers.findLastIndex(({ mark }) => mark === "[");

  /** Ends the last open link; without an address its brackets are text. */
  function closeLink(linkHref: string | null): void {
    const index = linkAt();
    if (index >= 0 && linkHref)
      wrapNodes(index, (children) => ({ kind: "link", href: linkHref, children: unlinked(children) }));
    else {
      if (index >= 0) openers.splice(index, 1);
      writeText("]");
    }
  }

  return {
    nodes,
    write: writeText,
    add: addNode,
    open: openMark,
    close: closeMark,
    hasOpenLink: () => linkAt() >= 0,
    closeLink,
  };
}

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
