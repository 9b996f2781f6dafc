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

/** Shorter than what proxies and our own server take for a dead connection; a blank between elements means nothing. */
const heartbeatMs = 15_000;
const encoder = new TextEncoder();

/** A page that is sent up to what is not known yet, and goes on with each piece that becomes known while somebody reads. */
export function filledStream(
  content: string,
  { fillings, before, after }: { fillings: Fillings; before: Buffer[]; after: Buffer[] },
): ReadableStream<Uint8Array> {
  const texts = filledTexts(content, fillings);
  let isOpen = true;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.concat(before)),
    async pull(controller) {
      const beat = setInterval(() => isOpen && controller.enqueue(encoder.encode("\n")), heartbeatMs);
      try {
        const { done, value } = await texts.next();
        if (!isOpen) return;
        controller.enqueue(done ? Buffer.concat(after) : encoder.encode(value));
        if (done) controller.close();
      } finally {
        clearInterval(beat);
      }
    },
    async cancel() {
      isOpen = false;
      await texts.return();
    },
  });
}
