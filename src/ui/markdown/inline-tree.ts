export type Inline =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "em" | "strong" | "del"; readonly children: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline[] };

/** A delimiter that may yet be closed; `at` is where it stands, as text, among the nodes. */
type Opener = { readonly mark: string; readonly size: number; readonly at: number };

/** The most delimiters that may be open at once; the oldest is then plain text. It also bounds how deep nodes nest. */
const maxOpen = 12;

/** Links stand in no other link. */
const unlinked = (nodes: readonly Inline[]): Inline[] =>
  nodes.flatMap((node) => {
    if (node.kind === "link") return node.children;
    return "children" in node ? [{ ...node, children: unlinked(node.children) }] : [node];
  });

/** The nodes of a text as they are read: what is written joins the text before it, a closing delimiter wraps what it opened. */
export function inlineTree() {
  const nodes: Inline[] = [];
  const openers: Opener[] = [];
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
    if (openers.length === maxOpen) openers.shift();
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

  /** Closes the last such delimiter that is no longer than `most`; gives its length, 0 when there is none. */
  function close(mark: string, most: number): number {
    const index = openers.findLastIndex((opener) => opener.mark === mark && opener.size <= most);
    const opener = openers[index];
    if (!opener || opener.at === nodes.length - 1) return 0;
    const kind = mark === "~" ? "del" : opener.size === 2 ? "strong" : "em";
    wrap(index, (children) => ({ kind, children }));
    return opener.size;
  }

  const linkAt = (): number => openers.findLastIndex(({ mark }) => mark === "[");

  /** Ends the last open link; without an address its brackets are text. */
  function closeLink(href: string | null): void {
    const index = linkAt();
    if (index >= 0 && href) wrap(index, (children) => ({ kind: "link", href, children: unlinked(children) }));
    else {
      if (index >= 0) openers.splice(index, 1);
      write("]");
    }
  }

  return { nodes, write, add, open, close, hasOpenLink: () => linkAt() >= 0, closeLink };
}
