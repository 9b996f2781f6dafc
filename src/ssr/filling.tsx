import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What a page is filled with as it becomes known, one for each of its marks in their order. */
export type Fillings = readonly AsyncIterable<ReactNode>[];

/** Nobody can have typed it. */
const fillMark = `fill-${crypto.randomUUID()}`;

/** An element that is filled after what stands before it has been sent; needs no script. */
export const Filled = ({ as: Element }: { readonly as: "tbody" | "div" }) => (
  // oxlint-disable-next-line react/no-danger -- a mark, in whose place markup of ours is sent
  <Element dangerouslySetInnerHTML={{ __html: fillMark }} />
);

async function* filledTexts(content: string, fillings: Fillings): AsyncGenerator<string, void, undefined> {
  for (const [at, part] of content.split(fillMark).entries()) {
    yield part;
    const filling = fillings[at];
    if (filling) for await (const piece of filling) yield renderToStaticMarkup(piece);
  }
}

/** A page that is sent up to what is not known yet, and goes on with each piece that becomes known while somebody reads. */
export async function* filledPage(
  content: string,
  { fillings, before, after }: { fillings: Fillings; before: Buffer[]; after: Buffer[] },
): AsyncGenerator<string | Uint8Array, void, undefined> {
  yield Buffer.concat(before);
  yield* filledTexts(content, fillings);
  yield Buffer.concat(after);
}
