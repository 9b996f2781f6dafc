import { safeHref, startOfLink, urlAt } from "./links.ts";

export type Inline =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "em" | "strong" | "del"; readonly children: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline[] };

/** A mark that may yet find its end; `at` is where it stands, as text, among the nodes. */
type Opener = { readonly mark: string; readonly size: number; readonly at: number };

/** So many marks may be open at once; the oldest is then plain text. It also bounds how deep nodes nest. */
const mostOpen = 12;
const plain = /[^\\`*_~[\]!<\nhH]+/y;
const punctuation = /[\p{P}\p{S}]/u;

const isSpace = (char: string | undefined): boolean => char === undefined || /\s/.test(char);
const isPunctuation = (char: string | undefined): boolean => char !== undefined && punctuation.test(char);
const isWord = (char: string | undefined): boolean => !isSpace(char) && !isPunctuation(char);

/** Links stand in no other link. */
const unlinked = (nodes: readonly Inline[]): Inline[] =>
  nodes.flatMap((node) => {
    if (node.kind === "link") return node.children;
    return "children" in node ? [{ ...node, children: unlinked(node.children) }] : [node];
  });

/** For each length, where runs of so many backticks stand: a code span ends at the next run of its own length. */
function backtickRuns(source: string): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (const { 0: run, index } of source.matchAll(/`+/g)) {
    const places = runs.get(run.length);
    if (places) places.push(index);
    else runs.set(run.length, [index]);
  }
  for (const places of runs.values()) places.reverse();
  return runs;
}

/** The text of a paragraph, heading or cell. Reads every character a bounded number of times. */
export function parseInline(source: string): Inline[] {
  const nodes: Inline[] = [];
  const openers: Opener[] = [];
  const backticks = backtickRuns(source);
  let place = 0;
  let hasOwnText = false;

  function write(text: string): void {
    const last = nodes.at(-1);
    if (hasOwnText && last?.kind === "text")
      nodes[nodes.length - 1] = { kind: "text", text: last.text + text };
    else nodes.push({ kind: "text", text });
    hasOwnText = true;
  }

  function add(node: Inline): void {
    nodes.push(node);
    hasOwnText = false;
  }

  function open(mark: string, size: number): void {
    if (openers.length === mostOpen) openers.shift();
    openers.push({ mark, size, at: nodes.length });
    add({ kind: "text", text: mark.repeat(size) });
  }

  /** Takes everything after an opener for its children. */
  function wrap(index: number, node: (children: Inline[]) => Inline): void {
    const at = openers[index]?.at ?? nodes.length;
    const children = nodes.splice(at + 1);
    nodes[at] = node(children);
    openers.length = index;
    hasOwnText = false;
  }

  function close(mark: string, most: number): number {
    const index = openers.findLastIndex((opener) => opener.mark === mark && opener.size <= most);
    const opener = openers[index];
    if (!opener || opener.at === nodes.length - 1) return 0;
    const kind = mark === "~" ? "del" : opener.size === 2 ? "strong" : "em";
    wrap(index, (children) => ({ kind, children }));
    return opener.size;
  }

  function readMarks(mark: string): void {
    let end = place;
    while (source[end] === mark) end += 1;
    const [before, after] = [source[place - 1], source[end]];
    const isIntraword = mark === "_" && isWord(before) && isWord(after);
    const isKnown = end - place <= 3 && (mark !== "~" || end - place === 2) && !isIntraword;
    let left = end - place;
    place = end;
    while (left > 0) {
      const closed = isKnown && !isSpace(before) ? close(mark, left) : 0;
      const size = Math.min(left, 2);
      if (closed === 0 && isKnown && !isSpace(after)) open(mark, size);
      else if (closed === 0) return write(mark.repeat(left));
      left -= closed || size;
    }
  }

  function readCode(): void {
    let end = place;
    while (source[end] === "`") end += 1;
    const ends = backticks.get(end - place) ?? [];
    while ((ends.at(-1) ?? Infinity) < end) ends.pop();
    const close = ends.at(-1);
    if (close === undefined) write(source.slice(place, end));
    else {
      const text = source.slice(end, close).replaceAll("\n", " ");
      add({ kind: "code", text: /^ .* $/.test(text) && text.trim() ? text.slice(1, -1) : text });
    }
    place = close === undefined ? end : close + (end - place);
  }

  function readBracketEnd(): void {
    const index = openers.findLastIndex(({ mark }) => mark === "[");
    const link = index < 0 ? null : startOfLink(source, place + 1);
    const href = link && safeHref(link.href);
    if (!link || !href) {
      if (index >= 0) openers.splice(index, 1);
      write("]");
      place += 1;
      return;
    }
    wrap(index, (children) => ({ kind: "link", href, children: unlinked(children) }));
    place = link.end;
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
    const next = source[place + 1] ?? "";
    const url = isWord(source[place - 1]) ? null : urlAt(source, place);
    place += url ? url.length : 1;
    if (url?.href) add({ kind: "link", href: url.href, children: [{ kind: "text", text: url.text }] });
    else if (url) write(source.slice(place - url.length, place));
    else if (char === "[") open(char, 1);
    else if (char === "\n") add({ kind: "break" });
    else if (char === "\\" && /[!-/:-@[-`{-~]/.test(next)) {
      write(next);
      place += 1;
    } else if (char === "<" && /^<br ?\/?>/i.test(source.slice(place - 1, place + 5))) {
      add({ kind: "break" });
      place = source.indexOf(">", place) + 1;
    } else if (char !== "!" || next !== "[") write(char);
  }

  while (place < source.length) {
    plain.lastIndex = place;
    const [text = ""] = plain.exec(source) ?? [];
    if (text) write(text);
    place += text.length;
    const char = source[place];
    if (char !== undefined) readOne(char);
  }
  return nodes;
}
