/** Streams a page by React alone, as the same tree of elements: the limit that rendered pages are held against. */
import { type ReactNode, createElement } from "react";
import { renderToReadableStream } from "react-dom/server";

const [file = ""] = process.argv.slice(2);

type Element = { readonly tag: string; readonly props: Record<string, string>; readonly children: Node[] };
type Node = Element | string;

const names: Readonly<Record<string, string>> = { class: "className", for: "htmlFor", charset: "charSet" };
const voidTags = new Set(["meta", "link", "input", "img", "br", "hr"]);

/** The elements of a page as its markup says. */
function elementsOf(html: string): Element {
  const root: Element = { tag: "", props: {}, children: [] };
  const open = [root];
  const rewriter = new HTMLRewriter()
    .on("*", {
      element(element) {
        const props = [...element.attributes].filter(([name]) => name !== "style");
        const made: Element = {
          tag: element.tagName,
          props: Object.fromEntries(props.map(([name, value]) => [names[name] ?? name, value])),
          children: [],
        };
        open.at(-1)?.children.push(made);
        if (voidTags.has(made.tag)) return;
        open.push(made);
        element.onEndTag(() => void open.pop());
      },
    })
    .onDocument({
      text: ({ text }) => {
        const children = open.at(-1)?.children;
        const last = children?.at(-1);
        if (typeof last === "string") children?.splice(-1, 1, last + text);
        else if (text) children?.push(text);
      },
    });
  rewriter.transform(html);
  const [page] = root.children.filter((node) => typeof node !== "string");
  if (!page) throw new Error("The page has no elements");
  return page;
}

/** Components as they are in a page: made anew for each request. */
const render = (node: Node): ReactNode =>
  typeof node === "string" ? node : createElement(node.tag, node.props, ...node.children.map(render));

const page = elementsOf(await Bun.file(file).text());
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: async () =>
    new Response(await renderToReadableStream(render(page)), {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    }),
});
console.log(`listening on 127.0.0.1:${server.port}`);
