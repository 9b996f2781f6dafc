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
export function inlineTree() {
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
