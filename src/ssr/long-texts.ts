import { ownTurns } from "#core/own-turn.ts";
import type { StandIn } from "#ui/long-text.ts";

/** Shorter texts are React's. */
const minLength = 16 * 1024;
/** What is escaped in one go, which takes less than a millisecond. */
const sliceLength = 32 * 1024;

const encoder = new TextEncoder();

/** A text as it stands in an element: by the runtime, since a million signs that are replaced by scripts take 30 ms. */
const escaped = (text: string): Uint8Array => encoder.encode(Bun.escapeHTML(text));

const isFirstHalf = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

/** The slices of a text, none of which ends within a character. */
function* slicesOf(text: string): Generator<string, void, undefined> {
  for (let at = 0; at < text.length;) {
    const end = at + sliceLength;
    const cut = end < text.length && isFirstHalf(text.charCodeAt(end - 1)) ? end - 1 : end;
    yield text.slice(at, cut);
    at = cut;
  }
}

export type LongTexts = {
  readonly standIn: StandIn;
  /** How many UTF-16 units they have, 0 where a page has none. */
  readonly length: () => number;
  /** A page with its long texts in the places of their marks. The thread is given up between slices. */
  readonly pieces: (page: string) => AsyncGenerator<Uint8Array, void, undefined>;
};

/**
 * The long texts of one page. React would escape them sign by sign in one go, and a page of six megabytes would be made of
 * a form of one and kept until it is read.
 */
export function createLongTexts(): LongTexts {
  // Nobody can have typed it.
  const mark = `text-${crypto.randomUUID()}-`;
  const texts: string[] = [];
  const standIn: StandIn = (text) =>
    typeof text === "string" && text.length >= minLength ? `${mark}${texts.push(text) - 1}.` : text;
  async function* pieces(page: string) {
    const turn = ownTurns();
    for (const part of page.split(new RegExp(`(${mark}\\d+\\.)`))) {
      const text = part.startsWith(mark) ? texts[Number.parseInt(part.slice(mark.length), 10)] : undefined;
      // A parser leaves the first line break of a field or a block out.
      if (text?.startsWith("\n")) yield encoder.encode("\n");
      for (const slice of slicesOf(text ?? part)) {
        await turn();
        yield text === undefined ? encoder.encode(slice) : escaped(slice);
      }
    }
  }
  return { standIn, length: () => texts.reduce((sum, { length }) => sum + length, 0), pieces };
}
